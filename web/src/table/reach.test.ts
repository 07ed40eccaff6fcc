import { expect, test } from "vitest";
import { reach } from "./reach.ts";

test("a page that another device has opened is found where it is", () => {
  expect(reach("http://192.168.1.7:8000", ["http://10.0.0.3:8000"])).toEqual({ origin: "http://192.168.1.7:8000", alone: false });
  expect(reach("https://games.example", [])).toEqual({ origin: "https://games.example", alone: false });
  expect(reach("https://localhost.example", []).alone).toBe(false);
});

test.each(["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000", "http://lamplight.localhost"])(
  "a page on the server itself (%s) is found at home",
  (here) => {
    expect(reach(here, ["http://192.168.1.7:8000/", "http://10.0.0.3:8000"])).toEqual({ origin: "http://192.168.1.7:8000", alone: false });
    expect(reach(here, [])).toEqual({ origin: here, alone: true });
  },
);

test("where everybody finds the server counts for every page", () => {
  for (const here of ["http://127.0.0.1:8000", "http://192.168.1.7:8000"]) {
    expect(reach(here, ["http://10.0.0.3:8000"], "https://games.example/")).toEqual({ origin: "https://games.example", alone: false });
  }
  expect(reach("http://127.0.0.1:8000", [], "games.example").alone).toBe(true);
});

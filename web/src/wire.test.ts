import { expect, test } from "vitest";
import { read, readAs } from "./wire.ts";

test("fields that the server left out are put back, at every depth", () => {
  const message = read(
    JSON.stringify({
      t: "step",
      v: 2,
      events: [{ kind: "roll", text: { id: "x", args: { who: { id: "seat-name" } } } }],
      view: { game: "g", turn: 0, actor: 0, pieces: [], prompt: { seat: 0, ask: { id: "a" }, options: [{ do: "d", label: { id: "l" } }] } },
    }),
  );
  if (message.t !== "step") throw new Error(message.t);
  expect(message.events[0]).toMatchObject({ rule: "", path: [], audience: null, text: { args: { who: { id: "seat-name", args: {} } } } });
  expect(message.view.prompt?.options[0]).toMatchObject({ touches: [], effects: [], label: { args: {} } });
  expect(message.view.outcome).toBeNull();
  expect(message.seat).toBeNull();
});

test("what is there is left alone", () => {
  expect(readAs("SeatKeys", { seat: 3, token: "t" })).toEqual({ seat: 3, token: "t", words: "", invite: "" });
});

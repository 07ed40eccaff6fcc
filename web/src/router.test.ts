import { beforeEach, expect, test } from "vitest";
import { sitting } from "./device.ts";
import { follow, route, router } from "./router.svelte.ts";
import { PAGES } from "./table/skins.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("every address has its page, and an unknown one is the lobby", () => {
  expect(route("/t/abc_-9", "")).toEqual({ page: "table", id: "abc_-9", text: false });
  expect(route("/t/abc/", "?text")).toEqual({ page: "table", id: "abc", text: true });
  expect(route("/phone", "").page).toBe("phone");
  for (const path of ["/", "/nothing", "/t/", "/t/a/b", "/t/a.b"]) expect(route(path, "").page).toBe("lobby");
});

test.each(PAGES)("the game's own page /$path is found", (page) => {
  expect(route(`/${page.path}`, "")).toMatchObject({ page: "own", own: { path: page.path, game: page.game } });
  expect(route(`/${page.path}/`, "").page).toBe("own");
});

test("what stands behind the # of a game's page is given to it and stays in the address", () => {
  const path = PAGES[0]?.path ?? "";
  router.go(`/${path}#a%20b`);
  expect([router.given, location.hash]).toEqual(["a b", "#a%20b"]);
  router.go(`/${path}#%zz`);
  expect(router.given).toBe("");
  router.go("/");
  expect(router.given).toBe("");
});

test("a phone's code leaves the address bar", () => {
  router.go("/phone#ABCD");
  expect([router.given, location.hash]).toEqual(["ABCD", ""]);
});

test("an invitation and a token leave the address bar; the token is kept", () => {
  router.go("/t/abc#invite=secret");
  expect([router.invite, location.hash]).toEqual(["secret", ""]);
  const visit = router.visit;
  router.go("/t/abc#seat=token");
  expect([sitting("abc")?.seats[0]?.token, location.hash, router.visit]).toEqual(["token", "", visit + 1]);
  router.go("/");
  expect(router.invite).toBeNull();
});

test("plain links to our pages change the page, others are left to the browser", () => {
  const click = (href: string, more: MouseEventInit = {}): boolean => {
    document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
    let followed = false;
    const listen = (event: MouseEvent): void => {
      follow(event);
      followed = event.defaultPrevented;
      event.preventDefault(); // what is left to the browser is not tested here
    };
    document.addEventListener("click", listen, { once: true, capture: true });
    document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
    return followed;
  };
  expect(["/", "/t/abc", "/phone", `/${PAGES[0]?.path}`].map((href) => click(href))).toEqual([true, true, true, true]);
  expect(["/api/tables/x/record", "https://elsewhere.example/t/abc"].map((href) => click(href))).toEqual([false, false]);
  expect([click("/", { ctrlKey: true }), click("/", { button: 1 })]).toEqual([false, false]);
});

import { beforeEach, expect, test } from "vitest";
import { remember, sitting } from "./device.ts";
import { follow, route, router } from "./router.svelte.ts";
import { PAGES } from "./table/skins.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("every address has its page, and an unknown one is the lobby", () => {
  expect(route("/t/abc_-9", "")).toEqual({ page: "table", id: "abc_-9", text: false, child: false });
  expect(route("/t/abc/", "?text")).toEqual({ page: "table", id: "abc", text: true, child: false });
  expect(route("/t/abc", "?child")).toEqual({ page: "table", id: "abc", text: false, child: true });
  expect([route("/", "?child"), route("/", "")]).toEqual([{ page: "lobby", child: true }, { page: "lobby", child: false }]);
  expect(route("/t/abc", "?screen")).toEqual({ page: "screen", id: "abc" });
  expect(route("/", "?screen").page).toBe("lobby");
  expect(route("/phone", "").page).toBe("phone");
  for (const path of ["/", "/nothing", "/t/", "/t/a/b", "/t/a.b"]) expect(route(path, "").page).toBe("lobby");
});

test("rulebooks and the things in them have addresses", () => {
  expect(route("/rules/xy", "")).toEqual({ page: "rules", game: "xy", thing: null });
  expect(route("/rules/xy/AV07/", "")).toEqual({ page: "rules", game: "xy", thing: "AV07" });
  for (const path of ["/rules", "/rules/", "/rules/xy/a/b", "/rules/xy/a.b"]) expect(route(path, "").page).toBe("lobby");
  router.go("/rules/xy#XY-8.13");
  expect([router.given, location.hash]).toEqual(["XY-8.13", "#XY-8.13"]);
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

test("a link to a move of a game is handed on whole", () => {
  router.go("/t/abc?replay#99999999999");
  expect(router.given).toBe("99999999999");
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

test("a big screen takes no seat: the invitation is handed on, and stays in the address for when it is loaded anew", () => {
  router.go("/t/abc?screen#join=secret");
  expect([router.given, router.invite, location.hash, sitting("abc")]).toEqual(["secret", null, "#join=secret", undefined]);
  router.go("/t/abc?screen#seat=token");
  expect([router.given, sitting("abc")]).toEqual(["", undefined]);
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

test("a page that is held is not left by the browser's way back, until it is let go", () => {
  router.start();
  router.go("/t/abc?child");
  const release = router.hold("/t/abc?child");
  history.replaceState(null, "", "/phone"); // where a step back would lead
  dispatchEvent(new PopStateEvent("popstate"));
  expect([location.pathname + location.search, router.now.page]).toEqual(["/t/abc?child", "table"]);
  release();
  history.replaceState(null, "", "/phone");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.now.page).toBe("phone");
});

test("the table's invitation is for whoever has no seat there yet", () => {
  router.go("/t/one#join=all");
  expect([router.invite, location.hash]).toEqual(["all", ""]);
  remember("two", "", [{ seat: 0, token: "t", words: "", invite: "" }], 1);
  router.go("/t/two#join=all");
  expect([router.invite, location.hash]).toEqual([null, ""]);
});

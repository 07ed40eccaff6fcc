import { expect, test, vi } from "vitest";

async function below(manifest: string | null): Promise<typeof import("./site.ts")> {
  vi.resetModules();
  document.head.innerHTML = manifest === null ? "" : `<link rel="manifest" href="${manifest}" />`;
  return import("./site.ts");
}

test("at the root an address is what the client calls it", async () => {
  for (const manifest of [null, "/manifest.webmanifest"]) {
    const { site, within } = await below(manifest);
    expect([site("/"), site("/t/abc"), within("/"), within("/t/abc")]).toEqual(["/", "/t/abc", "/", "/t/abc"]);
  }
});

test("below a path every address begins with it, and is called without it", async () => {
  const { site, within } = await below("/play/games/manifest.webmanifest");
  expect([site("/"), site("/t/abc?text")]).toEqual(["/play/games/", "/play/games/t/abc?text"]);
  expect([within("/play/games/"), within("/play/games/t/abc"), within("/t/abc"), within("/play/gamesome")]).toEqual(["/", "/t/abc", "/t/abc", "/play/gamesome"]);
});

test("the addresses of the server and of the pages lie below it", async () => {
  await below("/games/manifest.webmanifest");
  const [{ lineAddress, recordAddress }, { router }] = [await import("./api.ts"), await import("./router.svelte.ts")];
  expect([lineAddress("abc").endsWith("/games/ws/abc"), recordAddress("abc")]).toEqual([true, "/games/api/tables/abc/record"]);
  router.go("/t/abc?text");
  expect([location.pathname, location.search, router.now]).toEqual(["/games/t/abc", "?text", { page: "table", id: "abc", text: true, child: false }]);
  router.go(location.pathname); // an address is as good
  expect([location.pathname, router.now.page]).toEqual(["/games/t/abc", "table"]);
  const free = router.hold("/t/abc?child");
  expect(location.pathname).toBe("/games/t/abc");
  free();
  history.replaceState(null, "", "/");
});

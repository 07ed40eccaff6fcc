import { expect, test } from "vitest";
import { insideApp } from "./inside.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36";

test.each([
  [`${IPHONE} Mobile/15E148 Instagram 334.0.0 (iPhone15,2; iOS 17_5; de_DE)`, "Instagram"],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0;FBDV/iPhone15,2]`, "Facebook"],
  [`${ANDROID} [FB_IAB/Orca-Android;FBAV/460.0;]`, "Facebook"],
  [`${IPHONE} Mobile/15E148 Safari Line/14.8.0`, "LINE"],
  [`${ANDROID} MMWEBID/1 MicroMessenger/8.0.49 WeChat/arm64`, "WeChat"],
  [`${ANDROID.replace("; wv", "")} Telegram-Android/11.4`, "Telegram"],
  [`${IPHONE} Mobile/15E148 Snapchat/12.9 (like Safari/604.1)`, "Snapchat"],
  [ANDROID, ""],
  [`${IPHONE} Mobile/15E148`, ""],
])("%s is the browser inside an app", (agent, app) => {
  expect(insideApp(agent, false)).toBe(app);
});

test.each([
  `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  ANDROID.replace("; wv", "").replace("Version/4.0 ", ""),
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
])("%s is a real browser", (agent) => {
  expect(insideApp(agent, false)).toBe(null);
});

test("a page on the home screen keeps everything", () => {
  expect(insideApp(`${IPHONE} Mobile/15E148`, true)).toBe(null);
});

// Is this the browser inside another app? Chats open links in one of their own, and often throw away what it keeps.

/** How the well-known ones call themselves, by the name that people know them by. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, "Instagram"],
  [/Barcelona \d/, "Threads"],
  [/FBA[NV]|FB_IAB|MessengerLite/, "Facebook"],
  [/WhatsApp/, "WhatsApp"],
  [/Telegram/, "Telegram"],
  [/MicroMessenger/, "WeChat"],
  [/\bLine\/\d/, "LINE"],
  [/KAKAOTALK/i, "KakaoTalk"],
  [/Snapchat/, "Snapchat"],
  [/musical_ly|BytedanceWebview|TikTok/i, "TikTok"],
  [/Twitter for/, "X"],
  [/LinkedInApp/, "LinkedIn"],
  [/\bViber/, "Viber"],
  [/\bPinterest\//, "Pinterest"],
  [/\bGSA\//, "Google"],
];
/** The frame in which apps of Android show pages. */
const FRAMED = /; wv\)/;
/** What apps of an iPhone show pages in does not call itself Safari; neither does a page on the home screen, which keeps everything. */
const APPLE = /(iPhone|iPad|iPod).*AppleWebKit(?!.*Safari\/)/;

/** The app whose browser this is, "" if it is not known which; null in a real browser. */
export function insideApp(agent = navigator.userAgent, installed = (navigator as { standalone?: boolean }).standalone === true): string | null {
  const known = APPS.find(([word]) => word.test(agent));
  if (known !== undefined) return known[1];
  return FRAMED.test(agent) || (APPLE.test(agent) && !installed) ? "" : null;
}

// Your turn: whether this device is told of it while nobody looks, and how. Kept in the browser; the server knows an
// address of the browser's maker for each seat, and nothing else.
import { noticeKey, subscribe, unsubscribe } from "../api.ts";
import * as device from "../device.ts";
import { settings } from "../settings.svelte.ts";
import { site } from "../site.ts";
import { t, words } from "../words.svelte.ts";

/** push: even while the page is closed; page: only while it is open. The others say why nothing can be told. */
export type Way = "push" | "page" | "plain" | "install" | "blocked" | "none";

interface Pushes {
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
  readonly getSubscription: () => Promise<PushSubscription | null>;
}

/** How this browser can be told. */
export function wayHere(): Way {
  if (!isSecureContext) return "plain";
  if (!("serviceWorker" in navigator) || !("Notification" in globalThis)) return isApple() ? "install" : "none";
  if (Notification.permission === "denied") return "blocked";
  return "PushManager" in globalThis ? "push" : "page";
}

/** On these devices only a page on the home screen may be told. */
export function isApple(): boolean {
  return /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
}

/** Is it one of the quiet hours now? */
export function isQuiet(now = new Date()): boolean {
  const { quietFrom: from, quietTo: to } = settings;
  if (from === null || to === null) return false;
  const minute = now.getHours() * 60 + now.getMinutes();
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

/** A key as the browser wants it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

class Notices {
  /** Somebody is being asked by the browser. */
  busy = $state(false);
  /** It could not be done. */
  failed = $state(false);
  /** The tables of which this browser has asked to be told, since this page was opened. */
  private readonly told = new Map<string, Promise<void>>();

  /** Says yes: asks the browser, then the server for every running game of this device. True if it will be told. */
  async begin(): Promise<boolean> {
    this.busy = true;
    this.failed = false;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        settings.set({ notices: "no" });
        return false;
      }
      settings.set({ notices: "yes" });
      this.told.clear();
      for (const sitting of device.sittings()) if (!sitting.over) await this.wish(sitting.id);
      return true;
    } catch {
      this.failed = true;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Says no, here and to the server. */
  async end(): Promise<void> {
    settings.set({ notices: "no" });
    this.told.clear();
    const subscription = await (await this.pushes(false))?.getSubscription();
    if (subscription === undefined || subscription === null) return;
    for (const sitting of device.sittings()) if (!sitting.over) await this.unwish(sitting.id, subscription.endpoint).catch(() => undefined);
    await subscription.unsubscribe();
  }

  /** Whoever has said yes is told of this table too, unless they want to hear nothing of it. */
  wish(table: string): Promise<void> {
    if (settings.notices !== "yes" || wayHere() !== "push" || Notification.permission !== "granted") return Promise.resolve();
    const tokens = device.tokens(table);
    if (tokens.length === 0 || device.sitting(table)?.silent === true) return Promise.resolve();
    const known = this.told.get(table);
    if (known !== undefined) return known;
    const coming = this.send(table, tokens);
    this.told.set(table, coming);
    coming.catch(() => this.told.delete(table));
    return coming;
  }

  private async send(table: string, tokens: readonly string[]): Promise<void> {
    const pushes = await this.pushes(true);
    const applicationServerKey = bytes((await noticeKey()).key);
    const subscription = (await pushes?.getSubscription()) ?? (await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { keys, endpoint } = subscription?.toJSON() ?? {};
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) throw new Error("no way to push");
    const { quietFrom, quietTo } = settings;
    for (const token of tokens) {
      await subscribe(table, {
        token,
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        lang: words.language,
        ...(quietFrom === null || quietTo === null ? {} : { quiet: [quietFrom, quietTo] as const }),
        zone: -new Date().getTimezoneOffset(),
      });
    }
  }

  private async unwish(table: string, endpoint: string): Promise<void> {
    this.told.delete(table);
    for (const token of device.tokens(table)) await unsubscribe(table, { token, endpoint });
  }

  /** Whether something is told of this one table; kept here, and said to the server. */
  async here(table: string, on: boolean): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      device.silence(table, !on);
      if (on) return await this.wish(table);
      const subscription = await (await this.pushes(false))?.getSubscription();
      if (subscription !== undefined && subscription !== null) await this.unwish(table, subscription.endpoint);
    } catch {
      device.silence(table, on);
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  /** How whoever does not look at this table is told of a turn: the server does, the page has to, a sound will do, or not at all. */
  async way(table: string): Promise<"push" | "page" | "sound" | "silent"> {
    if (isQuiet() || device.sitting(table)?.silent === true) return "silent";
    const way = wayHere();
    if (settings.notices !== "yes" || (way !== "push" && way !== "page") || Notification.permission !== "granted") return "sound";
    if (way === "page") return way;
    await this.wish(table).catch(() => undefined);
    return this.told.has(table) ? way : "page";
  }

  /** A notice of a turn from the page itself. It has the name under which the server's would be shown, so that there is never more than one. */
  async show(table: string, game: string, who: string): Promise<void> {
    const icon = site("/icon-192.png");
    const body = who === "" ? t("server-notice-open") : t("server-notice-with", { who });
    await (await this.registration(true))?.showNotification(t("server-notice-turn", { game }), { body, tag: `/t/${table}`, icon, badge: icon, silent: settings.muted, data: { path: site(`/t/${table}`) } });
  }

  /** Somebody looks at the table: what was told of it has been seen. */
  async seen(table: string): Promise<void> {
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return; // there is none
    const shown = await (await this.registration(false))?.getNotifications({ tag: `/t/${table}` });
    for (const one of shown ?? []) one.close();
  }

  /** Quiet hours or the language have changed: everything is said anew. */
  async again(): Promise<void> {
    this.told.clear();
    for (const sitting of device.sittings()) if (!sitting.over) await this.wish(sitting.id).catch(() => undefined);
  }

  private async pushes(make: boolean): Promise<Pushes | null> {
    return (await this.registration(make))?.pushManager ?? null;
  }

  private async registration(make: boolean): Promise<ServiceWorkerRegistration | null> {
    if (!("serviceWorker" in navigator)) return null;
    const known = await navigator.serviceWorker.getRegistration(site("/"));
    if (known === undefined && !make) return null;
    const registration = known ?? (await navigator.serviceWorker.register(site("/sw.js"), { scope: site("/") }));
    await navigator.serviceWorker.ready;
    return registration;
  }
}

export const notices = new Notices();

import { expect, test } from "vitest";
import css from "./theme.css?raw";

// Contrast as WCAG 2 counts it, of what theme.css says; the browser tests look at what is drawn.

type Tokens = Readonly<Record<string, string>>;

function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]));
}

const DARK = block(":root");
const THEMES: Readonly<Record<string, Tokens>> = { dark: DARK, light: { ...DARK, ...block(':root[data-theme="light"]') } };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXTS = [
  ["page-text", "page"], ["page-soft", "page"], ["page-title", "page"], ["page-text", "night-2"], ["page-text", "night-3"], ["page-soft", "night-2"], ["moon", "night-1"],
  ["ink", "paper-0"], ["ink", "paper-2"], ["ink-soft", "paper-0"], ["ink-soft", "paper-1"], ["lamp-ink", "lamp-deep"], ["lamp-ink", "lamp"],
] as const;

test("black on white is 21 to one", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

test.each(Object.keys(THEMES))("every text of the %s theme can be read", (theme) => {
  const tokens = THEMES[theme] ?? {};
  const faint = TEXTS.map(([text, ground]) => [text, ground, contrast(tokens[text] ?? "", tokens[ground] ?? "")] as const).filter(([, , ratio]) => !(ratio >= 4.5));
  expect(faint).toEqual([]);
});

test.each(Object.keys(THEMES))("focus of the %s theme stands out", (theme) => {
  const tokens = THEMES[theme] ?? {};
  expect(contrast(tokens["focus"] ?? "", tokens["page"] ?? "")).toBeGreaterThanOrEqual(3);
});

test("the light theme is light, and paper is the same in both", () => {
  expect(luminance(THEMES.light?.page ?? "")).toBeGreaterThan(0.6);
  expect(luminance(DARK.page ?? "")).toBeLessThan(0.05);
  expect(THEMES.light?.["paper-0"]).toBe(DARK["paper-0"]);
});

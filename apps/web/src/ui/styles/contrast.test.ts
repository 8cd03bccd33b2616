import { describe, expect, test } from "vitest";
import tokens from "./tokens.css?raw";

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (the outline of a control). */
const TEXT = 4.5;
const OUTLINE = 3;

const [lightPart = "", darkPart = ""] = tokens.split('[data-theme="dark"]');
const light = colours(lightPart);
const dark = new Map([...light, ...colours(darkPart)]);

const GROUNDS = ["--paper", "--surface", "--sunken"];

/** Every colour that text has, and what it stands on. */
const TEXT_PAIRS: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  [
    "--ink",
    [...GROUNDS, "--primary-soft", "--accent-soft", "--good-soft", "--mid-soft", "--bad-soft"],
  ],
  ["--ink-2", [...GROUNDS, "--accent-soft", "--primary-soft"]],
  ["--ink-3", GROUNDS],
  ["--primary", [...GROUNDS, "--primary-soft"]],
  ["--primary-hover", [...GROUNDS, "--primary-soft"]],
  ["--on-primary", ["--primary", "--primary-hover"]],
  ["--on-accent", ["--accent"]],
  ["--accent-ink", [...GROUNDS, "--accent-soft"]],
  ["--good", [...GROUNDS, "--good-soft"]],
  ["--mid", [...GROUNDS, "--mid-soft"]],
  ["--bad", [...GROUNDS, "--bad-soft"]],
];

describe.each([
  { theme: "light", palette: light },
  { theme: "dark", palette: dark },
])("in the $theme theme", ({ palette }) => {
  const colour = (name: string) => {
    const hex = palette.get(name);
    if (!hex) throw new Error(`tokens.css has no colour ${name}`);
    return hex;
  };

  test.each(TEXT_PAIRS.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground])))(
    "%s can be read on %s",
    (ink, ground) => {
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(GROUNDS)("the outline of a control can be seen on %s", (ground) => {
    expect(contrast(colour("--control-line"), colour(ground))).toBeGreaterThanOrEqual(OUTLINE);
  });
});

test("what is next and what is medium are not the same orange in the dark", () => {
  const [next = "", medium = ""] = [dark.get("--accent"), dark.get("--mid")];
  expect(Math.abs(hue(next) - hue(medium))).toBeGreaterThan(12);
});

test("every colour of the light theme has its counterpart in the dark one", () => {
  expect([...colours(darkPart).keys()].toSorted()).toEqual([...light.keys()].toSorted());
});

/** The tokens that are written as six hexadecimal digits. */
function colours(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = "", hex = ""]) => [
      name,
      hex,
    ]),
  );
}

function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** In degrees. For the warm colours compared here: red is the largest channel, blue the smallest. */
function hue(hex: string): number {
  const [r, g, b] = channels(hex);
  return (60 * (g - b)) / (r - b);
}

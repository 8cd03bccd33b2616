import type { Rewording } from "./rewording.ts";

const RUPEES = /(?<![\p{L}\p{N}])(?:rs\.?|inr|rupees)\s?(?=\d)/giu;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s?)(?:lakhs|lacs|lac)(?!\p{L})/giu, "lakh"],
  [/(?<=\d\s?)(?:crores|crs)(?!\p{L})/giu, "crore"],
];
const SPACED_PERCENT = /(?<=\d)\s+(?=%)/gu;
const SPACE_BEFORE = /(?<=[\p{L}\p{N})])[^\S\n]+(?=[,;.](?:\s|$))/gu;
const DOUBLE_SPACE = /(?<=\S)[^\S\n]{2,}(?=\S)/gu;

function edit(match: RegExpMatchArray, by: string, reason: "amounts" | "words"): Rewording {
  const from = match.index ?? 0;
  return { edits: [{ from, to: from + match[0].length, text: by }], reason };
}

/** Rupees, lakh and crore written one way, and stray blanks gone. No amount changes. */
export function unifyAmounts(text: string): Rewording[] {
  return [
    ...[...text.matchAll(RUPEES)].map((match) => edit(match, "₹", "amounts")),
    ...UNITS.flatMap(([unit, by]) =>
      [...text.matchAll(unit)].map((match) => edit(match, by, "amounts")),
    ),
    ...[...text.matchAll(SPACED_PERCENT)].map((match) => edit(match, "", "words")),
    ...[...text.matchAll(SPACE_BEFORE)].map((match) => edit(match, "", "words")),
    ...[...text.matchAll(DOUBLE_SPACE)].map((match) => edit(match, " ", "words")),
  ];
}

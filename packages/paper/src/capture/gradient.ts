import { readColour } from "./colour.ts";
import type { Colour, Gradient } from "./display-list.ts";

const SIDES: Record<string, number> = {
  "to top": 0,
  "to right": 90,
  "to bottom": 180,
  "to left": 270,
};

/**
 * Reads a computed `background-image` that is one linear gradient to sides or degrees with colour stops in percent.
 *
 * @returns  null for any other picture: radial, several layers, corner directions, stops in lengths
 *
 * A stop without a place lies evenly between its neighbours. Source: CSS Images Module Level 3, section 3.4.3.
 */
export function readGradient(value: string): Gradient | null {
  const inside = /^linear-gradient\((.*)\)$/su.exec(value)?.[1];
  if (inside === undefined) return null;
  const parts = splitAtCommas(inside);
  const [first = ""] = parts;
  const turned = /^(-?[\d.]+)deg$/u.exec(first)?.[1];
  const side = SIDES[first];
  const directed = turned !== undefined || side !== undefined;
  if (!directed && first.startsWith("to ")) return null;
  const stops: { at: number | null; colour: Colour }[] = [];
  for (const part of directed ? parts.slice(1) : parts) {
    const match = /^(.*?)\s*(-?[\d.]+%)?$/su.exec(part);
    const colour = match?.[1] ?? "";
    if (!/^(?:[a-z-]+\(.*\)|transparent)$/su.test(colour)) return null;
    stops.push({
      at: match?.[2] === undefined ? null : Number.parseFloat(match[2]) / 100,
      colour: readColour(colour),
    });
  }
  if (stops.length < 2) return null;
  return { angle: turned === undefined ? (side ?? 180) : Number(turned), stops: placed(stops) };
}

function placed(
  stops: readonly { readonly at: number | null; readonly colour: Colour }[],
): Gradient["stops"] {
  const places = stops.map(({ at }, index) =>
    at === null && index === 0 ? 0 : at === null && index === stops.length - 1 ? 1 : at,
  );
  let floor = 0;
  return stops.map(({ colour }, index) => {
    const own = places[index] ?? null;
    const at = own ?? between(places, index, floor);
    floor = Math.min(1, Math.max(floor, at));
    return { at: floor, colour };
  });
}

function between(places: readonly (number | null)[], index: number, before: number): number {
  const next = places.findIndex((place, at) => at > index && place !== null);
  const last = places.findLastIndex((place, at) => at < index && place !== null);
  const end = places[next] ?? 1;
  const start = Math.max(places[last] ?? 0, last === index - 1 ? before : 0);
  return start + ((end - start) * (index - last)) / (next - last);
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (at === text.length || (letter === "," && depth === 0)) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts;
}

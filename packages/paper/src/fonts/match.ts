import { boxes, covers, type Face, faces } from "./faces.ts";

/** How CSS asks for a font: the computed values of `font-family`, `font-weight` and `font-style`. */
export interface FontRequest {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
}

/** A stretch of a text that one face writes. */
export interface FaceRun {
  readonly text: string;
  readonly face: Face;
}

/** What a request comes to. */
export interface FontStack {
  /** Faces in the order in which they are asked for a character. */
  readonly faces: readonly Face[];
  /** Families of the request that no face has and that are no generic names: the browser may use its own. */
  readonly unknown: readonly string[];
}

const GENERIC = new Set([
  "serif",
  "sans-serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-sans-serif",
  "ui-serif",
  "math",
  "emoji",
]);
const JOINERS = new Set([0x200c, 0x200d, 0xfe0e, 0xfe0f]);
const ASCII = /^[\x20-\x7e]*$/u;

const byFamily = Map.groupBy(faces, (face) => face.family.toLowerCase());
const stacks = new Map<string, FontStack>();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The faces a request selects: for each of its families those of the best style and weight.
 *
 * Source: CSS Fonts Module Level 4, section 5.2, "Matching font styles"; stretch and oblique angles are left out.
 */
export function stackOf(request: FontRequest): FontStack {
  const key = `${request.family}|${request.weight}|${request.style}`;
  const known = stacks.get(key);
  if (known) return known;
  const chosen: Face[] = [];
  const unknown: string[] = [];
  for (const part of request.family.split(",")) {
    const family = part.trim().replaceAll(/^["']|["']$/gu, "");
    const offered = byFamily.get(family.toLowerCase());
    if (offered) chosen.push(...best(offered, request));
    else if (!GENERIC.has(family.toLowerCase())) unknown.push(family);
  }
  const stack = { faces: chosen, unknown };
  stacks.set(key, stack);
  return stack;
}

function best(offered: readonly Face[], { weight, style }: FontRequest): Face[] {
  const wanted = style === "normal" ? "normal" : "italic";
  const styled = offered.filter((face) => face.style === wanted);
  const pool = styled.length > 0 ? styled : offered;
  const nearest = nearestWeight(
    pool.map((face) => face.weight),
    weight,
  );
  return pool.filter((face) => face.weight === nearest);
}

/** The weight that CSS selects among those offered; `wanted` when there is none. */
export function nearestWeight(offered: readonly number[], wanted: number): number {
  const sorted = [...new Set(offered)].toSorted((a, b) => a - b);
  const lighter = sorted.filter((weight) => weight < wanted).toReversed();
  const heavier = sorted.filter((weight) => weight > wanted);
  if (sorted.includes(wanted)) return wanted;
  const order =
    wanted >= 400 && wanted <= 500
      ? [...heavier.filter((weight) => weight <= 500), ...lighter, ...heavier]
      : wanted < 400
        ? [...lighter, ...heavier]
        : [...heavier, ...lighter];
  return order[0] ?? wanted;
}

/**
 * Splits a text into stretches of one face each, grapheme by grapheme: the first face of the stack that has all of
 * it, else the first that has its base.
 *
 * @param missing  gets each grapheme that no face of the stack has; it goes to any face that has it, else to the
 *                 face of boxes
 */
export function splitByFace(
  text: string,
  stack: FontStack,
  missing: (grapheme: string) => void,
): FaceRun[] {
  const [first] = stack.faces;
  if (first && ASCII.test(text) && covers(first, 0x41)) return [{ text, face: first }];
  const runs: { text: string; face: Face }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    let face = faceFor(segment, stack.faces);
    if (!face) {
      missing(segment);
      face = faceFor(segment, faces) ?? boxes ?? first ?? null;
    }
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += segment;
    else runs.push({ text: segment, face });
  }
  return runs;
}

function faceFor(grapheme: string, offered: readonly Face[]): Face | null {
  const points = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0).filter(
    (point) => !JOINERS.has(point),
  );
  const [base] = points;
  if (base === undefined) return offered[0] ?? null;
  return (
    offered.find((face) => points.every((point) => covers(face, point))) ??
    offered.find((face) => covers(face, base)) ??
    null
  );
}

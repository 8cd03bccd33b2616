import type { PlainObject, Value } from "../value.ts";
import { align } from "./align.ts";
import { canonical } from "./canonical.ts";
import { isTagged, printAs, type Spelling } from "./print-value.ts";

/** A stretch of a printed value, marked where it is not what stands on the other side. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface Pieces {
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

/** Printed characters that are kept of a side, around the first mark. */
const MAX_PRINTED = 1_500;
const BEFORE_MARK = 300;

/** Both values as they are printed, with what differs marked: items of lists, fields of objects, characters of texts. */
export function valuePieces(expected: Value, actual: Value, spelling: Spelling): Pieces {
  return cutBoth(compare(expected, actual, spelling));
}

/** The same for two printed texts, line by line. */
export function textPieces(expected: string, actual: string): Pieces {
  const [one, other] = [expected.split("\n"), actual.split("\n")];
  const sides = twoSides();
  for (const [a, b] of align(one, other)) {
    const newLines = [a !== null && a > 0 ? "\n" : "", b !== null && b > 0 ? "\n" : ""] as const;
    if (a !== null && b !== null) {
      sides.plain(...newLines);
      sides.add(characters(one[a] ?? "", other[b] ?? ""));
    } else if (a !== null) sides.expected(newLines[0] + (one[a] ?? ""));
    else if (b !== null) sides.actual(newLines[1] + (other[b] ?? ""));
  }
  return cutBoth(sides.pieces());
}

function compare(expected: Value, actual: Value, spelling: Spelling): Pieces {
  const print = (value: Value) => printAs(value, spelling);
  if (canonical(expected) === canonical(actual)) return both(print(expected), print(actual), false);
  if (Array.isArray(expected) && Array.isArray(actual))
    return compareLists(expected as readonly Value[], actual as readonly Value[], spelling);
  if (typeof expected === "string" && typeof actual === "string") {
    const sides = twoSides();
    sides.plain('"', '"');
    sides.add(characters(inside(expected), inside(actual)));
    sides.plain('"', '"');
    return sides.pieces();
  }
  if (isObject(expected) && isObject(actual)) return compareObjects(expected, actual, spelling);
  return both(print(expected), print(actual), true);
}

function compareLists(
  expected: readonly Value[],
  actual: readonly Value[],
  spelling: Spelling,
): Pieces {
  const sides = twoSides();
  sides.plain("[", "[");
  for (const [a, b] of align(expected.map(canonical), actual.map(canonical))) {
    sides.plain(a !== null && a > 0 ? ", " : "", b !== null && b > 0 ? ", " : "");
    if (a !== null && b !== null)
      sides.add(compare(expected[a] ?? null, actual[b] ?? null, spelling));
    else if (a !== null) sides.expected(printAs(expected[a] ?? null, spelling));
    else if (b !== null) sides.actual(printAs(actual[b] ?? null, spelling));
  }
  sides.plain("]", "]");
  return sides.pieces();
}

function compareObjects(expected: PlainObject, actual: PlainObject, spelling: Spelling): Pieces {
  const sides = twoSides();
  const counts = { expected: 0, actual: 0 };
  sides.plain("{", "{");
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const [one, other] = [own(expected, key), own(actual, key)];
    const [left, right] = [label(key, counts.expected), label(key, counts.actual)];
    if (one !== undefined && other !== undefined) {
      sides.plain(left, right);
      sides.add(compare(one, other, spelling));
    } else if (one !== undefined) sides.expected(left + printAs(one, spelling));
    else if (other !== undefined) sides.actual(right + printAs(other, spelling));
    counts.expected += Number(one !== undefined);
    counts.actual += Number(other !== undefined);
  }
  sides.plain("}", "}");
  return sides.pieces();
}

/** Not what an object inherits, as under the key "__proto__". */
function own(value: PlainObject, key: string): Value | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function inside(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function label(key: string, count: number): string {
  return `${count > 0 ? ", " : ""}${JSON.stringify(key)}: `;
}

function isObject(value: Value): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isTagged(value);
}

/** By characters where at least a third is common, else as a whole: single letters that happen to agree say nothing. */
function characters(expected: string, actual: string): Pieces {
  if (expected === actual) return both(expected, actual, false);
  const [one, other] = [Array.from(expected), Array.from(actual)];
  const pairs = align(one, other);
  const isCommon = ([a, b]: (typeof pairs)[number]) =>
    a !== null && b !== null && one[a] === other[b];
  if (3 * pairs.filter(isCommon).length < Math.max(one.length, other.length))
    return both(expected, actual, true);
  const sides = twoSides();
  for (const pair of pairs) {
    const left = pair[0] === null ? "" : (one[pair[0]] ?? "");
    const right = pair[1] === null ? "" : (other[pair[1]] ?? "");
    if (isCommon(pair)) sides.plain(left, right);
    else {
      sides.expected(left);
      sides.actual(right);
    }
  }
  return sides.pieces();
}

function both(expected: string, actual: string, isMarked: boolean): Pieces {
  return { expected: [{ text: expected, isMarked }], actual: [{ text: actual, isMarked }] };
}

function twoSides() {
  const expected: Piece[] = [];
  const actual: Piece[] = [];
  return {
    plain(one: string, other: string) {
      put(expected, one, false);
      put(actual, other, false);
    },
    expected: (text: string) => put(expected, text, true),
    actual: (text: string) => put(actual, text, true),
    add(pieces: Pieces) {
      for (const { text, isMarked } of pieces.expected) put(expected, text, isMarked);
      for (const { text, isMarked } of pieces.actual) put(actual, text, isMarked);
    },
    pieces: (): Pieces => ({ expected, actual }),
  };
}

/** Neighbours of one kind become one piece. */
function put(side: Piece[], text: string, isMarked: boolean): void {
  if (text === "") return;
  const last = side.at(-1);
  if (last?.isMarked === isMarked) side[side.length - 1] = { text: last.text + text, isMarked };
  else side.push({ text, isMarked });
}

function cutBoth({ expected, actual }: Pieces): Pieces {
  return { expected: cutAround(expected), actual: cutAround(actual) };
}

function cutAround(pieces: readonly Piece[]): readonly Piece[] {
  const lengths = pieces.map(({ text }) => text.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total <= MAX_PRINTED) return pieces;
  const firstMark = pieces.findIndex(({ isMarked }) => isMarked);
  const before = lengths.slice(0, Math.max(0, firstMark)).reduce((sum, length) => sum + length, 0);
  const start = Math.min(Math.max(0, before - BEFORE_MARK), total - MAX_PRINTED);
  const kept: Piece[] = [];
  if (start > 0) put(kept, "…", false);
  let at = 0;
  for (const { text, isMarked } of pieces) {
    put(kept, text.slice(Math.max(0, start - at), Math.max(0, start + MAX_PRINTED - at)), isMarked);
    at += text.length;
  }
  if (start + MAX_PRINTED < total) put(kept, "…", false);
  return kept;
}

import { type Atom, valuesOf } from "./atoms.ts";
import type { Figure, FigureReading } from "./figure.ts";
import { hedgeBefore } from "./hedges.ts";
import { cardinalOf, factorOf, partOf, scaleOf, type Tongue } from "./number-words.ts";
import { type Unit, unitOf } from "./units.ts";

/** "half", "two thirds", "1/4", "half an hour", "half a dozen", "a day and a half", "doubled", "twice". Null for none. */
export function readShare(
  atoms: readonly Atom[],
  at: number,
  tongue: Tongue,
): { readonly figure: Figure; readonly next: number } | null {
  return (
    readUnitAndHalf(atoms, at) ??
    readFactor(atoms, at) ??
    readSlash(atoms, at) ??
    readPart(atoms, at, tongue)
  );
}

/** "a day and a half", "an hour and a half". */
function readUnitAndHalf(atoms: readonly Atom[], at: number) {
  if (!/^(?:an?|one)$/u.test(atoms[at]?.key ?? "")) return null;
  const words = atoms.slice(at, at + 5).map(({ key }) => key);
  const unit = unitOf(words[1] ?? "");
  if (unit?.dimension !== "time") return null;
  if (words.slice(2).join(" ") !== "and a half") {
    // "A decade" says how many years; "a year" is mostly each year.
    return /^(?:decade|fortnight)$/u.test(words[1] ?? "")
      ? made(atoms, at, at + 2, [{ value: unit.factor, dimension: "time", unit: unit.factor }])
      : null;
  }
  return made(atoms, at, at + 5, [
    { value: 1.5 * unit.factor, dimension: "time", unit: unit.factor },
  ]);
}

function readFactor(atoms: readonly Atom[], at: number) {
  const word = atoms[at];
  if (word?.kind !== "word") return null;
  const after = atoms[at + 1];
  if (/^(?:twice|thrice)$/iu.test(word.text)) {
    const value = word.text.toLowerCase() === "twice" ? 2 : 3;
    return made(atoms, at, at + 1, [
      { value, dimension: null, unit: 1 },
      { value, dimension: "factor", unit: 1 },
    ]);
  }
  const factor = factorOf(word.key);
  if (factor === null) return null;
  // "double-entry", "Double room": the word for a kind, not for a growth.
  if (/^[-‐‑]$/u.test(after?.text ?? "") && after?.isGlued) return null;
  if (
    /^(?:double|triple|treble)$/iu.test(word.text) &&
    !/^(?:the|its|their|our|his|her|my|of|that|sales|revenue|output|in)$/iu.test(after?.text ?? "")
  )
    return null;
  const percent = factor < 1 ? 100 * (1 - factor) : 100 * (factor - 1);
  return made(atoms, at, at + 1, [
    { value: factor, dimension: "factor", unit: 1 },
    { value: percent, dimension: "percent", unit: 1 },
  ]);
}

/** "1/4", "3/4", "½". */
function readSlash(atoms: readonly Atom[], at: number) {
  const [top, slash, bottom, after] = atoms.slice(at, at + 4);
  const sign = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 }[top?.text ?? ""];
  if (sign !== undefined) return made(atoms, at, at + 1, shares(sign));
  if (top?.kind !== "number" || slash?.text !== "/" || bottom?.kind !== "number") return null;
  if (!slash.isGlued || !bottom.isGlued || (after?.isGlued && after.text === "/")) return null;
  const [a = 0] = valuesOf(top.text);
  const [b = 0] = valuesOf(bottom.text);
  if (a < 1 || a >= b || b > 10 || !Number.isInteger(a) || !Number.isInteger(b)) return null;
  if (top.isGlued && atoms[at - 1]?.text === "/") return null;
  return made(atoms, at, at + 3, shares(a / b));
}

/** "Tiers" and "quart" are English words for other things than parts. */
const ENGLISH = /^hal|r(?:d|ds|ters?)$|ths?$/u;

function readPart(atoms: readonly Atom[], at: number, tongue: Tongue) {
  const first = atoms[at];
  if (first?.kind !== "word") return null;
  let next = at;
  let count = 1;
  if (/^(?:a|an|the)$/iu.test(first.text)) next++;
  else {
    const number = cardinalOf(first.key, tongue);
    if (number !== null && number >= 1 && number < 10) {
      count = number;
      next++;
      if (/^[-‐‑]$/u.test(atoms[next]?.text ?? "")) next++;
    }
  }
  const word = atoms[next];
  if (word?.kind !== "word") return null;
  const part = partOf(word.key);
  if (part === null || count >= part || (tongue === "english" && !ENGLISH.test(word.key)))
    return null;
  const isCounted = next > at;
  next++;
  const amount = count / part;
  const measured = measuredPart(atoms, next, amount);
  if (measured) return made(atoms, at, measured.next, measured.readings);
  if (!isShareHere(atoms, at, next, word.key, isCounted && !/^the$/iu.test(first.text)))
    return null;
  return made(atoms, at, next, shares(amount));
}

/** "half an hour", "half a dozen", "quarter of an hour", "half a million". */
function measuredPart(atoms: readonly Atom[], at: number, amount: number) {
  let next = at;
  if (/^of$/iu.test(atoms[next]?.text ?? "")) next++;
  if (!/^(?:a|an)$/iu.test(atoms[next]?.text ?? "")) return null;
  const word = atoms[next + 1];
  if (word?.kind !== "word") return null;
  const unit: Unit | null = unitOf(word.key);
  if (unit?.dimension === "time")
    return {
      readings: [{ value: amount * unit.factor, dimension: unit.dimension, unit: unit.factor }],
      next: next + 2,
    };
  const scale = scaleOf(word);
  return scale === null || word.text.length < 3
    ? null
    : { readings: [{ value: amount * scale, dimension: null, unit: 1 }], next: next + 2 };
}

/**
 * Whether the word for a part is a share of something: "a third of", "by half". "A third" may be a third one, "quarter"
 * three months and "second half" a period.
 */
function isShareHere(
  atoms: readonly Atom[],
  at: number,
  next: number,
  part: string,
  isCounted: boolean,
): boolean {
  const before = atoms[at - 1]?.key ?? "";
  const after = atoms[next]?.key ?? "";
  if (/[^\u0020-\u024F]/u.test(part)) return true;
  if (/^(?:first|second|other|latter|this|last|each|every|per|next)$/u.test(before)) return false;
  if (/^(?:yearly|year|time|day|marathon|brother)$/u.test(after) && part === "half") return false;
  const isPlural = part.endsWith("s");
  if (after === "of" && isCounted) return true;
  if (
    /^(?:by|down|up|nearly|almost|about|around|roughly|over|in|than|under|to|became|um|de)$/u.test(
      before,
    ) &&
    (isCounted || part === "half" || !/^[a-z]+$/u.test(part))
  )
    return !(before === "in" && part !== "half");
  if (isPlural && isCounted) return part !== "quarters" || !/^(?:out|running|in)$/u.test(after);
  if (part === "half") return /^(?:of|the|its|their|our|his|her|my|a|an|it)$/u.test(after);
  return !/^(?:half|third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)s?$/u.test(part);
}

function shares(amount: number): FigureReading[] {
  return [{ value: 100 * amount, dimension: "percent", unit: 1 }];
}

function made(
  atoms: readonly Atom[],
  at: number,
  next: number,
  readings: readonly FigureReading[],
) {
  const { hedge, from } = hedgeBefore(atoms, at);
  const figure: Figure = {
    from,
    to: atoms[next - 1]?.to ?? from,
    readings,
    mantissa: readings[0]?.value ?? 0,
    hedge,
    isOpen: hedge === "over",
    below: null,
    noun: atoms[next]?.kind === "word" ? (atoms[next]?.key ?? "") : "",
    isOrdinal: false,
    isShare: readings.some(({ dimension }) => dimension === "percent" || dimension === "factor"),
  };
  return { figure, next };
}

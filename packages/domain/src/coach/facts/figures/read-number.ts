import { type Atom, valuesOf } from "./atoms.ts";
import { cardinalOf, scaleOf, stepOf, type Tongue } from "./number-words.ts";
import { regex } from "../../../text/regex.ts";

export interface ReadNumber {
  /** Several where the spelling can be read in several ways; the likeliest first. */
  readonly values: readonly number[];
  /** The number before its scale: 1.4 of "1.4 crore". */
  readonly mantissa: number;
  /** The value it may have up to, exclusive: "hundreds of" is 100 to 1,000. Null for one value. */
  readonly below: number | null;
  readonly isOrdinal: boolean;
  /** The number of the atom after it. */
  readonly next: number;
}

/** The number that begins at an atom, in digits or words, with its scale; null where none does. */
export function readNumber(atoms: readonly Atom[], at: number, tongue: Tongue): ReadNumber | null {
  const atom = atoms[at];
  if (atom?.kind === "number") return readDigits(atoms, at);
  if (atom?.kind !== "word") return null;
  return readVague(atoms, at) ?? readWords(atoms, at, tongue);
}

/** Letters that may follow digits without a gap and are a scale or a unit; others make a code of both: "3B", "2D". */
const SUFFIX = regex("iu")`
  ^(?:k|m|mn|bn|b|cr|crs|l|lac|lakh|x|h|hr|hrs|s|ms|min|mins|sec|secs|d|w|y|yr|yrs|
  kg|kgs|g|gm|mg|km|kms|cm|mm|t|kb|mb|gb|tb|pb|kbps|mbps|gbps|ml|ltr|am|pm|st|nd|rd|th|te|er|e|re|
  ère|ème|eme|ft|sqft|sft|kv|kw|kva|mw|v|w|hp|rpm|wpm|days?|months?|years?|weeks?|hours?|
  bn|वाँ|वीं|वां|वी|वा|ம்|ஆம்)$
`;

function readDigits(atoms: readonly Atom[], at: number): ReadNumber | null {
  const atom = atoms[at];
  if (!atom) return null;
  const after = atoms[at + 1];
  if (atom.isGlued && atoms[at - 1]?.kind === "word" && isCodeLetter(atoms[at - 1])) return null;
  const suffix = after?.isGlued && after.kind === "word" ? after.text : "";
  if (suffix !== "" && !SUFFIX.test(suffix) && !/[^\u0020-\u024F]/u.test(suffix)) return null;
  const values = valuesOf(atom.text);
  if (values.length === 0) return null;
  const [mantissa = 0] = values;
  const isOrdinal = /^(?:st|nd|rd|th|te|er|e|re|ère|ème|eme|वाँ|वीं|वां|वी|वा)$/iu.test(suffix);
  if (isOrdinal) return { values, mantissa, below: null, isOrdinal, next: at + 2 };
  const { factor, next } = scalesFrom(atoms, at + 1);
  const parts = factor > 1 ? addedFrom(atoms, next, mantissa * factor, factor) : null;
  if (parts) return { values: [parts.value], mantissa, below: null, isOrdinal, next: parts.next };
  return { values: values.map((value) => value * factor), mantissa, below: null, isOrdinal, next };
}

function isCodeLetter(atom: Atom | undefined): boolean {
  return !/^(?:rs|inr|usd|eur|gbp|aed|rupees|v|रु|x)$/iu.test(atom?.text ?? "");
}

/** The scales that stand one after another: "lakh crore"; factor 1 for none. */
function scalesFrom(atoms: readonly Atom[], at: number): { factor: number; next: number } {
  let [factor, next] = [1, at];
  for (;;) {
    const i = /^[-‐‑]$/u.test(atoms[next]?.text ?? "") && atoms[next]?.isGlued ? next + 1 : next;
    const word = atoms[i];
    if (word?.kind !== "word") break;
    const scale = word.text === "M" && word.isGlued ? 1_000_000 : scaleOf(word);
    if (scale === null || (scale === 12 && factor > 1)) break;
    // "1 L" is a lakh; "mil" and "cent" after digits are words of other languages.
    factor *= scale;
    next = i + 1;
  }
  return { factor, next };
}

/** "1 lakh 40 thousand": what is added in smaller scales. */
function addedFrom(
  atoms: readonly Atom[],
  at: number,
  value: number,
  factor: number,
): { value: number; next: number } | null {
  const atom = atoms[at];
  if (atom?.kind !== "number") return null;
  const [more = 0] = valuesOf(atom.text);
  const scales = scalesFrom(atoms, at + 1);
  return scales.factor > 1 && scales.factor < factor
    ? { value: value + more * scales.factor, next: scales.next }
    : null;
}

const SCALES_IN_PLURAL = /^(?:dozens|hundreds|thousands|lakhs|crores|millions|billions)$/iu;
const A_FEW = /^(?:several|few|many|multiple|some|mehrere|plusieurs|varios|कई|kai)$/iu;

/** "dozens of", "several hundred", "a few thousand": some of a scale. */
function readVague(atoms: readonly Atom[], at: number): ReadNumber | null {
  const [first, second] = [atoms[at], atoms[at + 1]];
  if (!first) return null;
  const isPlural = SCALES_IN_PLURAL.test(first.text);
  const word = isPlural ? first : A_FEW.test(first.text) ? second : undefined;
  const scale = word?.kind === "word" ? scaleOf(word) : null;
  if (scale === null || scale === undefined || (word?.text.length ?? 0) < 4) return null;
  const next = at + (isPlural ? 1 : 2);
  const further = scalesFrom(atoms, next);
  const low = scale * further.factor;
  return {
    values: [low],
    mantissa: low,
    below: scale === 12 ? 200 : low * 10,
    isOrdinal: false,
    next: further.next,
  };
}

/** "two hundred and forty", "one and a half thousand", "साढ़े अठारह हज़ार", "half a dozen" is a share's. */
function readWords(atoms: readonly Atom[], at: number, tongue: Tongue): ReadNumber | null {
  let next = at;
  let [total, current] = [0, Number.NaN];
  let mantissa = Number.NaN;
  const second = atoms[at + 1];
  const step = stepOf(atoms[at]?.key ?? "");
  if (step) {
    const word = atoms[at + 1];
    const value =
      word?.kind === "number"
        ? (valuesOf(word.text)[0] ?? null)
        : cardinalOf(word?.key ?? "", tongue);
    if (value === null && (step.alone === null || !word || scaleOf(word) === null)) return null;
    current = value === null ? (step.alone ?? 0) : value + step.add;
    next = at + (value === null ? 1 : 2);
  }
  for (;;) {
    const word = atoms[next];
    if (!word) break;
    if (isGap(atoms, next) && !Number.isNaN(current) && next > at) {
      next++;
      continue;
    }
    if (word.kind !== "word") break;
    const small = cardinalOf(word.key, tongue);
    if (small !== null) {
      if (!Number.isNaN(current) && !joins(current, small)) break;
      current = (Number.isNaN(current) ? 0 : current) + small;
      next++;
      const half = halfAfter(atoms, next);
      if (half) {
        current += half.value;
        ({ next } = half);
      }
      continue;
    }
    const scale = scaleOf(word);
    const article = next === at && second && /^an?$/u.test(word.key) ? scaleOf(second) : null;
    if (article !== null && (second?.text.length ?? 0) > 2) {
      current = article;
      mantissa = 1;
      next += 2;
      continue;
    }
    if (scale === null || Number.isNaN(current) || word.text.length < 2) break;
    if (Number.isNaN(mantissa)) mantissa = current;
    if (scale === 100 || scale === 12) current *= scale;
    else {
      total += current * scale;
      current = Number.NaN;
      if (cardinalOf(atoms[next + 1]?.key ?? "", tongue) === null) {
        next++;
        break;
      }
    }
    next++;
  }
  if (next === at || (Number.isNaN(current) && total === 0)) return null;
  const value = total + (Number.isNaN(current) ? 0 : current);
  const isBare = Number.isNaN(mantissa);
  return {
    values: [value],
    mantissa: isBare ? value : mantissa,
    below: null,
    isOrdinal: false,
    next,
  };
}

/** A hyphen or "and" inside of a number: "forty-six", "two hundred and forty". */
function isGap(atoms: readonly Atom[], at: number): boolean {
  const [atom, after] = [atoms[at], atoms[at + 1]];
  if (!atom || after?.kind !== "word") return false;
  const isHyphen = /^[-‐‑]$/u.test(atom.text) && atom.isGlued;
  const isAnd =
    atom.text === "and" &&
    /^(?:hundred|thousand|lakh|crore|million)s?$/iu.test(atoms[at - 1]?.text ?? "");
  if (!isHyphen && !isAnd) return false;
  return cardinalOf(after.key, "english") !== null || (isHyphen && (scaleOf(after) ?? 0) >= 100);
}

/** "forty" takes "six", "hundred" takes both; "two" takes nothing. */
function joins(current: number, small: number): boolean {
  if (current >= 100) return current % 100 === 0;
  return current >= 20 && current % 10 === 0 && small > 0 && small < 10;
}

/** "and a half", "and a quarter" behind a number in words. */
function halfAfter(atoms: readonly Atom[], at: number): { value: number; next: number } | null {
  const [and, article, part] = atoms.slice(at, at + 3);
  if (and?.text !== "and") return null;
  if (article?.text === "half") return { value: 0.5, next: at + 2 };
  if (!/^(?:a|one)$/u.test(article?.text ?? "")) return null;
  if (part?.text === "half") return { value: 0.5, next: at + 3 };
  return part?.text === "quarter" ? { value: 0.25, next: at + 3 } : null;
}

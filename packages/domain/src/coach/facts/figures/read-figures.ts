import { atomsOf, type Atom } from "./atoms.ts";
import type { Figure, FigureReading } from "./figure.ts";
import { addParts, partsOf, shareUnits } from "./beside-figures.ts";
import { hedgeBefore } from "./hedges.ts";
import { readNumber, type ReadNumber } from "./read-number.ts";
import { readShare } from "./read-share.ts";
import { isHinglish, mayBeNumber, ordinalOf, type Tongue } from "./number-words.ts";
import { isMoneyBefore, type Unit, unitOf } from "./units.ts";

export interface FigureOptions {
  /** "any" reads number words of every language and of Hindi in Latin letters; "english" leaves out those that are English words. */
  readonly tongue: "english" | "any";
}

/** Every figure of one line, in order. `at`: where the line begins in the text. Codes ("H1", "GSTR-3B") are none. */
export function readFigures(line: string, at: number, options: FigureOptions): Figure[] {
  const tongue: Tongue = options.tongue === "any" && isHinglish(line) ? "hinglish" : options.tongue;
  const atoms = atomsOf(line, at);
  const figures: Figure[] = [];
  let next = 0;
  while (next < atoms.length) {
    const atom = atoms[next];
    if (atom?.kind === "word" && !atoms[next + 1]?.isGlued && !mayBeNumber(atom.key)) {
      next++;
      continue;
    }
    const share = readShare(atoms, next, tongue);
    if (share) {
      figures.push(share.figure);
      next = share.next;
      continue;
    }
    const ordinal = readOrdinal(atoms, next, options);
    if (ordinal) {
      figures.push(ordinal);
      next++;
      continue;
    }
    const number = isPartOfName(atoms, next) ? null : readNumber(atoms, next, tongue);
    if (!number) {
      next += isCodeAt(atoms, next) ? codeEnd(atoms, next) - next : 1;
      continue;
    }
    const measured = measure(atoms, next, number);
    figures.push(measured.figure);
    next = Math.max(measured.next, next + 1);
  }
  const whole = addParts(figures, line, at);
  return shareUnits(
    options.tongue === "any" ? [...whole, ...partsOf(whole, line, at)] : whole,
    atoms,
  );
}

/** "Two-wheeler", "three-way": the number says which kind of thing. */
function isPartOfName(atoms: readonly Atom[], at: number): boolean {
  const [word, hyphen, noun] = atoms.slice(at, at + 3);
  if (word?.kind !== "word" || !/^[-‐‑ ]$/u.test(hyphen?.text ?? "")) return false;
  return /^(?:wheelers?|way|stop|pronged|piece|dimensional|on)$/iu.test(noun?.text ?? "");
}

/** "Third prize". Of a proposal only before what is ranked: its "first" may say anything. */
function readOrdinal(atoms: readonly Atom[], at: number, { tongue }: FigureOptions): Figure | null {
  const word = atoms[at];
  const value = word?.kind === "word" ? ordinalOf(word.key) : null;
  if (!word || value === null) return null;
  if (tongue === "english" && !/^(?:year|semester)$/iu.test(nounAfter(atoms, at + 1))) return null;
  const isSecond = tongue === "any" && value === 2 && /^\d/u.test(atoms[at - 1]?.text ?? "");
  if (isSecond) return null;
  return {
    from: word.from,
    to: word.to,
    readings: [{ value, dimension: null, unit: 1 }],
    mantissa: value,
    hedge: "none",
    isOpen: false,
    below: null,
    noun: nounAfter(atoms, at + 1),
    isOrdinal: true,
    isShare: false,
  };
}

/** Letters before digits without a gap: "H1", "GSTR-3B". What follows without a gap belongs to the code. */
function isCodeAt(atoms: readonly Atom[], at: number): boolean {
  const [word, next, digits] = atoms.slice(at, at + 3);
  if (word?.kind !== "word" || !next?.isGlued || isMoneyBefore(word.text)) return false;
  const isJoined = /^[-‐‑]$/u.test(next.text) && digits?.kind === "number" && digits.isGlued;
  return next.kind === "number" || (isJoined && /^\p{Lu}{2,}$/u.test(word.text));
}

function codeEnd(atoms: readonly Atom[], at: number): number {
  let end = at + (atoms[at + 1]?.kind === "sign" ? 2 : 1);
  while (atoms[end]?.isGlued && atoms[end]?.kind !== "sign") end++;
  return end;
}

/** More years than these in a row are one of accounts: "2022-23 financial year". */
const MOST_YEARS = 15;

function measure(
  atoms: readonly Atom[],
  at: number,
  number: ReadNumber,
): { figure: Figure; next: number } {
  const money = moneyBefore(atoms, at);
  let { next } = number;
  let isOpen = false;
  if (atoms[next]?.text === "+" && atoms[next]?.isGlued) {
    isOpen = true;
    next++;
  }
  let to = atoms[next - 1]?.to ?? 0;
  let unit: Unit | null = money ? { dimension: "money", factor: 1 } : null;
  if (atoms[next]?.text === "%") {
    unit = { dimension: "percent", factor: 1 };
    to = atoms[next]?.to ?? to;
    next++;
  } else {
    const found =
      number.mantissa > MOST_YEARS && isKindOfTime(atoms[next]?.key ?? "")
        ? null
        : unitAfter(atoms, next);
    const isClock = found?.unit.dimension === "clock" && (number.values[0] ?? 0) <= 24;
    // "Seven TB patients".
    const isIllness =
      found?.unit.dimension === "data" &&
      atoms[at]?.kind === "word" &&
      (atoms[next]?.text.length ?? 0) < 3;
    if (
      found &&
      !isIllness &&
      (isClock || found.unit.dimension !== "clock") &&
      !(money && found.unit.dimension !== "money")
    ) {
      ({ unit } = found);
      to = atoms[found.next - 1]?.to ?? to;
      ({ next } = found);
    }
  }
  if ((atoms[next]?.text === "+" && atoms[next]?.isGlued) || isMore(atoms, next)) isOpen = true;
  const { hedge, from: hedged } = hedgeBefore(atoms, money ? money.at : at);
  const isTimes = unit?.dimension === "factor" && /^times$/iu.test(atoms[next - 1]?.text ?? "");
  const start = atoms[money ? money.at : at]?.from ?? 0;
  const readings = number.values.map((value): FigureReading => ({
    value: value * (unit?.factor ?? 1),
    dimension: unit?.dimension ?? null,
    unit: unit?.factor ?? 1,
  }));
  // "Day 7", "week 2".
  const named = unit === null && !money ? unitOf(atoms[at - 1]?.key ?? "") : null;
  if (
    named?.dimension === "time" &&
    /^(?:day|week|month|year|hour)$/u.test(atoms[at - 1]?.key ?? "")
  )
    readings.push(
      ...number.values.map((value) => ({
        value: value * named.factor,
        dimension: named.dimension,
        unit: named.factor,
      })),
    );
  // "300 times" is a count as well.
  if (isTimes)
    readings.push(...number.values.map((value) => ({ value, dimension: null, unit: 1 })));
  return {
    figure: {
      from: hedge === "none" ? start : hedged,
      to,
      readings,
      mantissa: number.mantissa,
      hedge:
        hedge !== "none" ? hedge : isOpen ? "over" : isGiveOrTake(atoms, next) ? "about" : "none",
      isOpen: isOpen || hedge === "over",
      below: number.below,
      noun: nounAfter(atoms, next),
      isOrdinal: number.isOrdinal,
      isShare: false,
    },
    next,
  };
}

function isKindOfTime(key: string): boolean {
  return /^(?:financial|fiscal|academic|calendar|full|whole|straight|consecutive|successive|working|business|complete|long)$/u.test(
    key,
  );
}

/** "30 plus", "30 odd", "30 or more". */
function isMore(atoms: readonly Atom[], at: number): boolean {
  const [word, more] = [atoms[at]?.key ?? "", atoms[at + 1]?.key ?? ""];
  if (/^(?:or|and)$/u.test(word)) return /^(?:more|above)$/u.test(more);
  return /^(?:plus|odd)$/u.test(word) && atoms[at + 1]?.kind !== "number";
}

/** "Three dozen articles, give or take", "40 or so". */
function isGiveOrTake(atoms: readonly Atom[], at: number): boolean {
  const after = atoms
    .slice(at, at + 6)
    .map(({ key }) => key)
    .join(" ");
  return /^(?:[\p{L}]+ ){0,2}(?:, )?(?:give or take|or so|or thereabouts|approx(?:imately)?)\b/u.test(
    after,
  );
}

/** "₹", "Rs", "Rs." or "INR" before the number. */
function moneyBefore(atoms: readonly Atom[], at: number): { readonly at: number } | null {
  const before = atoms[at - 1];
  if (!before) return null;
  if (isMoneyBefore(before.text)) return { at: at - 1 };
  const other = atoms[at - 2];
  return before.text === "." && other && isMoneyBefore(other.text) ? { at: at - 2 } : null;
}

/** A unit behind a number: "12-hour", "12 hrs", "per cent", "pour cent", "m²". */
function unitAfter(atoms: readonly Atom[], at: number): { unit: Unit; next: number } | null {
  const isHyphen = /^[-‐‑]$/u.test(atoms[at]?.text ?? "") && (atoms[at]?.isGlued ?? false);
  const i = isHyphen ? at + 1 : at;
  const [word, second, third] = [atoms[i], atoms[i + 1], atoms[i + 2]];
  // "24x7"
  if (word?.isGlued && word.kind === "word" && second?.kind === "number" && second.isGlued)
    return null;
  // "$5, €6": the sign belongs to the number behind it.
  if (
    (/^[€₹$]$/u.test(word?.text ?? "") && second?.kind !== "number") ||
    (word?.text === "/" && second?.text === "-")
  )
    return { unit: { dimension: "money", factor: 1 }, next: word?.text === "/" ? i + 2 : i + 1 };
  if (word?.text === "°") return { unit: { dimension: "temperature", factor: 1 }, next: i + 2 };
  if (word?.text === "×") return { unit: { dimension: "factor", factor: 1 }, next: i + 1 };
  if (word?.kind !== "word") return null;
  const { key } = word;
  // "Four financial years".
  if (isKindOfTime(key) && second?.kind === "word" && !isHyphen) {
    const time = unitOf(second.key);
    return time?.dimension === "time" && second.text.length > 3
      ? { unit: time, next: i + 2 }
      : null;
  }
  if (/^(?:per|pour|por)$/u.test(key) && /^(?:cent|ciento)$/u.test(second?.key ?? ""))
    return { unit: { dimension: "percent", factor: 1 }, next: i + 2 };
  if (/^(?:sq|square)$/u.test(key)) {
    const dot = second?.text === "." ? third : second;
    const side = dot ? unitOf(dot.key) : null;
    if (side?.dimension === "length")
      return {
        unit: { dimension: "area", factor: side.factor ** 2 },
        next: i + (dot === third ? 3 : 2),
      };
  }
  if (key === "cubic" && unitOf(second?.key ?? "")?.dimension === "length")
    return { unit: { dimension: "volume", factor: 1000 }, next: i + 2 };
  if (isLoneLetter(word, at === i)) return null;
  const unit = unitOf(word.key);
  if (!unit) return null;
  // "Fifteen day-care cases".
  if (
    second?.isGlued &&
    /^[-‐‑]$/u.test(second.text) &&
    third?.isGlued &&
    third.kind === "word" &&
    !isHyphen
  )
    return null;
  const power = second?.isGlued ? second.text : "";
  if (unit.dimension === "length" && /^[³3]$/u.test(power))
    return { unit: { dimension: "volume", factor: 1000 * unit.factor ** 3 }, next: i + 2 };
  if (unit.dimension === "length" && /^[²2]$/u.test(power))
    return { unit: { dimension: "area", factor: unit.factor ** 2 }, next: i + 2 };
  // "60 min a day" is a unit, "3 am I" is none.
  return { unit, next: i + 1 };
}

/** Letters that are units only in their own case: "5 m", "7 s", "150T", never "5 M". "an" of French is an English word. */
function isLoneLetter(word: Atom, isNext: boolean): boolean {
  if (/^(?:an|as|dia|din|am)$/u.test(word.text)) return !isNext || word.text !== "am";
  if (word.text.length > 1) return false;
  return !/^[hsgmtTlx]$/u.test(word.text) || (/^[gml]$/u.test(word.text) && !isNext);
}

function nounAfter(atoms: readonly Atom[], at: number): string {
  const first = atoms[at];
  const word = first && /^[-‐‑]$/u.test(first.text) && first.isGlued ? atoms[at + 1] : first;
  return word?.kind === "word" ? word.key : "";
}

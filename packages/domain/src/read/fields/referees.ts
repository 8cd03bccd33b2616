import type { ReadItem } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isLocation } from "../../lexicon/places.ts";
import { cutByCommas, cutBySeparators } from "../patterns/cuts.ts";
import { holdsAddress } from "../patterns/addresses.ts";
import { findEmails } from "../patterns/email.ts";
import { found, type Stretch, styleAt, textOf, trimmed } from "../line/found.ts";
import { markEnd } from "./item-entries.ts";
import { findPhones } from "../patterns/phone.ts";

/** "Available upon request": a section that says so holds nobody. */
const ON_REQUEST =
  /^\W*(?:references? )?(?:(?:is |are |will be |can be )?(?:available|furnished|provided|given)\b.{0,20})?\b(?:up)?on request\W*$/iu;

/** Left edges this close are one column. Points. */
const EDGE = 4;

/** A line of so many words, most of them small, is a part of a sentence. */
const SENTENCE_WORDS = 8;

/** The people who vouch for somebody: who they are, what, where, and how to reach them. */
export function readReferees(lines: readonly NumberedLine[]): ReadItem[] {
  const own = lines.filter((line) => !ON_REQUEST.test(line.text));
  return columnsOf(own)
    .flatMap(peopleIn)
    .flatMap((person) => toReferee(person) ?? []);
}

/** The lines cell by cell where two people are side by side, the left column first; else whole. */
function columnsOf(lines: readonly NumberedLine[]): Stretch[][] {
  const whole = [
    lines.map((line): Stretch => ({ line, from: markEnd(line.text), to: line.text.length })),
  ];
  const edges: number[] = [];
  for (const { cells } of lines)
    for (const { x } of cells) if (!edges.some((edge) => Math.abs(edge - x) < EDGE)) edges.push(x);
  const beside = lines.filter(({ cells }) => cells.length > 1);
  const [left, right, ...others] = edges.toSorted((a, b) => a - b);
  const areColumns =
    left !== undefined && right !== undefined && others.length === 0 && beside.length >= 2;
  if (!areColumns || beside.length < lines.length * 0.4) return whole;
  return [left, right].map((edge) =>
    lines.flatMap((line) =>
      line.cells
        .filter(({ x }) => Math.abs(x - edge) < EDGE)
        .map(({ from, to }): Stretch => ({ line, from, to })),
    ),
  );
}

/** How people are addressed: a line that begins so begins with a name. */
const ADDRESSED =
  /^(?:dr|mr|mrs|ms|miss|prof|professor|shri|smt|sri|km|er|adv|ca|col|maj|capt|lt|gen|cdr|brig|rev|sir|herr|frau|m|mme|sr|sra|श्री|श्रीमती|डॉ)\.?\s+(?:\([^)]*\)\s*)?\p{L}/iu;

/**
 * Stretches split where a person begins: at a mark, a way of addressing, a gap, or after the contact details of the
 * one before.
 */
function peopleIn(column: readonly Stretch[]): Stretch[][] {
  const people: Stretch[][] = [];
  const [head] = column;
  const isStyled =
    column.some((part) => styleAt(part).bold) && column.some((part) => !styleAt(part).bold);
  for (const part of column) {
    const person = people.at(-1);
    const before = person?.at(-1);
    if (!person || !before || !head) {
      people.push([part]);
      continue;
    }
    const text = textOf(part);
    const { gap } = part.line;
    const isMarked = part.from > 0 && markEnd(part.line.text) === part.from;
    const isApart = gap !== null && gap > part.line.size * 1.9;
    const stands = isStyled && styleAt(part).bold && !styleAt(before).bold;
    const wasReached = person.some((one) => holdsAddress(textOf(one)));
    const begins =
      isMarked ||
      ADDRESSED.test(text) ||
      stands ||
      (isApart && !holdsAddress(text)) ||
      (!isStyled && wasReached && !holdsAddress(text) && !isText(text));
    if (begins) people.push([part]);
    else person.push(part);
  }
  return people;
}

function isText(text: string): boolean {
  const words = text.split(/\s+/u);
  return (
    words.length >= SENTENCE_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.4
  );
}

/** What precedes an address and only names its kind. */
const LABEL =
  /[\s,;|•·(–—-]*(?:(?:e-?mail|mail|phone|mobile|mob|tel|telephone|ph|cell|contact|contact no)\.?(?: (?:no|id)\.?)?\s*[:：-]?)?\s*$/iu;

function toReferee(person: readonly Stretch[]): ReadItem | null {
  const told = person.filter((part) => isText(textOf(part)));
  const said = person.filter((part) => !told.includes(part));
  const email = firstOf(said, findEmails);
  const phone = firstOf(said, findPhones);
  const pieces = [email, phone]
    .reduce((parts, out) => withoutAddress(parts, out), said)
    .flatMap(cutBySeparators)
    .flatMap(cutByCommas)
    .flatMap((part) => clean(part) ?? []);
  const [name, ...others] = pieces;
  const bullets = told.length > 0 ? (found(told, 0.75) ?? []) : [];
  if (!name) return null;
  const company = others.find(
    (part) => organisationScore(part) >= 0.8 && titleScore(textOf(part)) < 2,
  );
  const position =
    others.find((part) => part !== company && titleScore(textOf(part)) >= 1) ??
    others.find((part) => part !== company && !isLocation(textOf(part)));
  // After an occupation comes the employer, whatever its name.
  const at =
    company ??
    others.find(
      (part) =>
        position !== undefined &&
        titleScore(textOf(position)) >= 1 &&
        others.indexOf(part) > others.indexOf(position) &&
        /^\p{Lu}/u.test(textOf(part)) &&
        !isLocation(textOf(part)) &&
        titleScore(textOf(part)) < 1,
    );
  const rest = others.filter((part) => part !== at && part !== position);
  return {
    title: found([name], 0.8) ?? { value: textOf(name), confidence: 0.8, places: [] },
    by: position ? found([position], 0.7) : null,
    date: null,
    ...given("company", at, company ? 0.7 : 0.55),
    ...given("email", email, 0.9),
    ...given("phone", phone, 0.85),
    bullets: [...rest.flatMap((part) => found([part], 0.6) ?? []), ...[bullets].flat()],
  };
}

function organisationScore(part: Stretch): number {
  return Math.max(companyScore(textOf(part)), institutionScore(textOf(part)));
}

function given(
  field: "company" | "email" | "phone",
  part: Stretch | null | undefined,
  confidence: number,
): Partial<ReadItem> {
  return part ? { [field]: found([part], confidence) } : {};
}

function firstOf(
  parts: readonly Stretch[],
  find: (text: string) => readonly { readonly from: number; readonly to: number }[],
): Stretch | null {
  for (const part of parts) {
    const [match] = find(textOf(part));
    if (match) return { ...part, from: part.from + match.from, to: part.from + match.to };
  }
  return null;
}

function withoutAddress(parts: readonly Stretch[], out: Stretch | null): Stretch[] {
  if (!out) return [...parts];
  return parts.flatMap((part) => {
    if (part.line !== out.line || out.from >= part.to || out.to <= part.from) return [part];
    const before = part.line.text.slice(part.from, out.from);
    const label = LABEL.exec(before)?.[0].length ?? 0;
    return [
      { ...part, to: out.from - label },
      { ...part, from: out.to },
    ].flatMap((kept) => trimmed(kept) ?? []);
  });
}

/** Without marks at its ends; null where no word is left. */
function clean(part: Stretch): Stretch | null {
  const text = textOf(part);
  const lead = /^[\s,;:|•·()–—-]*/u.exec(text)?.[0].length ?? 0;
  const tail = /[\s,;:|•·–—-]*$/u.exec(text)?.[0].length ?? 0;
  const kept = trimmed({
    ...part,
    from: part.from + lead,
    to: Math.max(part.from + lead, part.to - tail),
  });
  return kept && /\p{L}{2}/u.test(textOf(kept)) ? kept : null;
}

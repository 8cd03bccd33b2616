import type { Found, ReadContact } from "../../resume/reading.ts";
import type { SourceDocument } from "../../resume/document.ts";
import type { NumberedLine } from "../line/line.ts";
import { wordsOf } from "../../lexicon/words.ts";
import type { Section } from "../sections/sections.ts";
import { findBrokenEmail, findEmails, restOfEmail, startOfEmail } from "../patterns/email.ts";
import { found, joinTexts, type Stretch, textOf } from "../line/found.ts";
import { readLinks } from "./links.ts";
import { findHeadline } from "./headline.ts";
import { findName } from "./name.ts";
import { findPhones, type PhoneMatch, restOfPhone } from "../patterns/phone.ts";
import { findContactPlace } from "./contact-place.ts";

/** Lines that hold a person's own address are worth this much more than the rest of the resume. */
const HEAD_BONUS = 0.2;

/** Who the resume is of and how to reach them. The top of the resume counts most, its other parts after that. */
export function readContact(
  document: SourceDocument,
  lines: readonly NumberedLine[],
  sections: readonly Section[],
): ReadContact {
  const head = new Set(
    sections.filter((section) => section.kind === "contact").flatMap((section) => section.lines),
  );
  const others = new Set(
    sections.filter((section) => section.kind === "references").flatMap((section) => section.lines),
  );
  const own = lines.filter((line) => !others.has(line));
  const email = best(
    own.flatMap((line) =>
      findEmails(line.text).map((match) => ({
        line,
        ...match,
        confidence: head.has(line) || line.runningHeader ? 0.98 : 0.85,
      })),
    ),
  );
  const brokenEmail = email ? null : findBrokenEmail(own);
  const phone = best(
    own.flatMap((line) =>
      phonesOf(line).map((match) => ({
        line,
        ...match,
        confidence:
          match.confidence +
          (head.has(line) || line.runningHeader ? HEAD_BONUS : 0) -
          (isNearby(line, email?.line) ? 0 : 0.1),
      })),
    ),
    0.35,
  );
  const headLines = own.filter((line) => head.has(line));
  const parts = (email ? wholeEmail(email, own) : brokenEmail) ?? [];
  const address = parts.map((part) => textOf(part).replace(/-$/u, "")).join("");
  const name = findName(own, headLines, sections, address);
  return {
    name,
    headline: findHeadline(headLines, name),
    email: email
      ? withoutHyphen(mailFound(wholeEmail(email, own), email.confidence), name)
      : brokenEmail
        ? withoutBreak(withoutHyphen(mailFound(brokenEmail, 0.8), name), own)
        : null,
    phone: phone
      ? found([phone, ...restOfPhone(phone, own)], Math.min(0.98, phone.confidence))
      : null,
    location: findContactPlace(own, headLines, email?.line ?? null),
    links: readLinks(document, own, head, name, parts),
  };
}

/** The numbers of a line, cell by cell: two addresses may be side by side. */
function phonesOf(line: NumberedLine): PhoneMatch[] {
  const inCells = line.cells.flatMap((cell) =>
    findPhones(line.text.slice(cell.from, cell.to)).map((match) => ({
      ...match,
      from: match.from + cell.from,
      to: match.to + cell.from,
    })),
  );
  const whole = findPhones(line.text);
  const first = whole[0];
  // A label may be in the cell before its number, and a number be laid out wide.
  const isCut =
    first !== undefined && inCells[0]?.from === first.from && inCells.length > whole.length;
  return isCut ? inCells : whole;
}

interface Rated extends Stretch {
  readonly confidence: number;
}

/** The surest; of several nearly as sure the first. */
function best(candidates: readonly Rated[], tolerance = 0.1): Rated | null {
  const most = Math.max(...candidates.map((candidate) => candidate.confidence), 0);
  return (
    candidates.find((candidate) => candidate.confidence >= most - Math.min(tolerance, 0.12)) ?? null
  );
}

function isNearby(line: NumberedLine, other: NumberedLine | undefined): boolean {
  return (
    other !== undefined && line.page === other.page && Math.abs(line.number - other.number) <= 4
  );
}

function addressOf(email: readonly Stretch[] | null): string {
  return (email ?? []).map((part) => textOf(part)).join("");
}

/** An address with what a narrow column breaks off it. */
function wholeEmail(email: Stretch, lines: readonly NumberedLine[]): Stretch[] {
  return [startOfEmail(email, lines), email, restOfEmail(email, lines)].flatMap(
    (part) => part ?? [],
  );
}

/** The address in one piece, whatever blank or line break the file sets into it. */
function mailFound(email: readonly Stretch[], confidence: number): Found | null {
  const place = found(email, confidence);
  return place ? { ...place, value: addressOf(email).replaceAll(" ", "") } : null;
}

/**
 * An address broken at the end of a line, without the hyphen that is only set there: where a word of the person's name
 * is whole without it, "ram-" over "esh@…".
 */
function withoutHyphen(email: Found | null, name: Found | null): Found | null {
  const first = email?.places[0];
  if (!email || !name || !first || email.places.length < 2) return email;
  const at = first.to - first.from - 1;
  if (email.value[at] !== "-") return email;
  const joined = email.value.slice(0, at) + email.value.slice(at + 1);
  const isName = wordsOf(name.value).some(
    (word) => word.length >= 3 && says(joined, word) && !says(email.value, word),
  );
  return isName ? { ...email, value: joined } : email;
}

/** An address broken behind its @, without its hyphen where the file breaks other words by hyphens too. */
function withoutBreak(email: Found | null, lines: readonly NumberedLine[]): Found | null {
  const first = email?.places[0];
  if (!email || !first) return email;
  const at = first.to - first.from - 1;
  const isBehind = email.value[at] === "-" && at > email.value.indexOf("@");
  const isUsual = lines.some((line, i) => {
    const below = lines[i + 1];
    return (
      line.number !== first.line &&
      below !== undefined &&
      below.column === line.column &&
      /\p{Ll}-$/u.test(line.text) &&
      !joinTexts(line.text, below.text).startsWith(line.text)
    );
  });
  if (!isBehind || !isUsual) return email;
  return { ...email, value: email.value.slice(0, at) + email.value.slice(at + 1) };
}

/** True for a word in what an address says before its @. */
function says(address: string, word: string): boolean {
  return address.split("@")[0]?.toLowerCase().includes(word) ?? false;
}

import type { Found } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isLocation } from "../../lexicon/places.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import { plain, wordsOf } from "../../lexicon/words.ts";
import type { Section } from "../sections/sections.ts";
import { findDates } from "../patterns/dates.ts";
import { partGlued } from "./glued-name.ts";
import { found, joinTexts, type Stretch, styleAt, textOf, trimmed } from "../line/found.ts";

const DOCUMENT_WORDS =
  /^(?:curriculum vitae|resume|résumé|cv|c v|lebenslauf|curriculo|currículo|hoja de vida|biodata|bio data|个人简历|简历|जीवन परिचय|बायोडाटा)(?:\s+(?:of|von|de))?\s*[:–-]?\s*/iu;
const NAME_LABEL =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:name|full name|candidate(?:'s|’s)? name|name in full|name of (?:the )?candidate|नाम|姓名|nombre|nom|nome|nome e cognome|cognome e nome)\s*(?:\/\s*)?){1,2}[:：]\s*/iu;
const NAME_WORD =
  /^(?:name|full name|candidate name|vor- und nachname|नाम|姓名|nombre|nom|nome|cognome|nome e cognome|cognome e nome|nome cognome|cognome nome)\s*[:：]?$/iu;
const CREDENTIALS =
  /,\s*(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?b\.?a\.?|cpa|pmp|cfa|ca|rn|esq\.?|jr\.?|sr\.?|b\.?tech|m\.?tech|m\.?sc|b\.?sc|phr|shrm|cissp|acca|fca|aca|pe|mph|dds|jd)\b.*$/iu;
const SEPARATED = /\s+[|–—•·/]\s+|\s+-\s+|\s*[|•]\s*/u;

/** Only this many lines of the first page, counted from the top of the page, may hold the name. */
const TOP_LINES = 60;

/** A name has no more words than this. */
const MOST_WORDS = 5;

interface Candidate {
  readonly stretches: readonly Stretch[];
  readonly score: number;
}

/**
 * The person's name: large, near the top, of two to four capitalised words, and best of all like the e-mail address.
 * Two lines of the same large size are one name. Null when nothing looks like one.
 */
export function findName(
  lines: readonly NumberedLine[],
  head: readonly NumberedLine[],
  sections: readonly Section[],
  email: string,
): Found | null {
  const firstPage = lines.filter((line) => line.page === (lines[0]?.page ?? 1)).slice(0, 400);
  const byHeight = firstPage.toSorted((a, b) => a.baseline - b.baseline);
  const largest = Math.max(0, ...byHeight.map((line) => line.size));
  const headings = new Set(sections.flatMap((section) => section.heading ?? []));
  const inHead = new Set(head);
  let bestFound: Candidate | null = null;
  for (const [rank, line] of byHeight.slice(0, TOP_LINES).entries()) {
    for (const stretches of nameStretches(line, byHeight, email)) {
      const text = stretches.map(textOf).reduce(joinTexts, "");
      const own = nameShape(text);
      if (own === 0) continue;
      const likeness = mailLikeness(text, email);
      // What the e-mail address repeats is a name, also where it looks like an occupation: "Anna Baker".
      const shape = own < 0 && likeness >= 0.9 ? 0.5 : own;
      if (shape <= 0) continue;
      const size =
        largest > 0
          ? (stretches[0]?.line.spans.find((span) => span.to > (stretches[0]?.from ?? 0))?.size ??
              line.size) / largest
          : 0;
      const score =
        shape +
        size * 3 -
        Math.min(2, rank * 0.08) +
        (inHead.has(line) ? 1 : 0) -
        (headings.has(line) ? 2 : 0) +
        likeness * 2.5 +
        (NAME_LABEL.test(line.text) ? 2 : 0) +
        (stretches.length - 1) * 0.3;
      if (!bestFound || score > bestFound.score) bestFound = { stretches, score };
    }
  }
  if (!bestFound || bestFound.score < 3) return null;
  const name = found(bestFound.stretches, Math.min(0.99, 0.35 + bestFound.score * 0.08));
  return name ? { ...name, value: partGlued(name.value, email) } : null;
}

/**
 * The stretches of a line that could be a name: its cells, what precedes a bar, with the line below of the same size.
 */
function nameStretches(
  line: NumberedLine,
  byHeight: readonly NumberedLine[],
  email: string,
): Stretch[][] {
  const whole = cutName({ line, from: 0, to: line.text.length });
  const bySize = line.spans.findIndex(
    (span, i) => i > 0 && Math.abs(span.size - (line.spans[0]?.size ?? 0)) > 1,
  );
  const changed = line.spans[bySize];
  const large = changed ? cutName({ line, from: 0, to: changed.from }) : null;
  // "PERSONAL INFORMATION Meera Nair": the name is set larger than the label before it.
  const isLabelled = changed !== undefined && changed.size > (line.spans[0]?.size ?? 0);
  const behind = isLabelled ? cutName({ line, from: changed.from, to: line.text.length }) : null;
  const beforeTitle = withoutTitle(line);
  const [first] = line.cells;
  const isNamed =
    first !== undefined &&
    line.cells.length === 2 &&
    NAME_WORD.test(line.text.slice(first.from, first.to));
  // Two words of a name are a name: what is set smaller beside it is none of it.
  const isWhole = !isNamed && !(large && wordsOf(textOf(large)).length >= 2);
  const choices: Stretch[][] = whole && isWhole ? [[whole]] : [];
  for (const cell of line.cells.length > 1 ? line.cells : []) {
    const part = cutName({ line, from: cell.from, to: cell.to });
    if (part) choices.push([part]);
  }
  if (large) choices.push([large]);
  if (behind) choices.push([behind]);
  if (beforeTitle) choices.push([beforeTitle]);
  for (const part of new Set([whole, ...choices.flat()])) {
    // A large name in a narrow column is broken wherever a word ends.
    const stack = part ? [part] : [];
    for (let last = stack[0]; last;) {
      const next = stretchBelow(last, byHeight);
      if (!next || wordsOf([...stack, next].map(textOf).reduce(joinTexts, "")).length > MOST_WORDS)
        break;
      if (styleAt(next).size <= LARGE && !isInMail(next, email)) break;
      stack.push(next);
      choices.push([...stack]);
      last = next;
    }
  }
  return choices;
}

/** Letters larger than this are larger than a text's. Points. */
const LARGE = 13;

/** True for a word that the e-mail address says: also in small letters it ends a name broken over two lines. */
function isInMail(stretch: Stretch, email: string): boolean {
  const word = wordsOf(textOf(stretch)).join(" ");
  return /^\p{L}{3,}$/u.test(word) && plain(email.split("@")[0] ?? "").includes(word);
}

/** What is right below a stretch, alone or beside other columns, set as large: the continuation of a long name. */
function stretchBelow(stretch: Stretch, byHeight: readonly NumberedLine[]): Stretch | null {
  const [line, style] = [stretch.line, styleAt(stretch)];
  for (const other of byHeight) {
    const drop = other.baseline - line.baseline;
    if (drop >= style.size * 2.2) break;
    if (other === line || drop <= 0) continue;
    for (const cell of other.cells) {
      const part = cutName({ line: other, from: cell.from, to: cell.to });
      if (!part) continue;
      const own = styleAt(part);
      // Of a name set very large the first half may be light and the second bold.
      const isAlike =
        Math.abs(own.size - style.size) < 0.6 && (own.bold === style.bold || own.size > 17);
      if (isAlike && Math.abs(own.x - style.x) < style.size * 8) return part;
    }
  }
  return null;
}

/** "Asha Rao, Senior Accountant": the name before a comma that only an occupation follows; null for other lines. */
function withoutTitle(line: NumberedLine): Stretch | null {
  const comma = line.text.indexOf(",");
  const behind = line.text.slice(comma + 1);
  if (comma < 0 || titleScore(behind) < 1.2 || titleScore(line.text.slice(0, comma)) >= 1)
    return null;
  return cutName({ line, from: 0, to: comma });
}

/**
 * Without "Name:" or the colon in a cell of its own behind it, "Resume of", credentials after a comma, and what is
 * after a bar.
 */
function cutName(stretch: Stretch): Stretch | null {
  const text = textOf(stretch);
  const lead =
    (NAME_LABEL.exec(text) ?? DOCUMENT_WORDS.exec(text) ?? /^[:：]\s*/u.exec(text))?.[0].length ??
    0;
  const rest = text.slice(lead);
  const cut = Math.min(
    ...[SEPARATED.exec(rest)?.index, CREDENTIALS.exec(rest)?.index, /\s*\(/u.exec(rest)?.index].map(
      (at) => (at === undefined || at === 0 ? rest.length : at),
    ),
  );
  return trimmed({ ...stretch, from: stretch.from + lead, to: stretch.from + lead + cut });
}

/** Whose name a form asks for besides the person's own. */
const RELATIVE = /\b(?:father|mother|husband|wife|spouse|guardian|parent)s?(?:['’]s?)?\b|\bname$/iu;

/** How much a text is shaped like a name: 0 or less for none. */
function nameShape(text: string): number {
  if (RELATIVE.test(text)) return 0;
  if (/[@\d:/\\#%&+=<>"“”!?;]|\.{2}|\.$(?<!\b\p{L}\.)/u.test(text) || text.length > 50) return 0;
  if (
    sectionKindOf(text) !== null ||
    /^(?:curriculum vitae|resume|cv|lebenslauf|page)$/iu.test(plain(text))
  )
    return 0;
  if (findDates(text).length > 0) return 0;
  const words = text.split(/[\s,]+/u).filter(Boolean);
  const han = /^\p{Script=Han}{2,4}$/u.test(text);
  if (han) return 2.5;
  if (words.length > 5 || words.length === 0) return 0;
  const caseless = /[\p{Lo}]/u.test(text);
  const capital = words.filter((word) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word)).length / words.length;
  const particles =
    words.filter((word) =>
      /^(?:de|da|do|dos|das|du|van|von|vom|der|den|ter|ten|zu|zur|zum|la|le|lo|los|las|bin|binti|binte|ibn|ben|bte|al|el|ul|ud|ur|abu|ap|ab|af|av|di|del|della|delle|dello|degli|y|e|i|và)$/u.test(
        word,
      ),
    ).length / words.length;
  if (capital + particles < 0.99 && !caseless)
    return words.every((word) => /^\p{Ll}(?:\p{Ll}+|\.)$/u.test(word)) && words.length <= 3
      ? 0.3
      : 0;
  let score = words.length === 1 ? 0.7 : words.length <= 4 ? 2 : 1.8;
  const title = titleScore(text);
  if (title >= 1) score -= 2.2;
  if (title > 0 && title < 1) score -= 0.4;
  if (isLocation(text)) score -= 2;
  if (companyScore(text) >= 0.8 || institutionScore(text) >= 2 || degreeScore(text) >= 2)
    score -= 1.6;
  return score;
}

/** 0 to 1: how much of a name an e-mail address repeats. */
function mailLikeness(name: string, email: string): number {
  const user = plain(email.split("@")[0] ?? "").replaceAll(/[^\p{L}]/gu, "");
  if (user.length < 3) return 0;
  const words = wordsOf(name).filter((word) => word.length > 1);
  const letters = words.join("");
  if (letters === "") return 0;
  if (user.includes(letters) || (letters.includes(user) && user.length >= 4)) return 1;
  const hits = words.filter((word) => user.includes(word));
  if (hits.length >= 2) return 1;
  const initials = words.map((word) => word[0]).join("");
  if (hits.length === 1)
    return user.includes(initials) || user.length <= (hits[0]?.length ?? 0) + 3 ? 0.9 : 0.6;
  return 0;
}

import { POST_LABELS } from "../../lexicon/vocabulary/labels.ts";
import { alternatives } from "../../lexicon/words.ts";
import { type Stretch, textOf, trimmed } from "../line/found.ts";
import { companyScore, isLegalForm } from "../../lexicon/company-words.ts";
import { RANGE_WORDS } from "../../lexicon/present.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isLocation, isPlace, isRegion } from "../../lexicon/places.ts";
import { regex } from "../../text/regex.ts";

/** Marks that part what a header says. A plain hyphen counts with blanks around it only. */
const SEPARATOR = regex("gu")`
  [.,;]?\s+(?=(?:[Tt]hesis|[Dd]issertation|[Aa]dvis[eo]r|[Ss]upervisor|[Gg]uide|[Cc]oursework|
  [Mm]inor|[Ff]ocus|C?GPA|Grade)\s*[:：])|\s+(?:[-–—/~»@]|
  (?<!\b(?:University|Institute|College|UNIVERSITY|INSTITUTE|COLLEGE) (?:of|
  OF) [\p{L} ]{2,24} )\bat\b(?=\s+\p{Lu})|\bas\b(?:\s+(?:an?|the)\b)?(?=\s+\p{Lu})|chez\b|
  bei\b)\s+|\s*[|•·∙●◦▪‖⋄♦│]+\s*|\s*;\s+|(?<=\p{L}{5}|\s\d|GmbH|Inc|Ltd)\.\s+(?=\p{Lu})|
  \s+from\s+(?=\p{Lu})|\s+(?:in|with)\s+(?=\d)|\s+[–—]|[–—]\s+
`;

/** Cuts where the weight, slant or size of the letters changes between words. */
export function cutByStyle(part: Stretch): Stretch[] {
  const spans = part.line.spans.filter((span) => span.from < part.to && span.to > part.from);
  const parts: Stretch[] = [];
  let from = part.from;
  for (let i = 1; i < spans.length; i++) {
    const [before, span] = [spans[i - 1], spans[i]];
    if (!before || !span) continue;
    const changes =
      before.bold !== span.bold ||
      before.italic !== span.italic ||
      Math.abs(before.size - span.size) > 0.8;
    const between = part.line.text.slice(before.to - 1, span.from + 1);
    const left = part.line.text.slice(from, span.from);
    const right = part.line.text.slice(span.from, part.to);
    if (
      changes &&
      /[\s,|(–—-]/u.test(between) &&
      /[\p{L}\p{M}]{2}/u.test(left) &&
      /[\p{L}\p{M}]{2}/u.test(right)
    ) {
      parts.push({ ...part, from, to: span.from });
      from = span.from;
    }
  }
  parts.push({ ...part, from, to: part.to });
  return parts;
}

export function cutBySeparators(part: Stretch): Stretch[] {
  const text = textOf(part);
  const parts: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    parts.push({ ...part, from: part.from + at, to: part.from + match.index });
    at = match.index + match[0].length;
  }
  parts.push({ ...part, from: part.from + at });
  return parts.flatMap(cutColon).flatMap(cutBracket);
}

/** "Acme : UI Developer": a colon with blanks around it, between a post and a name that is no label of the post. */
function cutColon(part: Stretch): Stretch[] {
  const text = textOf(part);
  const colon = /\s+:\s+/u.exec(text);
  if (!colon) return [part];
  const [left, right] = [text.slice(0, colon.index), text.slice(colon.index + colon[0].length)];
  const [before, after] = [titleScore(left), titleScore(right)];
  const isPair = Math.max(before, after) >= 1.2 && Math.min(before, after) < 0.6;
  const isName = /^\p{Lu}/u.test(before < after ? left : right) && !POST_LABEL.test(left.trim());
  if (!isPair || !isName) return [part];
  return [
    { ...part, to: part.from + colon.index },
    { ...part, from: part.from + colon.index + colon[0].length },
  ];
}

/** What a form calls a post before it says which. */
const POST_LABEL = regex("iu")`
  ^(?:(?:current |last |job |my )?(?:role|position|post|title|designation|profile|job|function|rank)|
  ${alternatives(POST_LABELS)})s?(?: held)?$
`;

/** "(450 beds)", "(formerly Acme)": what only describes the name before it. */
const ASIDE =
  /^(?:[~<>]?\d[\d,.+]*\s+\p{L}|(?:formerly|previously|now|earlier|acquired by|merged with|a unit of|a division of|a subsidiary of|part of|on behalf of|payroll of|through|via)\s)/iu;

/**
 * "Analyst (Contract)", "Acme (Pune, India)": what is in closing brackets is a part of its own when it is a place or
 * a kind of contract.
 */
function cutBracket(part: Stretch): Stretch[] {
  const text = textOf(part);
  const open = text.lastIndexOf("(");
  if (open < 2 || !text.trimEnd().endsWith(")")) return [part];
  const inside = text.slice(open + 1, text.trimEnd().length - 1);
  if (ASIDE.test(inside)) return [{ ...part, to: part.from + open }];
  if (!isLocation(inside) && !isContractKind(inside) && !isOtherField(text.slice(0, open), inside))
    return [part];
  return [
    { ...part, to: part.from + open },
    { ...part, from: part.from + open + 1, to: part.from + text.trimEnd().length - 1 },
  ];
}

/**
 * True where brackets hold what the text before them has not: the degree behind its school, the company behind a
 * post.
 */
function isOtherField(before: string, inside: string): boolean {
  const [degree, school] = [degreeScore(inside), institutionScore(inside)];
  if (degree >= 2 && school < 1) return institutionScore(before) >= 2 && degreeScore(before) < 2;
  if (school >= 2 && degree < 2) return degreeScore(before) >= 2 && institutionScore(before) < 1;
  if (titleScore(inside) >= 2) return titleScore(before) < 1 && companyScore(before) >= 1.2;
  return companyScore(inside) >= 1.2 && titleScore(before) >= 2 && companyScore(before) < 0.8;
}

/** Without the marks and blanks at its ends; null when no letter is left. */
export function cleaned(stretch: Stretch): Stretch | null {
  const text = textOf(stretch);
  const lead =
    /^[\s,،;:|–—\-·•∙*/)\]]*(?:(?:at|chez|bei)\s+(?=\p{Lu}))?/u.exec(text)?.[0].length ?? 0;
  const end =
    /(?:[\s,،;:|–—\-·•∙*/([]|(?<=\s)(?:in|with|from|at|during)(?=\s*$))+$/u.exec(text)?.[0] ?? "";
  // "Engi-", broken at the end of its line.
  const tail = end === "-" && /\p{Ll}-$/u.test(text) ? 0 : end.length;
  let clean = trimmed({
    ...stretch,
    from: stretch.from + lead,
    to: Math.max(stretch.from + lead, stretch.to - tail),
  });
  if (!clean) return null;
  const whole = textOf(clean);
  if (/^\([^()]*\)$/u.test(whole))
    clean = trimmed({ ...clean, from: clean.from + 1, to: clean.to - 1 });
  else if (whole.endsWith(")") && !whole.includes("("))
    clean = trimmed({ ...clean, to: clean.to - 1 });
  else if (whole.endsWith(".") && !/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,4}\.$/u.test(whole))
    clean = trimmed({ ...clean, to: clean.to - 1 });
  return clean &&
    /[\p{L}\p{N}]/u.test(textOf(clean)) &&
    (!isContractKind(textOf(clean)) || isOwnEmployer(clean)) &&
    !isDuration(textOf(clean)) &&
    !RANGE_WORDS.has(textOf(clean).toLowerCase())
    ? clean
    : null;
}

/** "3 years 8 months": how long a post was held. */
const LASTED =
  /^\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años|meses)\b(?:[ ,]+\d{1,2} ?(?:months?|mos?|monate?|mois|meses))?$/iu;

/** True for how long a post was held and nothing else: "3 years 8 months". */
export function isDuration(text: string): boolean {
  return LASTED.test(text.trim());
}

const CONTRACT_KIND = regex("iu")`
  ^(?:full[ -]?time|part[ -]?time|contract(?:ual)?|freelance|permanent|temporary|seasonal|
  on[ -]?site|hybrid|remote|internship|apprenticeship|vollzeit|teilzeit|festanstellung|cdi|cdd|
  alternance|tiempo completo|tempo integral)$
`;

/** "Freelance, Braga": what stands for the company at the start of a line, where a place follows. */
function isOwnEmployer({ line, from, to }: Stretch): boolean {
  return (
    /^freelance$/iu.test(line.text.slice(from, to)) &&
    line.text.slice(0, from).trim() === "" &&
    /^,\s*\p{Lu}/u.test(line.text.slice(to))
  );
}

function isContractKind(text: string): boolean {
  return CONTRACT_KIND.test(text.trim()) && !/^remote|^hybrid|^on/iu.test(text.trim());
}

/** Cuts at commas; a city stays with its state, "Inc." with its company. */
export function cutByCommas(part: Stretch): Stretch[] {
  const text = textOf(part);
  if (!/[,，、،]/u.test(text)) return [part];
  if (isLocation(text)) return [part];
  const parts: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(/,\s+|[，،]\s*|,(?=\p{Lu})/gu)) {
    // Commas inside brackets part nothing.
    const before = text.slice(0, match.index);
    if (before.lastIndexOf("(") > before.lastIndexOf(")")) continue;
    parts.push({ ...part, from: part.from + at, to: part.from + match.index });
    at = match.index + match[0].length;
  }
  parts.push({ ...part, from: part.from + at });
  return joinPlaces(parts.flatMap((piece) => trimmed(piece) ?? []));
}

function joinPlaces(parts: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const text = textOf(part);
    const glue =
      before &&
      (isLegalForm(text) ||
        (joined.length > 1 && isRegion(text) && isCity(textOf(before))) ||
        (isRegion(text) && isPlace(textOf(before).split(/,\s*/u)[0] ?? "")));
    if (before && glue) joined[joined.length - 1] = { ...before, to: part.to };
    else joined.push(part);
  }
  return joined;
}

function isCity(text: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]*(?:,\s*[\p{L} .]+)?$/u.test(text) &&
    text.split(" ").length <= 4
  );
}

import { inAllTongues } from "../../lexicon/tongues/index.ts";
import { findDates } from "../patterns/dates.ts";
import { type Stretch, textOf, trimmed } from "../line/found.ts";
import { findUrls } from "../patterns/urls.ts";
import { regex } from "../../text/regex.ts";

/** Words before the day until which something holds. */
const UNTIL = regex("iu")`
  (?:valid(?:ity)?(?: (?:until|till|up ?to|thru|through|to))?|
  expir(?:es|y|ing|ation)(?: date)?(?: (?:on|in))?|exp\.|renewal due|gültig bis|válido hasta|
  valable jusqu['’](?:en|au)|válido até|
  ${inAllTongues(({ words }) => [words.validUntil]).join("|")})\s*[:：]?\s*$
`;

/** True for what introduces such a day and nothing else: "valid to". */
export function isUntil(text: string): boolean {
  return text.length < 24 && UNTIL.exec(text.trim())?.index === 0;
}

/** Until when an item says that it holds, as written: "valid until Dec 2027"; null where it does not say so. */
export function expiryIn(parts: readonly Stretch[]): Stretch | null {
  for (const part of parts) {
    const text = textOf(part);
    for (const date of findDates(text)) {
      const end = date.end ?? date.start;
      if (!end || date.isRange || !UNTIL.test(text.slice(0, end.from))) continue;
      return { ...part, from: part.from + end.from, to: part.from + end.to };
    }
  }
  return null;
}

/** A work's number with its label: "doi:10.1000/182". Source: the DOI handbook, section 2.2. */
const DOI = /\bdoi\s*:\s*10\.\d{4,9}\/\S+[^\s.,;)\]]/iu;

/** The address of an item, on the web or by its DOI; null for none. */
export function addressIn(parts: readonly Stretch[]): Stretch | null {
  for (const part of parts) {
    const text = textOf(part);
    const [url] = findUrls(text);
    if (url) return { ...part, from: part.from + url.from, to: part.from + url.to };
    const doi = DOI.exec(text);
    if (doi)
      return { ...part, from: part.from + doi.index, to: part.from + doi.index + doi[0].length };
  }
  return null;
}

/** What introduces a part that is taken out of a text. */
const INTRODUCES =
  /[\s,;(|–—-]*(?:(?:valid(?:ity)?(?: (?:until|till|up ?to|thru|through|to))?|expir(?:es|y|ing|ation)(?: date)?(?: (?:on|in))?|exp\.|available(?: (?:at|from))?|link|url|doi)\s*[:：]?)?\s*$/iu;

/** Stretches without a part of one of them and the words that introduce it. */
export function without(parts: readonly Stretch[], out: Stretch | null): Stretch[] {
  if (!out) return [...parts];
  return parts.flatMap((part) => {
    if (part.line !== out.line || out.from >= part.to || out.to <= part.from) return [part];
    const before = part.line.text.slice(part.from, out.from);
    const from = part.from + before.length - (INTRODUCES.exec(before)?.[0].length ?? 0);
    const after = { ...part, from: out.to };
    return [{ ...part, to: from }, after].flatMap((kept) =>
      /[\p{L}\p{N}]/u.test(textOf(kept)) ? (trimmed(kept) ?? []) : [],
    );
  });
}

/** What is between an award and who gave it. */
const GIVEN =
  /[\s,;(–—-]+(?:(?:was )?(?:given|awarded|issued|presented|conferred|granted|offered|certified|organi[sz]ed|accredited|published) by)\s+(?=(?:the\s+|an?\s+)?[\p{Lu}\p{Lo}\p{Ll}])/iu;

/** A title and who gave it, where the text says so in words: "Best Partner, given by the port"; null else. */
export function giverIn(part: Stretch | undefined): { before: Stretch; giver: Stretch } | null {
  if (!part) return null;
  const text = textOf(part);
  const match = GIVEN.exec(text);
  if (!match || match.index < 3) return null;
  const rest = text.slice(match.index + match[0].length);
  // A date behind it is no part of the name.
  const date = findDates(rest).at(-1);
  const end = date ? rest.slice(0, date.from).replace(/[\s,;(|–—-]+$/u, "").length : rest.length;
  const giver = trimmed({
    ...part,
    from: part.from + match.index + match[0].length,
    to: part.from + match.index + match[0].length + end,
  });
  return giver && end > 1 ? { before: { ...part, to: part.from + match.index }, giver } : null;
}

/** How well somebody did, or in what part, and nothing else. */
const RANK = regex("iu")`
  ^(?:(?:air|rank|top)[ -]?#?\d[\d,.]*(?: ?%)?|
  #?\d[\d,]*(?:st|nd|rd|th)?(?: ?(?:\/|of|out of) ?\d[\d,]*)?(?: (?:place|prize|rank|position|
  runner[- ]?up))?|\d+(?:\.\d+)? ?%(?:ile)?|(?:national|international|state|regional|district|
  zonal|university|college|first|second|third|1st|2nd|
  3rd)(?: (?:level|place|prize|rank|position|winner|finalist|runner[- ]?up|
  \d+(?:st|nd|rd|th)))?|(?:semi-?|grand )?finalist|winner|runner[- ]?up|speaker|presenter|
  panelist|panellist|jury|judge|attendee|participant|
  (?:gold|silver|bronze)(?: medal)?(?:list|ist)?|honou?rable mention)$
`;

/** True for how well somebody did and nothing else: "3rd/212", "State 14th", "Finalist". */
export function isRank(text: string): boolean {
  return text.length < 32 && RANK.test(text.trim());
}

import { companyScore } from "../../lexicon/company-words.ts";
import * as vocabulary from "../../lexicon/vocabulary/labels.ts";
import { alternatives } from "../../lexicon/words.ts";
import { inAllTongues } from "../../lexicon/tongues/index.ts";
import type { NumberedLine } from "../line/line.ts";
import { regex } from "../../text/regex.ts";

/** What a label says the text after it is. */
export type LabelKind =
  | "company"
  | "title"
  | "place"
  | "name"
  | "technologies"
  | "url"
  | "degree"
  | "institution"
  | "grade"
  | "dates"
  | "duties";

const ENGLISH: readonly (readonly [RegExp, LabelKind])[] = [
  [
    /^(?:name of (?:the )?(?:company|organi[sz]ation|employer|firm|institution|school|hospital)|(?:company|organi[sz]ation|employer)(?:'s|’s)?(?: name)?|firm|hospital)\s*[:：]\s*/iu,
    "company",
  ],
  [/^(?:role|designation|position(?: held)?|job title|title|post(?: held)?)\s*[:：]\s*/iu, "title"],
  [/^(?:location|place|city)\s*[:：]\s*/iu, "place"],
  [
    /^(?:project(?: name| title| ?(?:no\.? ?|# ?)?\d{1,2})?|(?:name|title) of (?:the )?project|name)\s*[:：]\s*/iu,
    "name",
  ],
  [
    regex("iu")`
    ^(?:technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tools?(?: used)?|
    tools (?:and|&) technologies(?: used)?|built with|stack|environment|skills(?: used)?|
    ${inAllTongues(({ words }) => [words.technologies]).join("|")})\s*[:：]\s*
  `,
    "technologies",
  ],
  [
    /^(?:link|url|github|demo|live(?: demo)?|website|source(?: code)?|repo(?:sitory)?)\s*[:：]\s*/iu,
    "url",
  ],
  [/^(?:degree|course|qualification)\s*[:：]\s*/iu, "degree"],
  [/^(?:institut(?:e|ion)|university|college|school|board)\s*[:：]\s*/iu, "institution"],
  [
    regex("iu")`
    ^(?:(?:job|work) (?:role|profile|description|responsibilities)|
    (?:key |main |roles? and |roles? & )?responsibilit(?:y|ies)|
    (?:(?:master|bachelor|doctoral|ph\.?d\.?)(?:'s|’s|s)? )?(?:thesis|
    dissertation)(?: title| topic)?|(?:advis[eo]r|supervisor|guide|relevant coursework|
    coursework|courses|minors?|honou?rs|focus)|duties|
    nature of (?:work|job)|description|contribution)\s*[:：]\s*
  `,
    "duties",
  ],
  [
    /^(?:duration|period(?: of (?:service|work))?|tenure|dates?|from|year of passing|passing year)\s*[:：]\s*/iu,
    "dates",
  ],
];

/** A label in a cell of its own: the words of a form, without a colon. Source: the Europass curriculum vitae. */
const ENGLISH_FORMS: readonly (readonly [RegExp, LabelKind])[] = [
  [/^(?:dates(?: \(from ?[-–—] ?to\))?|from ?[-–—/] ?to|duration|period)$/iu, "dates"],
  [/^(?:project (?:name|title)|(?:name|title) of (?:the )?project)$/iu, "name"],
  [
    /^(?:technologies(?: used)?|technology used|tools(?: used)?|tools (?:and|&) technologies|tech(?:nology)? stack|environment)$/iu,
    "technologies",
  ],
  [
    regex("iu")`
    ^(?:occupation or position held|(?:position|post) held|designation)$
  `,
    "title",
  ],
  [
    regex("iu")`
    ^(?:name and address of employer|name of (?:the )?(?:employer|company|organi[sz]ation)|
    employer|company name|organi[sz]ation(?: name)?)$
  `,
    "company",
  ],
  [
    regex("iu")`
    ^(?:title of qualification(?: awarded)?)$
  `,
    "degree",
  ],
  [
    regex("iu")`
    ^(?:name and type of (?:the )?(?:organi[sz]ation|institution).{0,40})$
  `,
    "institution",
  ],
  [
    regex("iu")`
    ^(?:main activities(?: and responsibilities)?|
    (?:key |main )?(?:duties|responsibilities|tasks)|nature of (?:work|duties)|
    main activities and|principal subjects.{0,40}|type of business(?: or sector)?)$
  `,
    "duties",
  ],
];

/** What all languages call a value, by what it is: English by the patterns above, the others by their words. */
const FORM_LABELS = [...ENGLISH_FORMS, ...patternsOf(vocabulary.FORM_LABELS, "$")];
const LABELS = [...ENGLISH, ...patternsOf(vocabulary.LABELS, String.raw`\s*[:：]\s*`)];

function patternsOf(words: Readonly<Partial<Record<LabelKind, string>>>, end: string) {
  return (Object.entries(words) as [LabelKind, string][]).map(
    ([kind, names]) => [new RegExp(`^(?:${alternatives(names)})${end}`, "iu"), kind] as const,
  );
}

/** What the first cell of a row says of the second, as forms have it; null where it is no label. */
function formLabelOf(cell: string): LabelKind | null {
  const text = cell.trim().replace(/\s*[:：]$/u, "");
  return text.length > 70
    ? null
    : (FORM_LABELS.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

/** The form label of a line whose first cell names what the second says, and where that begins. */
export function formLineOf(line: NumberedLine): { kind: LabelKind; from: number } | null {
  const [first, second] = line.cells;
  if (!first || !second) return null;
  const kind = formLabelOf(line.text.slice(first.from, first.to));
  const told = line.text.slice(second.from, second.to);
  if (!kind || formLabelOf(told)) return null;
  // "Employer   City" of a template never filled in.
  if (/^employer\b/iu.test(line.text) && companyScore(told) < 0.8) return null;
  return { kind, from: second.from };
}

/** The label a text begins with and its length; null for none. */
export function labelOf(text: string): { kind: LabelKind; length: number } | null {
  if (!/[:：]/u.test(text.slice(0, 40))) return null;
  for (const [pattern, kind] of LABELS) {
    const match = pattern.exec(text);
    if (match && match[0].length < text.length) return { kind, length: match[0].length };
  }
  return null;
}

const INNER_HEADING = regex("iu")`
  ^(?:(?:key |main |major |selected |notable )?(?:highlights|achievements|accomplishments|
  responsibilities|duties|result areas|tasks|achievements ?\/ ?tasks|contributions|deliverables|
  skills|projects|technologies|
  results)|(?:project|assignment)(?: no\.?| ?#)? ?(?:\d{1,2}|[ivx]{1,4})|
  roles? (?:and|&) responsibilities|role (?:outline|overview|summary|description)|
  (?:relevant |selected |key )?(?:courses|coursework|modules)|job description|description|
  ${alternatives(vocabulary.INNER_HEADINGS)})\s*[:：]?$
`;

/** True for a line that is only the heading of an entry's text: "Highlights", "Key responsibilities:". */
export function isInnerHeading(text: string): boolean {
  return text.length < 40 && INNER_HEADING.test(text.trim());
}

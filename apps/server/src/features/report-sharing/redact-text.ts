import type { PersonalDetails } from "./personal-details.ts";

/** A text without contact details. */
export interface RedactedText {
  readonly text: string;
  /** Where an offset of the text before it lies now; within a part that was taken out, its beginning or its end. */
  readonly at: (offset: number, edge: "from" | "to") => number;
}

export type Redact = (text: string) => RedactedText;

interface Rule {
  readonly pattern: RegExp;
  readonly tag: string;
  /** What has the form and is none. */
  readonly except?: RegExp;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tag: string;
}

/** Letters before and after which a word does not end. */
const [BEFORE, AFTER] = ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}\\p{N}])"];

const AT = "\\s?(?:@|\\(at\\)|\\[at\\])\\s?";

/** What is a contact detail by its form, whoever it belongs to. */
const FORMS: readonly Rule[] = [
  {
    pattern: new RegExp(`[\\p{L}\\p{N}._%+-]+${AT}[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+`, "giu"),
    tag: "[email]",
  },
  { pattern: /(?:https?:\/\/|www\.)\S+/giu, tag: "[link]" },
  // An address with a path on a common top-level domain: profiles and repositories.
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|in|org|net|io|dev|me|co|app|ai|edu|info|tech|xyz|site|page)\/[^\s|,;]+/giu,
    tag: "[link]",
  },
  // A personal page of a host.
  {
    pattern:
      /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:github|gitlab|bitbucket)\.(?:io|org|com)(?![\p{L}\p{N}])/giu,
    tag: "[link]",
  },
  // Ten to thirteen digits, as phone numbers have (ITU-T E.164: at most 15). Dates have slashes or fewer digits.
  {
    pattern: /(?<![\p{L}\p{N}.])\+?(?:[\s().-]{0,2}\d){10,13}(?![\p{L}\p{N}])/gu,
    tag: "[phone]",
    except: /^\D*(?:(?:19|20)\d{2}\D*)+$/u,
  },
];

/**
 * Takes contact details out of texts: those of one person wherever they stand, and all that have the form of an email
 * address, a link or a phone number.
 */
export function createRedactor(details: PersonalDetails): Redact {
  const rules = [...rulesFor(details), ...FORMS];
  return (text) => {
    const stretches = separate(rules.flatMap((rule) => stretchesOf(text, rule)));
    let redacted = "";
    let done = 0;
    for (const { from, to, tag } of stretches) {
      redacted += text.slice(done, from) + tag;
      done = to;
    }
    return {
      text: redacted + text.slice(done),
      at: (offset, edge) => offsetIn(stretches, offset, edge),
    };
  };
}

function rulesFor({ names, emails, phones, places, links, files }: PersonalDetails): Rule[] {
  return [
    ...wordRules(files, "[file]"),
    ...wordRules(links, "[link]"),
    ...wordRules(emails, "[email]"),
    ...phones.flatMap(phoneRule),
    ...wordRules(names, "[name]"),
    ...wordRules(places, "[place]"),
  ];
}

/** Longer ones first: "Asha Kulkarni" is one name, not two. Space between words may be of any kind. */
function wordRules(values: readonly string[], tag: string): Rule[] {
  const sorted = [...new Set(values)].toSorted((a, b) => b.length - a.length);
  return sorted.map((value) => {
    const words = value.split(/\s+/u).map((word) => escapePattern(word));
    return { pattern: new RegExp(`${BEFORE}${words.join("\\s+")}${AFTER}`, "giu"), tag };
  });
}

/** The digits of a number, however they are grouped. */
function phoneRule(phone: string): Rule[] {
  const digits = phone.replaceAll(/\D/gu, "");
  if (digits.length < 6) return [];
  const own = digits.slice(-10).split("").join("[\\s().-]*");
  return [
    {
      pattern: new RegExp(`(?<!\\d)\\+?(?:\\d[\\s().-]*){0,3}${own}(?!\\d)`, "gu"),
      tag: "[phone]",
    },
  ];
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

function stretchesOf(text: string, { pattern, tag, except }: Rule): Stretch[] {
  return [...text.matchAll(pattern)]
    .filter(([found]) => !except?.test(found))
    .map(({ 0: found, index }) => {
      const lead = found.length - found.trimStart().length;
      return { from: index + lead, to: index + found.trimEnd().length, tag };
    })
    .filter(({ from, to }) => to > from);
}

/** Those that overlap become one, called by what begins first. */
function separate(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const apart: Stretch[] = [];
  for (const stretch of sorted) {
    const last = apart.at(-1);
    if (!last || stretch.from >= last.to) apart.push(stretch);
    else if (stretch.to > last.to) apart[apart.length - 1] = { ...last, to: stretch.to };
  }
  return apart;
}

function offsetIn(stretches: readonly Stretch[], offset: number, edge: "from" | "to"): number {
  let shift = 0;
  for (const { from, to, tag } of stretches) {
    if (offset <= from) break;
    if (offset < to) return from + shift + (edge === "to" ? tag.length : 0);
    shift += tag.length - (to - from);
  }
  return offset + shift;
}

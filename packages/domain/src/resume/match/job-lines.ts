/** What a stretch of a job description is about. */
type JobSection = "must" | "nice" | "duties" | "other" | "top";

/** A line, or a sentence of a paragraph, of a job description. */
export interface JobLine {
  readonly text: string;
  readonly section: JobSection;
  /** True when its own words, or its section, make what it names a must. */
  readonly need: "must" | "nice" | null;
}

/**
 * Headings, by what they open. Our own list, from the wording of Indian and international postings.
 * "other" holds what asks for nothing: the company, the benefits, the process.
 */
const HEADINGS: readonly (readonly [Exclude<JobSection, "top">, RegExp])[] = [
  [
    "nice",
    /^(?:nice[- ]to[- ]haves?|good[- ]to[- ]haves?|preferred|desired(?! (?:candidate )?profile)|desirable|bonus(?: points)?|added advantage|additional|optional|plus|brownie points|preferred (?:skills?|qualifications?|experience|requirements?)|desired (?:skills?|qualifications?)|it would be (?:great|nice) if|what would be nice|would be a plus|secondary skills?|what would set you apart|extra credit)\b/iu,
  ],
  [
    "must",
    /^(?:must[- ]haves?|required|requirements?|mandatory|essential|minimum|basic|key (?:skills?|requirements?|competenc(?:y|ies))|core (?:skills?|competenc(?:y|ies))|primary skills?|technical skills?|skills?|qualifications?|eligibility|what (?:you(?:'|’)?ll need|you need|you will need|we need|we(?:'|’)re looking for|we are looking for|we look for|we expect|you bring|you should (?:have|bring)|it takes)|who (?:you are|we(?:'|’)re looking for|can apply)|you (?:have|bring|are|should have|must have)|your (?:profile|skills?|background|experience)|(?:desired |required )?(?:candidate )?profile|ideal candidate|experience|education|competenc(?:y|ies)|about you)\b/iu,
  ],
  [
    "duties",
    /^(?:(?:key |roles? (?:and|&) |job |main |primary |your )?(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies))|roles? (?:and|&) responsibilit(?:y|ies)|what you(?:'|’)?ll (?:do|be doing|own|work on)|what you will (?:do|be doing|own)|you will|in your week|day[- ]to[- ]day|a day in|the (?:role|job|work)|your (?:role|mission|week|day|tasks?|responsibilities)|job (?:description|summary|profile|purpose)|role (?:overview|summary|description)|about the (?:role|job|position)|scope of work|tasks|job role|jd|work profile|nature of (?:the )?work|what the (?:job|role) (?:is|involves))\b/iu,
  ],
  [
    "other",
    /^(?:about (?:us|the company|our|\p{Lu})|who we are|our (?:company|story|values|culture)|company (?:overview|profile)|benefits?|perks?|what we offer|we offer|why (?:join|us|work)|compensation|salary|ctc|pay|how to apply|application|interview process|hiring process|selection process|equal opportunity|diversity|disclaimer|location|work location|notice period|employment type|job type|schedule|shift|contact|working (?:days|hours)|department|industry|openings?|date)\b/iu,
  ],
];

const MUST_WORDS =
  /\b(?:must(?:[- ]have)?|required|requires?|mandatory|essential|need(?:ed)? to have|non-negotiable|compulsory|minimum|at least)\b/iu;
const NICE_WORDS =
  /\b(?:nice[- ]to[- ]have|good[- ]to[- ]have|preferred|preferabl[ey]|preference|a (?:big |huge |strong |definite )?plus|added advantage|an? (?:added |additional )?advantage|desirable|desired|bonus|ideally|optional|would be (?:great|nice|helpful|a plus)|not (?:mandatory|required|essential))\b/iu;

/**
 * Cuts a job description into lines with what each is about.
 *
 * A heading is a short line of its own, or a few words before a colon ("Must have: SQL, Python"), that opens
 * with one of the known wordings. Lines above the first heading are "top".
 */
export function jobLines(description: string): JobLine[] {
  const lines: JobLine[] = [];
  let section: JobSection = "top";
  for (const raw of description.split(/\r?\n/u)) {
    const text = raw.replace(/^[\s•●▪◦‣·*\-–—>✓➢]+/u, "").trim();
    if (text === "") continue;
    const heading = headingOf(text, /^\s*(?:[•●▪◦‣·*✓➢]|-\s)/u.test(raw));
    if (heading) {
      section = heading.section;
      if (heading.rest === "") continue;
      lines.push(...sentences(heading.rest).map((part) => line(part, section)));
      continue;
    }
    lines.push(...sentences(text).map((part) => line(part, section)));
  }
  return lines;
}

function headingOf(
  text: string,
  isBullet: boolean,
): { section: Exclude<JobSection, "top">; rest: string } | null {
  const colon = text.indexOf(":");
  const head = colon >= 0 ? text.slice(0, colon) : text;
  if (isBullet && colon < 0) return null;
  const words = head.trim().split(/\s+/u).length;
  if (words > 8 || (colon < 0 && (words > 6 || /[.,;]$/u.test(head)))) return null;
  // "Experience with SQL" and "You will own dashboards" are lines, not headings.
  if (
    colon < 0 &&
    /^(?:experience|education|skills?|required|minimum|you will|the)\s+(?:in|with|of|working|and\s+\w+ing|to)\b/iu.test(
      head,
    )
  )
    return null;
  if (colon < 0 && /^you will \w/iu.test(head)) return null;
  const plain = head.replace(/^(?:the|our|some|\d+[.)])\s+/iu, "");
  const kind = HEADINGS.find(([, wording]) => wording.test(plain) || wording.test(head))?.[0];
  if (!kind) return null;
  const rest = colon >= 0 ? text.slice(colon + 1).trim() : "";
  if (colon < 0 && kind === "must" && /\d|\byears?\b/iu.test(head)) return null;
  return { section: kind, rest };
}

/** Sentences of a line; a full stop inside "Node.js", "e.g." or "B.Tech" ends none. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=(?:\p{L}{3}|\d)[)\]”"]?[.!?])\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function line(text: string, section: JobSection): JobLine {
  return { text, section, need: needOf(text, section) };
}

function needOf(text: string, section: JobSection): JobLine["need"] {
  if (NICE_WORDS.test(text)) return "nice";
  if (section === "nice") return "nice";
  if (section === "must" || MUST_WORDS.test(text)) return "must";
  return null;
}

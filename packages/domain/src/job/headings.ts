import { regex } from "../text/regex.ts";

/**
 * What a stretch of a job description is about. "other" holds what asks for nothing: the company, benefits, the
 * process.
 */
export type JobSection = "must" | "nice" | "duties" | "other" | "top";

/** A heading, or the label before a colon, with what follows it on its line. */
export interface Heading {
  readonly section: Exclude<JobSection, "top">;
  /** The heading's own words. */
  readonly words: string;
  /** "" for a heading on a line of its own. */
  readonly rest: string;
  /** True for a label of one fact ("Qualification: B.Com"), which says nothing about the lines below it. */
  readonly isFact: boolean;
}

/** Wordings a heading opens with. Our own lists, from the wording of Indian and international postings. */
const OPENS: readonly (readonly [Exclude<JobSection, "top">, RegExp])[] = [
  [
    "other",
    regex("iu")`
    ^(?:about (?:us|the company|our (?!stack)|\p{Lu})|
    who we are(?! (?:looking|seeking|after|hiring|searching))|
    our (?:company|story|values|culture|clients?|product)\b|company (?:overview|profile)|
    benefits?\b|perks?\b|what we offer|we offer|what(?:['’]s| is) in it|what you(?:['’]ll)? get|
    why (?:join|us|work)|how to (?:apply|reach)|to apply\b|
    (?:interview|hiring|selection) (?:process|procedure|rounds?)|
    (?:general |other |important |important )?(?:terms|conditions|
    instructions)\b(?! of (?:trade|payment))|equal opportunity|diversity|disclaimer|
    additional information|life at)
  `,
  ],
  [
    "nice",
    regex("iu")`
    ^(?:nice[- ]to[- ]haves?|good (?:to|if)\b|preferred(?! candidate| profile)|preferences?|
    desired(?! (?:candidate )?profile| candidate)|desirable|bonus(?: points)?|
    (?:added )?advantages?|advantageous|additional(?! (?:responsib|dut|information))|optional|
    plus|brownie points|it would be (?:great|nice) if|what would be nice|secondary skills?|
    extra credit)\b
  `,
  ],
  [
    "must",
    regex("iu")`
    ^(?:must[- ]haves?|you(?:['’]ll| will) (?:need|have|bring|know)|required|requirements?|
    mandatory|essential|minimum|basic|key (?:skills?|requirements?|competenc(?:y|ies))|
    core (?:skills?|competenc(?:y|ies))|primary skills?|technical skills?|skills?|
    (?:educational )?qualifications?|eligibility|
    what (?:(?:you(?:'|’)?ll need|you need|you will need|we need|we expect|we ask for|
    we ask)(?!.*\bdo$)|we(?:'|’)re looking for|we are looking for|we look for|you bring|
    you should (?:have|bring)|it takes)|who (?:you are|are you|
    (?:we(?:['’]re| are)|are we) (?:looking for|seeking|after|hiring)|can apply)|
    you (?:have|bring|are|should have|must have)|your (?:profile|skills?|background|experience)|
    (?:desired |required |preferred )?(?:candidate )?profile|ideal candidate|experience|exp\b|
    education|academics?|degree|competenc(?:y|ies)|about you|languages?|
    (?:tools|software|knowledge)(?= (?:skills?|known|required|needed|knowledge|and|&)|:|$))\b
  `,
  ],
  [
    "duties",
    regex("iu")`
    ^(?:(?:key |core |major |overall |general |other |roles? (?:and|&) |job |main |primary |
    principal |your )?(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies))|
    roles? (?:and|&) responsibilit(?:y|ies)|what you(?:'|’)?ll (?:do|be doing|own|work on)|
    what you(?:'|’)d be doing|what you will (?:do|be doing|own)|you will|in your week|
    day[- ]to[- ]day|a day in|what (?:the|a|your|my) (?:day|week|month|role|work|
    job) (?:will )?looks? like|what (?:the|an?|our|this) .{2,40} does$|
    what .{2,30} (?:involves|includes)$|essential functions|
    the (?:role|job|work)\b(?!.*\b(?:needs?|requires?|demands|asks|calls for|expects|wants)\b)|
    what (?:you|we)\b.*\bdo$|your (?:role|mission|week|day|tasks?|responsibilities)|
    job (?:description|summary|profile|purpose|details?)|
    (?:role|position|post) (?:overview|summary|description)|about the (?:role|job|position)|
    scope of work|tasks|job role|jd|work profile|(?:work|role|job|position)(?=$)|
    nature of (?:the )?work|what (?:the (?:job|role) (?:is|involves)|is the (?:job|role|work))|
    duties include)\b
  `,
  ],
];

/** Labels of facts about the post, only before a colon or as a whole line: "Time:", never "Time study". */
const FACT_LABEL = regex("iu")`
  ^(?:compensation|remuneration|salary(?: range)?|stipend|package|money|ctc|pay|apply|
  application|process|interview|walk[- ]?in|role category|employment|notice|posted(?: on)?|
  date of (?:drive|interview)|base|ote|bring|documents?(?: required)?|note|company(?: name)?|
  employer|brand|(?:plant |work )?site|unit|where|particulars|(?:work |job )?locations?|
  place(?: of (?:work|posting))?|venue|notice period|(?:employment|job) type|schedule|
  (?:working in )?shifts?(?: timings?)?|(?:duty |office )?timings?|duty(?: hours)?|
  contact(?: (?:person|details|us|hr|no\.?|number))?|(?:interview |selection )?rounds?|hr|call|
  working (?:days|hours)|department|industry|
  (?:no\.? of |number of )?(?:openings?|vacanc(?:y|ies)|positions?|posts?)|
  date(?: (?:and|&) time)?|time|facilit(?:y|ies)|grade|band|
  reporting (?:to|manager|officer|head)|reports to|business unit|client|joining|team size|
  gender|age|selection|bond|fees?|registration fee)$
`;

/** Headings in Hindi, whose letters have no word boundary of a regular expression. */
const HINDI: readonly (readonly [Exclude<JobSection, "top">, RegExp])[] = [
  ["nice", /वरीयता|प्राथमिकता|अतिरिक्त योग्यता/u],
  ["must", /योग्यता|अनुभव|आवश्यक|कौशल|पात्रता/u],
  ["duties", /कार्य|ज़?जिम्मेदार|ज़िम्मेदार|काम/u],
  ["other", /वेतन|सुविधा|स्थान|संपर्क/u],
];

/** Wordings a heading may have anywhere, looked for in this order where it opens with none of the above. */
const HOLDS: readonly (readonly [Exclude<JobSection, "top">, RegExp])[] = [
  [
    "nice",
    regex("iu")`
    \b(?:nice[- ]to[- ]have|good[- ]to[- ]have|prefer(?:red|ence|ably)|desirable|desired|
    advantages?|bonus|plus|optional|secondary|weightage|would (?:also )?help|lovely|welcome|
    beneficial|set you apart|stand out|extra|an edge|not mandatory|love (?:it )?if|if you also|
    even better|better if|if possible|value adds?|adds value|wish ?list|impress|
    also (?:nice|good|great|useful)|helps?|helpful|desirables?|preferably|useful|valued|
    appreciated|delighted|(?:happy|glad|happier|great|nice|good) if|pluses|asset|merits?|points|
    brownie|cherry|good to know|sweetener|not (?:a must|necessary|required|compulsory))\b
  `,
  ],
  [
    "must",
    regex("iu")`
    \b(?:must|mandatory|compulsory|essential|required?|requirements?|require|need|
    should (?:have|know|be|bring|possess)|shall|non[- ]?negotiables?|deal[- ]?breakers?|
    eligib(?:le|ility)|needs|demands|asks for|calls for|wants|competenc(?:y|ies)|skills?|
    skill ?set|qualifications?|criteria|specification|expect(?:ations?)?|looking for|able to|
    expertise|experience|who should apply|tech(?:nology|nical)? stack|toolkit|essentials|
    pre-?requisites?|attributes|know[- ]how|we want|we(?:['’]d| would) like|
    (?:ideal|right|suitable) (?:person|candidate|fit)|the (?:person|candidate)|for you if|
    apply if|you(?:['’]ve| have| know| can)|you(?:['’]ll| will) (?:need|have|bring)|who we want|
    zaroori|yogyata|kaun apply)\b
  `,
  ],
  [
    "duties",
    regex("iu")`
    \b(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies)|deliverables|KRAs?|
    key result areas|scope|day to day|in this role|on your plate|typical day|assignments?|
    functions|activities|charter|nature of work|tasks|kaam|you(?:['’]ll| will| would)|the role|
    purpose of)\b
  `,
  ],
  [
    "other",
    /\b(?:benefits?|perks|we offer|how to apply)\b|^salary\b(?! (?:negotiation|fitment|benchmark|survey|structur))/iu,
  ],
];

/** Says in brackets or behind a dash what its first words do not: "Technical competencies (desirable)". */
const QUALIFIED_NICE =
  /[(–—-]\s*(?:[\p{L} ]+ )?(?:desirable|preferred|optional|nice[- ]to[- ]have|good[- ]to[- ]have|secondary)\b/iu;

/** A heading with a dash and nothing but the wording of need behind it. */
const QUALIFIED =
  /\s[–—-]\s+(?:desirable|desired|preferred|optional|must(?:[- ]have)?|mandatory|essential|required|nice[- ]to[- ]have|good[- ]to[- ]have|secondary|primary)\s*$/iu;

const FACT =
  /^(?:(?:educational |minimum |basic )?qualifications?|education|academics?|(?:total |work |relevant )?experience|exp\b|min exp|languages?|degree)\b/iu;

/** "Experience with SQL" and "You will own dashboards" are lines, not headings. */
const IS_LINE = regex("iu")`
  ^(?:(?:experience|education|skills?|required|minimum|basic|essential|preferred|preference|
  good|strong)\s+(?:in|with|of|working|and\s+\w+ing|for|
  (?:knowledge|understanding|command)(?=\s)|an?|\d)|(?:the|required)\s+(?:in|with|of|to|\w+ing)|
  you will\s+(?!(?:need|have|bring|know|do|be)$)\w+|
  you (?:are|have) (?:an?|also|expected|responsible|\d))\b|
  \b(?:knowledge|experience|understanding|expertise|skills?)\s(?:of|in|with)\b
`;

/** "Python is a plus", "B.Pharm required": says it of one thing, and is no heading. */
const SAYS_OF_ONE = regex("iu")`
  ^(?!(?:it|will|would|what|who|you|must|shall|
  the (?:candidate|person|right))\b).*(?<!\b(?:skills?|experience|qualifications?|
  competenc(?:y|ies)|knowledge|requirements?|expertise))\s(?:(?:is|are|will be|
  would be)\s)?(?:an? (?:\p{L}+ )?(?:plus|must|advantage)|required|preferred|mandatory|
  desirable|compulsory|essential|needed)$
`;

/** "What is the job?", "Who can apply?" */
const IS_QUESTION = /^(?:what|who|why|how|kaun|kya)\b[^.,;!]*\?$/iu;

const MOST_WORDS = 8;
/** Before the colon of a bullet, where the wording is inside of it. */
const MOST_OF_ENTRY = 5;
/** A colon makes a heading of more: "What you must know already, we can't teach these at the moment:". */
const MOST_BEFORE_COLON = 12;

/**
 * The heading that a line is, or opens with; null for a line of content.
 *
 * @param isBullet  a bullet is a heading only before a colon
 * @param isAlone   is between blank lines or above a list, so that wordings anywhere in it count
 */
export function headingOf(
  text: string,
  { isBullet, isAlone }: { readonly isBullet: boolean; readonly isAlone: boolean },
): Heading | null {
  const { head, rest, mark } = cut(text);
  if (mark === "none" && isBullet) return null;
  const words = head.split(/\s+/u).length;
  if (
    words > (mark === "colon" ? MOST_BEFORE_COLON : MOST_WORDS) ||
    (mark === "none" && /[.,;!?]$/u.test(head) && !IS_QUESTION.test(head))
  )
    return null;
  if (mark !== "colon" && IS_LINE.test(head) && !/[,–-]\s*$/u.test(head)) return null;
  if (mark === "none" && /\d\s*\+?\s*(?:years?|yrs?)?\b/u.test(head) && !isAlone) return null;
  const isHeading = isAlone && mark === "none" && !SAYS_OF_ONE.test(head);
  // "Build on Sales Cloud and Experience Cloud: Apex, Flows" is an entry of a list, and no label of four words.
  const isLabel = mark === "colon" && (!isBullet || words <= MOST_OF_ENTRY);
  const section = sectionOf(head, isLabel || isHeading);
  if (!section) return null;
  if (mark === "none" && section === "must" && /\d|\byears?\b/iu.test(head)) return null;
  return { section, words: head, rest, isFact: rest !== "" && FACT.test(head) };
}

/** Before and after a colon; or after a dash, where the words before it are a heading's: "Must have - GST". */
function cut(text: string): { head: string; rest: string; mark: "colon" | "dash" | "none" } {
  const colon = text.indexOf(":");
  if (colon >= 0 && text.slice(0, colon).trim().split(/\s+/u).length <= MOST_BEFORE_COLON)
    return { head: text.slice(0, colon).trim(), rest: text.slice(colon + 1).trim(), mark: "colon" };
  // "Knowledge & skills - desirable" says it behind the dash.
  if (QUALIFIED.test(text) && text.split(/\s+/u).length <= MOST_WORDS)
    return { head: text.trim(), rest: "", mark: "none" };
  const dash = /^(.{3,40}?)\s+[-–—]\s+(.+)$/u.exec(text);
  const [, head = "", rest = ""] = dash ?? [];
  if (head !== "" && sectionOf(head, false)) return { head: head.trim(), rest, mark: "dash" };
  return { head: text.trim(), rest: "", mark: "none" };
}

function sectionOf(head: string, anywhere: boolean): Exclude<JobSection, "top"> | null {
  const plain = head.replace(/^(?:the|our|some|my|\d+[.)])\s+(?!role|job|work)/iu, "");
  const opens = OPENS.find(([, wording]) => wording.test(plain) || wording.test(head))?.[0];
  if (opens === "must" && QUALIFIED_NICE.test(head)) return "nice";
  if (opens === "must" && /^essential (?:functions|duties|responsibilities)/iu.test(head))
    return "duties";
  if (opens) return opens;
  if (FACT_LABEL.test(plain)) return "other";
  const hindi = HINDI.find(([, wording]) => wording.test(head))?.[0];
  if (hindi) return hindi;
  if (!anywhere) return null;
  return HOLDS.find(([, wording]) => wording.test(head))?.[0] ?? null;
}

import { isNamed } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import type { Requirements } from "../job/requirements.ts";
import { tokenize } from "../text/tokens.ts";
import type { Reading } from "../resume/reading.ts";
import type { ReportTarget } from "../resume/report.ts";
import type { Passage } from "./passages.ts";
import { regex } from "../text/regex.ts";

/** Function words of English that no other language of the Latin script shares. */
const ENGLISH = new Set(
  "the and of to for with by from that using into this were their through".split(" "),
);

/** Function words of German, French, Spanish, Portuguese and Italian that are no English words. */
const OTHERS = new Set(
  `und der das mit für von zur zum im bei als eine einer des den sowie auf über durch wurde nach
  et les des une dans pour avec sur du aux par est la le en au chez
  y el los las del una para con por como e o os da dos das uma em na com ao
  di il gli delle della nel con per che`
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => tokenize(word)[0]?.key ?? word),
);

/** Of the words of English bullets at least this share are among them. */
const ENGLISH_SHARE = 0.04;

/** Fewer words than this show no language, and the whole page is asked. */
const FEWEST_WORDS = 20;

/** Letters of other scripts may be this share of an English resume's sentences. */
const OTHER_SCRIPT_SHARE = 0.3;

/** Fewer words of another language than this are names of places and firms. */
const FEWEST_OTHERS = 3;

/** Whether the sentences of a resume are in English; with few of them, whether its titles and headings are. */
export function readsAsEnglish(
  { sections }: Pick<Reading, "sections">,
  passages: readonly Passage[],
): boolean {
  const said = passages.filter((passage) => passage.kind !== "list" && !passage.isWall);
  const prose = textOf(
    said.filter((passage) => passage.kind === "bullet" || passage.kind === "summary"),
  );
  if (tokenize(prose).length >= FEWEST_WORDS) return isEnglish(prose);
  const headings = sections.flatMap(({ kind, heading, lines }) =>
    lines !== null && heading && kind !== "other" ? [heading.value] : [],
  );
  const foreign = headings.filter((heading) => !ENGLISH_HEADING.test(heading));
  return foreign.length <= headings.length / 2 && isEnglish(textOf(said));
}

/** Words of the headings of English resumes. Others, as "Ausbildung" or "शिक्षा", show another language. */
const ENGLISH_HEADING = regex("iu")`
  \b(?:experience|employment|work|career|jobs?|history|internships?|education|academics?|
  qualifications?|studies|skills?|expertise|competenc|tools|technolog|stack|projects?|summary|
  profile|objective|about|contact|details|certificat|courses?|training|licen[cs]es?|awards?|
  achievements?|honou?rs|accomplishments?|publications?|papers|languages?|referees|references|
  strengths|proficienc)
`;

function textOf(passages: readonly Passage[]): string {
  return passages.map((passage) => passage.text).join("\n");
}

/** Whether a text is in English. True for one that shows no language, as a list of names. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters > OTHER_SCRIPT_SHARE) return false;
  const words = tokenize(text);
  const english = words.filter((word) => ENGLISH.has(word.key)).length;
  const others = words.filter((word) => OTHERS.has(word.key)).length;
  if (english / Math.max(1, words.length) >= ENGLISH_SHARE) return english >= others / 2;
  return others < FEWEST_OTHERS || others <= english;
}

/** Whether a job asks in English. Profiles of roles are written in it. */
export function jobIsEnglish(
  { source }: Requirements,
  { jobDescription }: Pick<ReportTarget, "jobDescription">,
): boolean {
  return source === "role-profile" || isEnglish(jobDescription);
}

/** What can be compared across languages: names of products and languages, years and degrees. */
export function namesOnly(requirements: Requirements, index: CareersIndex): Requirements {
  const isName = (skillId: string | null) => {
    const skill = skillId === null ? undefined : index.skills.get(skillId);
    return skill !== undefined && isNamed(skill);
  };
  return { ...requirements, terms: requirements.terms.filter((term) => isName(term.skillId)) };
}

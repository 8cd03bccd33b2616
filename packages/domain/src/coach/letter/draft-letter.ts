import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import type { JobTerm } from "../../resume/report.ts";
import { contentStems } from "../../text/tokens.ts";
import { listed } from "../../text/wording.ts";
import { onOneLine } from "../../text/one-line.ts";
import { blank } from "../proposals/blanks.ts";
import { type LetterJob, termInProse, textsNaming } from "./asked.ts";
import type { Stage } from "./career.ts";
import {
  chooseEvidence,
  type Evidence,
  type LetterSources,
  placeOf,
  sourcesOf,
} from "./evidence.ts";
import { type Joints, JOINTS } from "./joints.ts";
import type { Letter, LetterParagraph, LetterSender, LetterTone } from "./letter.ts";
import { article, postNamed, selfSentences } from "./opening.ts";
import { noticeOf } from "./notice.ts";

/** Everything a drafted letter follows from: the same request gives the same letter. */
export interface LetterRequest {
  readonly draft: ResumeDraft;
  readonly job: LetterJob;
  /** As the person gave them; "" where unknown. */
  readonly role: string;
  readonly company: string;
  readonly tone: LetterTone;
  readonly careers: CareersIndex;
  /** Whole days since 1 January 1970 (UTC). */
  readonly today: number;
}

/** What only the person can say. */
export const WHY = blank("why this company, in your own words?");
const WHY_JOB = blank("why this job, in your own words?");

/**
 * A letter from what the resume says, in the person's own words as far as grammar lets: what they are and since when,
 * what they did that the job asks for, and blanks for what only they know. Nothing is claimed that no line says, and
 * nothing is felt.
 */
export function draftLetter(request: LetterRequest): Letter {
  const { draft, job, role, company, tone, careers, today } = request;
  const joints = JOINTS[tone];
  const sources = sourcesOf(draft, job, careers, today);
  const chosen = chooseEvidence(sources, job);
  const post = postNamed(role, company);
  const title = onOneLine(draft.resumeData.personal.title);
  const opening = [
    ...(post === "" ? [] : [joints.apply(post)]),
    ...selfSentences(sources.career, title, today),
  ];
  const [first, second] = evidenceParagraphs(chosen, joints);
  const asks = asksSentence(chosen, request);
  const skills = skillSentences(chosen, sources, request);
  const texts: readonly (readonly [string, readonly string[]])[] = [
    ["opening", opening],
    ["evidence", [asks, ...first, ...(second.length === 0 ? skills : [])].filter(Boolean)],
    ["earlier", second.length === 0 ? [] : [...second, ...skills]],
    ["why", [joints.why(company, company === "" ? WHY_JOB : WHY)]],
    ["end", joints.end(noticeOf(draft))],
  ];
  return {
    tone,
    role,
    company,
    sender: senderOf(draft),
    day: today,
    recipient:
      company === "" ? "" : ["Hiring team", company, job.reading.place].filter(Boolean).join(", "),
    greeting: joints.greeting,
    paragraphs: texts
      .filter(([, sentences]) => sentences.length > 0)
      .map(([id, sentences]): LetterParagraph => ({
        id,
        text: sentences.join(" "),
        engine: "built-in",
      })),
    closing: joints.closing,
  };
}

/** The head of the page: name, address, phone and place of the resume. */
export function senderOf(draft: ResumeDraft): LetterSender {
  const { fullName, email, phone, location } = draft.resumeData.personal;
  const reach = [phone, location].map(onOneLine).filter(Boolean).join(", ");
  return { name: onOneLine(fullName), contact: [onOneLine(email), reach].filter(Boolean) };
}

/** The latest place in one paragraph, all others in the next. */
function evidenceParagraphs(
  chosen: readonly Evidence[],
  joints: Joints,
): readonly [readonly string[], readonly string[]] {
  const first: string[] = [];
  const second: string[] = [];
  const [latest] = chosen;
  let before: Evidence | null = null;
  let times = 0;
  for (const one of chosen) {
    const isSame = before !== null && placeOf(before) === placeOf(one);
    times = isSame ? times + 1 : 0;
    const target = latest && placeOf(latest) === placeOf(one) ? first : second;
    target.push(ended(joined(openingOf(one, { before, times, joints }), one.predicate)));
    before = one;
  }
  return [first, second];
}

/** What stands before the predicate, with its "I". */
function openingOf(
  one: Evidence,
  { before, times, joints }: { before: Evidence | null; times: number; joints: Joints },
): string {
  const place = placeOf(one);
  if (times === 1) return placedIn(one) ? joints.again : joints.also;
  if (times > 1) return joints.more;
  if (place === "") return joints.also;
  if (one.project !== "") return `In my project “${one.project}” I `;
  if (!one.stage?.where) return `As ${article(place)} ${place} I `;
  if (before?.stage && isBefore(one.stage, before.stage)) return `${joints.before(place)}I `;
  return `${joints.at(place, one.stage.isCurrent)}I `;
}

/** "I also" and "was selected" are "I was also selected". */
function joined(opening: string, predicate: string): string {
  const be = /^(?:was|am|have) /u.exec(predicate)?.[0];
  if (be === undefined || !opening.endsWith("I also ")) return opening + predicate;
  return `${opening.slice(0, -"also ".length)}${be}also ${predicate.slice(be.length)}`;
}

function placedIn({ stage }: Evidence): boolean {
  return stage !== null && stage.where !== "";
}

/** Whether one ended before the other began. */
function isBefore(one: Stage, other: Stage): boolean {
  if (one.last === null || other.start === null || one.isCurrent) return false;
  return one.last <= other.start.year * 12 + (other.start.month ?? 12) - 1;
}

function ended(predicate: string): string {
  return predicate.endsWith(".") ? predicate : `${predicate}.`;
}

/** The most terms one sentence lists. */
const MOST_TERMS = 4;

/** "The job asks for SQL, dbt and Power BI.": what the first paragraph answers; "" where it answers nothing known. */
function asksSentence(chosen: readonly Evidence[], { job, careers, tone }: LetterRequest): string {
  const [latest] = chosen;
  if (!latest) return "";
  const answered = new Set(
    chosen.filter((one) => placeOf(one) === placeOf(latest)).flatMap(({ answers }) => answers),
  );
  const terms = job.reading.terms
    .filter(
      ({ skillId, need }, place) => skillId !== null && need === "must" && answered.has(place),
    )
    .slice(0, MOST_TERMS)
    .map((term) => termInProse(term, job.text, careers));
  return terms.length === 0 ? "" : JOINTS[tone].asks(listed(terms));
}

/** Skills and languages the job asks for that the resume lists and no sentence of the letter names, as the resume writes them. */
function skillSentences(
  chosen: readonly Evidence[],
  { groups }: LetterSources,
  { job, tone, careers }: LetterRequest,
): readonly string[] {
  const tags = groups
    .flatMap(({ section, lines }) => (section === "skills" ? lines : []))
    .flatMap(({ text }) => text.split(", "));
  const naming = textsNaming(
    tags.map((text, number) => ({ number, text, isList: true })),
    job,
    careers,
  );
  const said = new Set(chosen.flatMap(({ predicate }) => contentStems(predicate)));
  const named = job.reading.terms.flatMap((term, place): JobTerm[] => {
    const tag = term.skillId === null ? undefined : tags[naming[place]?.[0] ?? -1];
    if (tag === undefined || contentStems(tag).every((stem) => said.has(stem))) return [];
    return [{ ...term, term: tag }];
  });
  const inProse = (terms: readonly JobTerm[]) =>
    listed(
      [...new Set(terms.map((term) => termInProse(term, job.text, careers)))].slice(0, MOST_TERMS),
    );
  const [skills, languages] = [named.filter((term) => !isSpoken(term)), named.filter(isSpoken)];
  const joints = JOINTS[tone];
  return [
    ...(skills.length === 0 ? [] : [joints.skills(inProse(skills))]),
    ...(languages.length === 0 ? [] : [joints.languages(inProse(languages))]),
  ];
}

function isSpoken({ term }: JobTerm): boolean {
  return isSpokenLanguage(term);
}

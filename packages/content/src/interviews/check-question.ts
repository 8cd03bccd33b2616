import { ANSWER_PARTS, type Gap, type Question, readAnswer } from "@taiyari/domain/interview";
import type { SourceQuestion } from "./load-questions.ts";

/** Names that a question may use. */
export interface KnownNames {
  /** Ids of roles. */
  readonly roles: ReadonlySet<string>;
  /** Slugs of pages of the courses. */
  readonly lessons: ReadonlySet<string>;
  /** Slugs of problems of the Practice Lab. */
  readonly problems: ReadonlySet<string>;
}

/** What is asked is said in one breath, so that it can be kept in mind. */
const MAX_WORDS_ASKED = 30;
const EXAMPLE_WORDS = { least: 60, most: 130 };

const QUOTE = "{quote}";

/**
 * What is wrong with a question by itself.
 *
 * @param complain  is given the path of what to mend, and what to do
 */
export function checkQuestion(
  { question, file }: Pick<SourceQuestion, "question" | "file">,
  known: KnownNames,
  complain: (path: readonly PropertyKey[], text: string) => void,
): void {
  const { type, roles, leads, minutes, subject } = question;
  const name = file.split("/").at(-1) ?? "";
  if (!name.startsWith(`${type}-`))
    complain(["type"], `a ${type} question stands in a file whose name begins with ${type}-.`);
  for (const [at, role] of roles.entries())
    if (!known.roles.has(role)) complain(["roles", at], `there is no role “${role}”.`);
  for (const [at, slug] of leads.lessons.entries())
    if (!known.lessons.has(slug))
      complain(["leads", "lessons", at], `no course has a page “${slug}”.`);
  for (const [at, slug] of leads.problems.entries())
    if (!known.problems.has(slug))
      complain(["leads", "problems", at], `there is no problem “${slug}”.`);
  if (!Number.isInteger(minutes * 2)) complain(["minutes"], "write whole or half minutes.");
  for (const [at, word] of subject.entries())
    if (word !== word.toLowerCase()) complain(["subject", at], "write words in small letters.");
  checkAsked(question.ask, (text) => complain(["ask"], text));
  checkPoints(question, complain);
  checkProbes(question, complain);
  checkTexts(question, complain);
  checkExample(question, complain);
}

type Complain = (path: readonly PropertyKey[], text: string) => void;

function checkAsked(ask: string, complain: (text: string) => void): void {
  const words = wordsOf(ask);
  if (words > MAX_WORDS_ASKED)
    complain(`it has ${words} words. At most ${MAX_WORDS_ASKED} can be kept in mind.`);
  if (ask.split("?").length > 2) complain("it asks twice. Ask one question.");
}

function checkPoints({ points, shape }: Question, complain: Complain): void {
  const said = new Set<string>();
  for (const [at, { point, words, shownBy }] of points.entries()) {
    if (words.length === 0 && !shownBy)
      complain(["points", at], "nothing shows this point. Write words, or shown-by.");
    if (shownBy) checkPart(shownBy, shape, (text) => complain(["points", at, "shown-by"], text));
    if (said.has(point)) complain(["points", at], "this point stands there twice.");
    said.add(point);
  }
  if (!points.some(({ isNeeded }) => isNeeded))
    complain(["points"], "say of at least one point that it is needed.");
}

function checkPart(gap: Gap, shape: Question["shape"], complain: (text: string) => void): void {
  if (gap.kind !== "part") return;
  const parts: readonly string[] = ANSWER_PARTS[shape];
  if (!parts.includes(gap.part))
    complain(`a ${shape} has no part “${gap.part}”. Its parts are ${parts.join(", ")}.`);
}

function checkProbes({ probes, points, shape }: Question, complain: Complain): void {
  const about = new Set<string>();
  for (const [at, probe] of probes.entries()) {
    const gap = JSON.stringify(probe.about);
    if (about.has(gap)) complain(["probes", at, "about"], "another probe asks about this gap.");
    about.add(gap);
    const asked = probe.about;
    if (asked.kind === "point" && !points.some(({ id }) => id === asked.point))
      complain(["probes", at, "about"], `there are ${points.length} points.`);
    checkPart(asked, shape, (text) => complain(["probes", at, "about"], text));
    checkAsked(probe.ask, (text) => complain(["probes", at, "ask"], text));
    if (/[{}]/u.test(probe.ask.replace(`“${QUOTE}”`, "")))
      complain(["probes", at, "ask"], `words of the answer are written “${QUOTE}”, once.`);
    if (asked.kind === "contradiction" && !probe.ask.includes(QUOTE))
      complain(["probes", at, "ask"], `say with “${QUOTE}” what is contradicted.`);
  }
}

/** Only a probe comes after an answer, so only a probe can quote one. */
function checkTexts(question: Question, complain: Complain): void {
  const { ask, title, meaning, anchors, hints, example, points } = question;
  const texts: readonly (readonly [readonly PropertyKey[], string])[] = [
    [["ask"], ask],
    [["title"], title],
    [["meaning"], meaning],
    [["example"], example],
    ...anchors.map((text, at) => [["anchors", at], text] as const),
    ...hints.map((text, at) => [["hints", at], text] as const),
    ...points.map(({ point }, at) => [["points", at, "point"], point] as const),
  ];
  for (const [path, text] of texts)
    if (/[{}]/u.test(text)) complain(path, "only a probe can quote an answer.");
  for (const [at, anchor] of anchors.entries())
    if (anchors.indexOf(anchor) !== at) complain(["anchors", at], "two levels read the same.");
}

/** The example is read as the interviewer reads an answer: what the author calls needed has to be found in it. */
function checkExample(question: Question, complain: Complain): void {
  const { example } = question;
  const words = wordsOf(example);
  const { least, most } = EXAMPLE_WORDS;
  if (words < least || words > most)
    complain(["example"], `it has ${words} words. Write ${least} to ${most}.`);
  const reading = readAnswer(question, [{ turn: 0, text: example }], null);
  for (const [at, { point, isNeeded, isCovered }] of reading.points.entries())
    if (isNeeded && !isCovered)
      complain(["points", at], `the example does not show it: “${point}”.`);
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

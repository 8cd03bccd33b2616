import type { Question } from "./question.ts";
import { isBeginnersQuestion, offersInstead, subjectIn } from "./subjects.ts";
import type { Slots } from "./understanding.ts";

/** Gives what is asked, or null for a question of another kind. */
type Rule = (slots: Slots) => Question | null;

const when =
  (question: Question, isAsked: (slots: Slots) => boolean): Rule =>
  (slots) =>
    isAsked(slots) ? question : null;

/** A greeting or thanks with this many words more is a question of its own. */
const FEW_WORDS = 4;

const isOnlyTalk = ({ heard }: Slots) => heard.words.length <= FEW_WORDS;

/** "Ok", "theek hai". */
const isOnlyOk = ({ heard }: Slots) =>
  /^(?:ok(?:ay)?|theek|thik|acha|achha|cool|great|hmm|alright)(?: hai| then| ji)?[.!]*$/iu.test(
    heard.text,
  );

/** True where the question is about the page or the job, so that a word such as "medicine" is only a word of it. */
function isAboutResume({ any, heard, topic }: Slots): boolean {
  if (any("bullet", "bullets") || heard.quoted !== "") return true;
  const isTask = topic === "code" || topic === "writing" || topic === "interview";
  return !isTask && any("evidence", "add", "must", "missing");
}

/** "Write" and "fix" alone may be about anything: they ask for a wording where a bullet is said or quoted. */
const MANY_MEANINGS = new Set([
  "write",
  "fix",
  "change",
  "edit",
  "likho",
  "likhna",
  "likh",
  "better",
  "improve",
]);

function isRewrite({ any, which, heard, section, check, isOwnerNamed }: Slots): boolean {
  if (!any("rewrite") || which.kind === "unnamed" || any("weak")) return false;
  if (any("bullet") || heard.quoted !== "") return true;
  // "Make the Netflix project better": its bullet, for it is named.
  if (isOwnerNamed && (section === "projects" || section === "experience")) return true;
  if (section !== null || check !== null || any("add", "terms", "score")) return false;
  return heard.words.some(
    ({ key, concepts }) => concepts.includes("rewrite") && !MANY_MEANINGS.has(key),
  );
}

/** "Does my diploma count?": of what the job asks about studies. */
function asksOfStudies({ section, any, heard, context, named }: Slots): boolean {
  if (section !== "education" || context.report.match === null || named?.term) return false;
  return (
    any("terms", "job", "must", "fit", "missing") ||
    /\b(?:meet|counts?|valid|accepted|chale?ga|chale?gi)\b/iu.test(heard.text)
  );
}

/** "Mera experience kam hai kya is job ke liye?": of years, and not of what stands under the jobs. */
function asksOfYears({ section, any, has, context }: Slots): boolean {
  if (section !== "experience" || !any("years")) return false;
  return (
    has("howMany") ||
    (context.report.match !== null &&
      any("job", "fit", "low") &&
      !any("why", "improve", "bullet", "bullets"))
  );
}

/** What a machine reads of one section: "Will an ATS read my phone number?" */
const READ_ALONE = new Set<string>([
  "contact",
  "education",
  "skills",
  "projects",
  "certifications",
]);

/** The rules in their order: the first that gives a question decides. */
export const RULES: readonly Rule[] = [
  when(
    { kind: "hidden-text" },
    ({ any, check }) => any("hiding") && (check?.id !== "hidden-text" || any("add", "how")),
  ),
  ({ topic }) => (topic === "orders" ? { kind: "beyond", topic } : null),
  when(
    { kind: "thanks" },
    (slots) =>
      (slots.any("thanks") || isOnlyOk(slots)) && isOnlyTalk(slots) && !slots.any("why", "rewrite"),
  ),
  when(
    { kind: "greeting" },
    (slots) => slots.any("greeting") && isOnlyTalk(slots) && !slots.any("score", "why", "bullet"),
  ),
  ({ things, heard }) =>
    things.length > 0 && offersInstead(heard.text) && things.some(({ term }) => term !== null)
      ? { kind: "substitute", things }
      : null,
  ({ contents }) => (contents.length > 0 ? { kind: "contents", things: contents } : null),
  when(
    { kind: "beginner" },
    ({ heard, any }) =>
      heard.quoted === "" && isBeginnersQuestion(heard.text) && !any("fit", "score", "gap"),
  ),
  (slots) => (slots.topic && !isAboutResume(slots) ? { kind: "beyond", topic: slots.topic } : null),
  when(
    { kind: "help" },
    ({ any, heard }) => any("help") && heard.words.length <= 6 && !any("score", "bullet", "job"),
  ),
  when(
    { kind: "weak-bullets" },
    ({ any, which }) => any("bullets") && any("weak", "low", "improve") && which.kind !== "found",
  ),
  (slots) => (isRewrite(slots) ? { kind: "rewrite", which: slots.which } : null),
  when(
    { kind: "title" },
    ({ heard, any }) =>
      heard.quoted === "" &&
      /\b(?:job titles?|my titles?|titles?|designations?)\b/iu.test(heard.text) &&
      any("changed", "rewrite", "add", "good", "job", "low", "must") &&
      !any("check", "lose", "meaning", "bullet"),
  ),
  ({ section, any, named }) =>
    section === "contact" && any("missing", "evidence") && !named?.term
      ? { kind: "section", section }
      : null,
  (slots) => (asksOfStudies(slots) ? { kind: "section", section: "education" } : null),
  when({ kind: "years" }, asksOfYears),
  ({ any, check, which, heard }) =>
    check &&
    (any("check", "meaning", "lose") || (any("why") && !any("score")) || heard.quoted !== "") &&
    (which.kind !== "found" || any("check", "meaning", "lose")) &&
    !any("howMany", "gap") &&
    !(any("bullet") && any("good"))
      ? { kind: "check", checkId: check.id }
      : null,
  ({ any, goal, context }) =>
    goal !== null &&
    goal !== context.report.score &&
    !any("bullet", "years", "why") &&
    any("reach", "score", "how", "first", "improve")
      ? { kind: "past", goal }
      : null,
  when(
    { kind: "weak-bullets" },
    ({ any, which }) =>
      any("bullets") && which.kind === "unnamed" && any("result") && any("without", "missing"),
  ),
  when(
    { kind: "strengths" },
    ({ any, which }) => any("bullets") && which.kind === "unnamed" && any("result", "good"),
  ),
  when(
    { kind: "changes" },
    ({ any, has }) =>
      has("changed", "last") ||
      (any("changed") && !any("job", "leave", "rewrite")) ||
      has("improve", "last"),
  ),
  when({ kind: "gap" }, ({ any }) => any("gap") && !any("terms")),
  ({ any, heard, named, check }) => {
    const subject = subjectIn(heard.text);
    if (!subject || heard.quoted !== "" || named?.term || check || any("bullet", "score", "terms"))
      return null;
    return { kind: "subject", subject };
  },
  ({ any, things, check, heard }) =>
    things.length > 0 &&
    check === null &&
    /\b(?:what(?:['’]s| is| are)|meaning of|matlab|kya (?:hai|hota|hoti))\b/iu.test(heard.text) &&
    any("meaning") &&
    !any("evidence", "must", "add", "missing", "score", "bullet", "lose", "years")
      ? { kind: "beyond", topic: "meaning" }
      : null,
  ({ any, section }) =>
    section && any("ats") && READ_ALONE.has(section) ? { kind: "section", section } : null,
  ({ any, context, heard }) => {
    if (!any("leave")) return null;
    const said = heard.text.toLowerCase();
    const owner = context.reading.experience
      .flatMap(({ company }) => company?.value ?? [])
      .find((name) => said.includes(name.toLowerCase()));
    return { kind: "job-change", owner: owner ?? "" };
  },
  ({ any, which, heard }) =>
    (any("bullet") && which.kind !== "unnamed" && !any("missing")) || heard.quoted !== ""
      ? { kind: "bullet", which }
      : null,
  when(
    { kind: "length" },
    ({ any, named }) => any("length") && !(named?.term && any("must", "add", "evidence")),
  ),
  when(
    { kind: "missing-terms" },
    ({ any, named }) =>
      any("missing") && (any("terms", "job") || named === null || named.term === null),
  ),
  ({ any, named }) =>
    named && any("must") && !any("evidence", "improve", "first") && (named.term || !any("years"))
      ? { kind: "must", named }
      : null,
  ({ any, named, section }) =>
    named && any("evidence") && !(section && any("good")) ? { kind: "evidence", named } : null,
  ({ any, named }) => (named && any("add") && !any("bullet") ? { kind: "add-term", named } : null),
  when(
    { kind: "years" },
    ({ any, section }) => any("years") && (any("howMany") || section !== "experience"),
  ),
  when({ kind: "ats" }, ({ any }) => any("ats")),
  when({ kind: "how-scored" }, ({ any }) => any("score", "points") && any("made")),
  when({ kind: "fit" }, ({ any }) => any("fit")),
  ({ axis }) => (axis ? { kind: "axis", axis } : null),
  when({ kind: "strengths" }, ({ any }) => any("strengths")),
  ({ section, any }) => (section && !any("terms", "score") ? { kind: "section", section } : null),
  when({ kind: "weak-bullets" }, ({ any }) => any("bullets", "bullet") && any("weak", "low")),
  ({ check, any }) =>
    check && !any("first", "improve") ? { kind: "check", checkId: check.id } : null,
  ({ any, has }) =>
    any("first", "improve") || has("rewrite", "resume") ? { kind: "first", from: 0 } : null,
  ({ any }) => (any("bullet") ? { kind: "bullet", which: { kind: "unnamed" } } : null),
  when({ kind: "missing-terms" }, ({ any }) => any("terms")),
  when(
    { kind: "score" },
    ({ any, has, goal, context }) =>
      any("score", "weak") ||
      has("low", "resume") ||
      has("good", "resume") ||
      goal === context.report.score,
  ),
  ({ named }) => (named?.term ? { kind: "evidence", named } : null),
];

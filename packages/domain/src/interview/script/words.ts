import { EXPERIENCE_LEVELS, type ExperienceLevel } from "../question.ts";
import { INTERVIEW_LENGTHS, type InterviewKind, type InterviewMinutes } from "../setup.ts";

/** What a name is compared by: its letters and figures. */
export function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Other names of fields, by what they are compared by. */
export const FIELD_NAMES: Readonly<Record<string, string>> = namesOf({
  kind: "kind type interview interviewtype interviewkind round category",
  role: "role targetrole jobtitle position jobrole profile designation",
  level: "level experience experiencelevel years yearsofexperience seniority",
  manner: "manner interviewer persona interviewermanner interviewerpersona style tone",
  mode: "mode interviewmode",
  minutes: "minutes duration length time durationminutes lengthminutes timelimit",
  resume: "resume cv resumepath resumetext resumefile profileresume",
  job: "job jobdescription jd jobtext posting jobpath jobfile",
  answers: "answers responses replies candidateanswers says answer",
  questions: "questions questionids ask asks",
  seed: "seed",
  language: "language lang spokenlanguage",
  by: "by input via channel medium answerby",
  source: "source from questionsfrom basis",
  note: "name title id notes note comment comments about description candidate candidatename expect expected expectations tags author label version",
});

export const ANSWER_FIELDS: Readonly<Record<string, string>> = namesOf({
  text: "text answer say says response reply content said transcript",
  seconds: "seconds duration length time durationseconds spoken took",
  pauses: "pauses pause silences",
  wait: "wait delay before thinking waits think",
  correct: "correct corrected correction edit edited corrects",
  skip: "skip skipped skips pass",
  hints: "hint hints",
  again: "again retry tryagain triedagain",
  code: "code query sql solution",
  language: "language lang",
  passed: "passed",
  total: "total of cases",
  note: "question id note comment about for expect name label role speaker by kind type",
});

function namesOf(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, names]) =>
      names.split(" ").map((name) => [name, field]),
    ),
  );
}

const KINDS: readonly (readonly [RegExp, InterviewKind])[] = [
  [/^(?:mixed|mix|general|full|first(?:round)?|any|all|standard|screening)$/u, "mixed"],
  [/behaviou?r|^star$|competenc|situational/u, "behavioural"],
  [/resume|^cv|deepdive|project/u, "resume"],
  [/cod(?:e|ing)|sql|^dsa$|programming|algorithm/u, "coding"],
  [/case|guesstimate|estimate/u, "case"],
  [/^hr|salary|notice|human|motivat|^fit|culture/u, "hr"],
  [/tech|role|domain|knowledge|functional/u, "technical"],
];

/** The type of interview that a word means; null for none. */
export function kindOf(word: string): InterviewKind | null {
  return KINDS.find(([pattern]) => pattern.test(plain(word)))?.[1] ?? null;
}

/** "0-3", "fresher", "Senior", "5 years", 2 → a level; null for none. */
export function levelOf(value: string | number): ExperienceLevel | null {
  const text = String(value).trim();
  const known = EXPERIENCE_LEVELS.find(
    (level) => level === text.toLowerCase().replaceAll(/[–—]/gu, "-"),
  );
  if (known) return known;
  if (/fresh|student|campus|graduate|intern|trainee|entry/iu.test(text)) return "fresher";
  if (/junior|\bjr\b|early/iu.test(text)) return "0-3";
  if (/\bmid|intermediate/iu.test(text)) return "4-7";
  if (/senior|\bsr\b|lead|manager|principal|head|expert/iu.test(text)) return "7+";
  const years = /\d+(?:\.\d+)?/u.exec(text)?.[0];
  return years === undefined ? null : levelOfYears(Number(years));
}

/** The level of so many years of work. */
export function levelOfYears(years: number): ExperienceLevel {
  if (years <= 0) return "fresher";
  if (years < 4) return "0-3";
  return years <= 7 ? "4-7" : "7+";
}

/** The length that is nearest to what was asked for. */
export function minutesOf(value: string | number): InterviewMinutes | null {
  const count = Number(/\d+(?:\.\d+)?/u.exec(String(value))?.[0]);
  if (!Number.isFinite(count) || count <= 0) return null;
  const nearest = INTERVIEW_LENGTHS.toSorted(
    (a, b) => Math.abs(a.minutes - count) - Math.abs(b.minutes - count),
  );
  return nearest[0]?.minutes ?? null;
}

const MANNERS = [
  [/warm|friendly|kind|supportive|encourag|soft/u, "warm"],
  [/plain|neutral|default|normal|standard|formal/u, "plain"],
  [/prob|tough|strict|deep|hard|sceptic|skeptic|critical|challeng/u, "probing"],
  [/brisk|fast|short|busy|quick|impatient|stress/u, "brisk"],
] as const;

export function mannerOf(word: string): (typeof MANNERS)[number][1] | null {
  return MANNERS.find(([pattern]) => pattern.test(plain(word)))?.[1] ?? null;
}

export function modeOf(word: string): "study" | "real" | null {
  if (/study|practi[cs]e|learn|train|coach/u.test(plain(word))) return "study";
  return /real|live|mock|exam|test|actual|interview/u.test(plain(word)) ? "real" : null;
}

export function languageOf(word: string): "en-IN" | "hi-IN" | null {
  if (/^hi(?:n|ndi)?(?:in)?$|हिन्दी|हिंदी/u.test(plain(word))) return "hi-IN";
  return /^en|english|hinglish/u.test(plain(word)) ? "en-IN" : null;
}

export function byOf(word: string): "voice" | "keyboard" | null {
  if (/voice|spe(?:ak|ech)|audio|mic|spoken/u.test(plain(word))) return "voice";
  return /key|typ(?:e|ed|ing)|text/u.test(plain(word)) ? "keyboard" : null;
}

export function sourceOf(word: string): "role" | "resume" | "job" | null {
  if (/resume|cv/u.test(plain(word))) return "resume";
  if (/^job|jd|description|posting/u.test(plain(word))) return "job";
  return /role|profile/u.test(plain(word)) ? "role" : null;
}

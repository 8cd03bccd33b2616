import type { Axis, AxisScore, Report } from "../resume/report.ts";
import { scoreClass } from "../resume/report.ts";
import type { ScoreClass } from "../resume/report.ts";
import { isAboutLanguage } from "../checks/left-out.ts";
import { counted, sentenceStart } from "../text/wording.ts";
import type { Scored } from "./scored.ts";
import { axisSum, scoreOf } from "./scored.ts";

type Level = ScoreClass | "none";

/** What an axis' level is called in words, by level. */
const READABLE: Readonly<Record<ScoreClass, string>> = {
  high: "Easy to read",
  medium: "Readable with losses",
  low: "Hard for a machine to read",
};
const CONTENT: Readonly<Record<ScoreClass, string>> = {
  high: "full of proof",
  medium: "short on proof",
  low: "with little proof yet",
};
const MATCH: Readonly<Record<ScoreClass, string>> = {
  high: "close to the job",
  medium: "with gaps in what is asked",
  low: "but far from what is asked",
};

/**
 * The two lines beside the score. Made by rules from the axes; the same axes and checks give the same words.
 *
 * @param relatedShare  0 to 1, the part of the dated work that is of the wanted kind
 */
export function verdictOf(
  scored: readonly Scored[],
  score: number,
  relatedShare: number,
): Report["verdict"] {
  const readable = levelOf(scored, "readable");
  const content = levelOf(scored, "content");
  const match = levelOf(scored, "match");
  return {
    heading: isOtherWork(scored, relatedShare)
      ? `${READABLE[readable === "none" ? "low" : readable]}, but of other work than is asked`
      : headingOf(readable, content, match),
    text: [firstSentence(readable), secondSentence(scored, score)].join(" "),
  };
}

/** Below this share of the points of the match, it is the wrong job rather than a weak match. */
const OTHER_WORK = 0.3;

function isOtherWork(scored: readonly Scored[], relatedShare: number): boolean {
  const { points, maxPoints } = axisSum(scored, "match");
  return maxPoints > 0 && relatedShare < 0.5 && points / maxPoints < OTHER_WORK;
}

function levelOf(scored: readonly Scored[], axis: Axis): Level {
  const { points, maxPoints } = axisSum(scored, axis);
  return maxPoints === 0 ? "none" : scoreClass(scoreOf(points, maxPoints));
}

/** Names the strongest side and the weakest; "and" where they agree, a comma where they do not. */
function headingOf(readable: Level, content: Level, match: Level): string {
  const r = readable === "none" ? "low" : readable;
  const c = content === "none" ? null : content;
  const m = match === "none" ? null : match;
  if (r === "high" && c === "high" && (m === null || m === "high"))
    return m === null ? "Easy to read and full of proof" : "Ready to send for this job";
  if (r === "low" && c === "low") return "Much to do, and a clear place to start";
  if (c === null) return m === null ? READABLE[r] : `${READABLE[r]}, ${MATCH[m]}`;
  // Content is the more useful verdict unless content is good and match is not.
  if (m !== null && c === "high" && m !== "high")
    return r === "high" ? `Strong, ${MATCH[m]}` : `${READABLE[r]}, ${MATCH[m]}`;
  if (r === "high") return `${READABLE[r]}, ${CONTENT[c]}`;
  if (c === "high") return `${sentenceStart(CONTENT[c])}, but ${READABLE[r].toLowerCase()}`;
  return `${READABLE[r]}, ${CONTENT[c]}`;
}

function firstSentence(readable: Level): string {
  switch (readable) {
    case "high":
      return "A machine gets your page right.";
    case "medium":
      return "A machine gets most of your page, and loses some on the way.";
    case "low":
    case "none":
      return "A machine gets little of your page, and what it does not get it cannot count.";
  }
}

/** What holds the score where it is: the two largest losses. */
function secondSentence(scored: readonly Scored[], score: number): string {
  if (score === 100) return "No check found anything to lose a point for.";
  const losses = scored
    .filter((item) => item.points < item.maxPoints && item.outcome.concern)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
    .slice(0, 2)
    .map((item) => item.outcome.concern?.text ?? "");
  const [first, second] = losses;
  if (!first) return `The checks below say what holds it at ${score}.`;
  const largest = `What holds it at ${score}: ${lowerStart(bare(first))}`;
  return second ? `${largest}; ${lowerStart(bare(second))}.` : `${largest}.`;
}

function bare(sentence: string): string {
  return sentence.replace(/[.]$/u, "");
}

/** A sentence's first word in small letters where it is an ordinary word, so that it can follow a colon. */
function lowerStart(sentence: string): string {
  return /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|No|None|Your|The|A|An|Every|Nothing|Dates|Too|Anyone|Words|Old|Of|Role|Found|Only|Most|Both|All|Some)(?=\s)/u.test(
    sentence,
  )
    ? sentence[0]?.toLowerCase() + sentence.slice(1)
    : sentence;
}

/** What an axis says for itself. */
export function axisOf(scored: readonly Scored[], axis: Axis): AxisScore {
  const own = scored.filter((item) => item.check.axis === axis);
  const { points, maxPoints } = axisSum(scored, axis);
  const score = maxPoints === 0 ? null : scoreOf(points, maxPoints);
  return {
    axis,
    points,
    maxPoints,
    score,
    text: `${axisText(own, axis, maxPoints)}${otherLanguage(own)}`,
  };
}

function axisText(own: readonly Scored[], axis: Axis, maxPoints: number): string {
  if (maxPoints === 0)
    return axis === "match"
      ? "Not measured: add a job description or a target role to see how you fit."
      : "Nothing could be measured.";
  const lossy = own
    .filter((item) => item.points < item.maxPoints)
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  const [largest] = lossy;
  if (!largest) return ALL_WELL[axis];
  const earned = own.reduce((sum, item) => sum + item.points, 0);
  return `${SO_FAR[axis][scoreClass(scoreOf(earned, maxPoints))]} ${largest.outcome.finding}`;
}

/** Says how many checks left a resume alone because it is not in English, or not in the job's language. */
function otherLanguage(own: readonly Scored[]): string {
  const left = own.filter(({ outcome }) => isAboutLanguage(outcome.finding)).length;
  if (left === 0) return "";
  const checks = `${sentenceStart(counted(left, "check"))} of words ${left === 1 ? "is" : "are"} not counted`;
  return own[0]?.check.axis === "match"
    ? ` ${checks}: the job and your resume are in different languages.`
    : ` ${checks}: ${left === 1 ? "it reads" : "they read"} English, and your resume is in another language.`;
}

/** How much of an axis is there, before its largest loss is named. */
const SO_FAR: Readonly<Record<Axis, Readonly<Record<ScoreClass, string>>>> = {
  readable: {
    high: "Nearly all of it comes through.",
    medium: "Part of it is lost on the way.",
    low: "Little of it comes through.",
  },
  content: {
    high: "It says what you did, and well.",
    medium: "It says some of what you did.",
    low: "It says little of what you did.",
  },
  match: {
    high: "Close to what is asked.",
    medium: "Part of what is asked.",
    low: "Far from what is asked.",
  },
};

const ALL_WELL: Readonly<Record<Axis, string>> = {
  readable: "Everything on the page comes through.",
  content: "Every check of what it says is full.",
  match: "Everything the job asks for can be seen.",
};

import { type CareersIndex, indexCareers } from "../../careers/careers-index.ts";
import { ownAnswer } from "../own-answer/index.ts";
import { type InterviewReport, SCORE_LINES, type ScoredAnswer } from "../report.ts";
import { type AskedQuestion, judgeAnswer, readJudgement } from "../score/index.ts";
import type { Interview } from "../session.ts";
import type { InterviewBackground } from "../setup.ts";
import { askedQuestions, type InterviewOutcome, lastTries } from "./asked-questions.ts";
import { headlineOf, summaryOf } from "./findings.ts";
import { type Fix, fixesOf, type JudgedQuestion } from "./fixes.ts";
import { FIX_TEXTS, inAnswers } from "./fix-texts.ts";
import { trendOf } from "./line-means.ts";
import { practiseOf } from "./practise.ts";

/** Points of one answer. */
const MOST_POINTS = 5 * SCORE_LINES.length;
const DAY_MS = 86_400_000;
/** Without the careers the fact check knows no skills by name; figures, dates and names are checked as ever. */
const NO_CAREERS = indexCareers({ skills: [], roles: [], industries: [] });

/** What a report needs besides the interview. */
export interface ReportOptions {
  /** Reports of the same person before this one, oldest first; [] for the first. */
  readonly earlier: readonly InterviewReport[];
  /** What the fact check knows skills by; null where it is not at hand. */
  readonly careers: CareersIndex | null;
}

/** One answer with its score and the same answer from the person's own facts: what the study mode shows after each, and a report of all. */
export function scoreAnswer(
  asked: AskedQuestion,
  { background, startedAt }: Pick<Interview, "background" | "startedAt">,
  careers: CareersIndex | null,
): ScoredAnswer {
  const judged = judgeAnswer(asked, background);
  const { reading } = readJudgement(asked, background);
  const today = Math.floor(Date.parse(startedAt) / DAY_MS);
  const options = { careers: careers ?? NO_CAREERS, today, facts: background.facts };
  return { ...judged, ownAnswer: ownAnswer(asked.question, asked.turns, reading, options) };
}

/**
 * The report of an interview, from what was said in it. The score is the points of the last try of each question of those possible, of 100; a question that was
 * passed over counts with 0, one that was never reached not at all. What a change is worth is worked out by scoring the answers once more with it.
 */
export function reportOf(
  interview: Interview,
  outcome: InterviewOutcome,
  options: ReportOptions,
): InterviewReport {
  const asked = askedQuestions(interview, outcome);
  const answers = asked.map((one) => scoreAnswer(one, interview, options.careers));
  return reportFrom(asked, answers, interview.background, options.earlier, "built-in");
}

/** A report of answers that are scored already, by whichever engine. */
export function reportFrom(
  asked: readonly AskedQuestion[],
  answers: readonly ScoredAnswer[],
  background: InterviewBackground,
  earlier: readonly InterviewReport[],
  engine: InterviewReport["engine"],
): InterviewReport {
  const counted = lastTries(answers);
  const isAnswered = asked.some(
    ({ turns, solved }) => solved !== null || turns.some(({ text }) => text.trim() !== ""),
  );
  if (counted.length === 0 || !isAnswered)
    return {
      score: null,
      headline: "Nothing was answered",
      summary: "There is no answer to score.",
      next: null,
      answers,
      practise: [],
      trend: trendOf([], earlier),
      engine,
    };
  const points = counted.reduce((sum, answer) => sum + answer.points, 0);
  const hundredth = (counted.length * MOST_POINTS) / 100;
  const score = Math.round(points / hundredth);
  const judged = counted.flatMap((answer): JudgedQuestion[] => {
    const one = asked.find(
      ({ place, attempt }) => place === answer.question && attempt === answer.attempt,
    );
    return one ? [{ asked: one, judgement: readJudgement(one, background) }] : [];
  });
  const fixes = fixesOf(judged);
  const findings = { answers: counted, judged, fixes, score };
  return {
    score,
    headline: headlineOf(findings),
    summary: summaryOf(findings),
    next: nextOf(fixes, points, hundredth),
    answers,
    practise: practiseOf(fixes, hundredth),
    trend: trendOf(answers, earlier),
    engine,
  };
}

/** The change that is worth most; null where none is worth a point of 100. */
function nextOf(fixes: readonly Fix[], points: number, hundredth: number): InterviewReport["next"] {
  const best = fixes[0];
  if (!best) return null;
  const score = Math.round((points + best.points) / hundredth);
  const gain = score - Math.round(points / hundredth);
  return gain < 1
    ? null
    : { text: `${FIX_TEXTS[best.id].step} ${inAnswers(best)}.`, points: gain, score };
}

import type { CareersIndex } from "../../careers/careers-index.ts";
import { fail, ok, type Result } from "../../result/index.ts";
import type { InterviewReport, ScoredAnswer, ScoreLine } from "../report.ts";
import {
  type AskedQuestion,
  floorFor,
  judgeFromModel,
  type ModelScoreProblem,
  readJudgement,
} from "../score/index.ts";
import { perLine } from "../score/per-line.ts";
import type { Interview } from "../session.ts";
import { askedQuestions, type InterviewOutcome } from "./asked-questions.ts";
import { reportFrom, scoreAnswer } from "./report-of.ts";

/** One line of an answer as a language model scored it: each quote stands in the answer to the letter. */
export interface ModelLine {
  readonly score: number;
  readonly remark: string;
  readonly quotes: readonly string[];
}

/** What a language model made of one try of a question. */
export interface ModelScores {
  /** Place in the plan. */
  readonly question: number;
  readonly attempt: number;
  /** Null where what it gave failed the checks: the built-in score stands. */
  readonly lines: Readonly<Record<ScoreLine, ModelLine>> | null;
}

export interface ReportByModel {
  readonly report: InterviewReport;
  /** Places in the plan whose last try keeps the built-in score: what the model gave failed the checks, it was not asked yet, or only the rules score it. */
  readonly kept: Readonly<Record<"failed" | "unread" | "by-rules", readonly number[]>>;
}

/**
 * The answers that a language model may score. Not those that a floor holds down whatever else is in them, and no solutions, which their tests score: nothing that a
 * model says would change these.
 */
export function answersForModel(interview: Interview, outcome: InterviewOutcome): AskedQuestion[] {
  return askedQuestions(interview, outcome).filter((asked) => isForModel(asked, interview));
}

function isForModel(asked: AskedQuestion, { background }: Pick<Interview, "background">): boolean {
  const { reading } = readJudgement(asked, background);
  return asked.solved === null && reading.counted > 0 && floorFor(reading, null) === null;
}

/** The scores of a language model for one answer, with the quotes that were found in it alone: what may be kept of what it gave. */
export function checkModelLines(
  asked: AskedQuestion,
  background: Interview["background"],
  modelJson: unknown,
): Result<NonNullable<ModelScores["lines"]>, ModelScoreProblem> {
  const judged = judgeFromModel(asked, background, modelJson);
  if (!judged.ok) return fail(judged.problem);
  const { lines, quotes } = judged.value;
  const wordsOf = (number: number) => {
    const quote = quotes[number];
    const turn = asked.turns.find((one) => one.turn === quote?.turn);
    return quote && turn ? [turn.text.slice(quote.from, quote.to)] : [];
  };
  return ok(
    perLine((line) => ({
      score: lines[line].score,
      remark: lines[line].remark,
      quotes: lines[line].quotes.flatMap(wordsOf),
    })),
  );
}

/**
 * The report of an interview by a language model's scores. They are checked once more against what was said, so that an answer that was put right since, or scores
 * that are not of this interview, count for nothing: such an answer keeps the built-in score.
 *
 * What a change would be worth is known of the built-in scores alone, so nothing in it is worth points; and its trend is empty, since the same lines by another engine
 * are no earlier measurement of it.
 */
export function reportByModel(
  interview: Interview,
  outcome: InterviewOutcome,
  scores: readonly ModelScores[],
  careers: CareersIndex | null,
): ReportByModel {
  const kept = { failed: [] as number[], unread: [] as number[], "by-rules": [] as number[] };
  const asked = askedQuestions(interview, outcome);
  const answers = asked.map((one): ScoredAnswer => {
    const built = scoreAnswer(one, interview, careers);
    const given = scores.find(
      ({ question, attempt }) => question === one.place && attempt === one.attempt,
    );
    const isLast = !asked.some(
      ({ place, attempt }) => place === one.place && attempt > one.attempt,
    );
    const keep = (why: keyof typeof kept) => {
      if (isLast) kept[why].push(one.place);
      return built;
    };
    if (!isForModel(one, interview)) return keep("by-rules");
    if (!given) return keep("unread");
    const judged = given.lines && judgeFromModel(one, interview.background, given.lines);
    return judged?.ok ? { ...judged.value, ownAnswer: built.ownAnswer } : keep("failed");
  });
  const report = reportFrom(asked, answers, interview.background, [], "language-model");
  return {
    kept,
    report: {
      ...report,
      next: report.next && { ...report.next, points: 0, score: report.score ?? 0 },
      practise: report.practise.map((step) => ({ ...step, points: 0 })),
    },
  };
}

import { setImmediate } from "node:timers/promises";
import type {
  Interview,
  InterviewEvent,
  InterviewJudgement,
  InterviewJudgementEvent,
} from "@taiyari/contract";
import type { z } from "zod";
import {
  answersForModel,
  type AskedQuestion,
  checkModelLines,
  type InterviewState,
  type ModelScores,
} from "@taiyari/domain/interview";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { askModel } from "../../shared/coach/ask-model.ts";
import type { CoachDeps, CoachProblem } from "../../shared/coach/deps.ts";
import { withMarks } from "../../shared/coach/fence.ts";
import { JUDGE_TASK, judgeDocuments, judgeSystem, ModelJudgement } from "./judge-prompt.ts";
import { keepJudgement, SCORED_KINDS } from "./judgement-store.ts";
import type { LogKey } from "../../shared/event-logs/log-store.ts";

export interface JudgeRequest {
  readonly key: LogKey;
  readonly interview: Interview;
  readonly events: readonly InterviewEvent[];
  /** Of the interview, which is over. */
  readonly state: InterviewState;
  /** What the model made of it before; null for nothing. */
  readonly before: InterviewJudgement | null;
  readonly signal: AbortSignal | undefined;
}

/** Problems with one answer, after which the next may go well. All others would meet the next one too. */
const OF_ONE_ANSWER: ReadonlySet<CoachProblem["kind"]> = new Set([
  "cut-off",
  "too-long",
  "garbage",
  "wrong-schema",
  "context-too-long",
  "declined",
]);

/** Has the model judge answer by answer, says how far it is, and keeps at the end what holds. What was kept before stays unless the same answer is judged. */
export async function* judgeInterview(
  deps: CoachDeps,
  { key, interview, events, state, before, signal }: JudgeRequest,
): AsyncGenerator<z.input<typeof InterviewJudgementEvent>, void> {
  if (!deps.model) {
    yield { kind: "failed", because: "off" };
    return;
  }
  const judged = (before?.answers ?? []).filter(({ lines }) => lines !== null);
  const lacking = answersForModel(interview, state).filter(
    ({ place, attempt }) =>
      !judged.some((one) => one.question === place && one.attempt === attempt),
  );
  const given: ModelScores[] = [];
  let because: CoachProblem["kind"] | null = null;
  for (const asked of lacking) {
    yield { kind: "progress", done: given.length, of: lacking.length };
    // Reading an answer takes milliseconds without a pause: others are served in between.
    await setImmediate();
    const answer = await judgeOne(deps, asked, { key, interview, state, signal });
    if (!answer.ok) {
      because = answer.problem;
      break;
    }
    given.push({ question: asked.place, attempt: asked.attempt, lines: answer.value });
  }
  const isCancelled = because === "cancelled" || signal?.aborted;
  if (isCancelled || !given.some(({ lines }) => lines !== null)) {
    yield { kind: "failed", because: isCancelled ? "cancelled" : (because ?? "nothing-held") };
    return;
  }
  const judgement = {
    engine: deps.model.name,
    judgedAt: deps.clock().toISOString(),
    answers: [...judged, ...given],
  };
  const said = events.filter(({ kind }) => SCORED_KINDS.includes(kind)).length;
  yield (await keepJudgement(deps.db, key, judgement, said))
    ? { kind: "judged", judgement, because }
    : { kind: "failed", because: "cancelled" };
}

/** The lines of one answer, null where they failed the checks; a problem where the model cannot be asked about the next one either. */
async function judgeOne(
  deps: CoachDeps,
  asked: AskedQuestion,
  { key, interview, state, signal }: Pick<JudgeRequest, "key" | "interview" | "state" | "signal">,
): Promise<Result<ModelScores["lines"], CoachProblem["kind"]>> {
  const answer = askModel(deps, {
    system: judgeSystem(asked.question),
    documents: judgeDocuments(asked, state),
    task: JUDGE_TASK,
    schema: ModelJudgement,
    signal,
    user: { id: key.userId },
  });
  for await (const event of answer) {
    if (event.kind === "partial") continue;
    const { outcome } = event;
    if (!outcome.ok) {
      const { kind } = outcome.problem;
      return OF_ONE_ANSWER.has(kind) ? ok(null) : fail(kind);
    }
    const checked = checkModelLines(asked, interview.background, withoutFence(outcome.value));
    return ok(checked.ok ? checked.value : null);
  }
  return fail("cancelled");
}

/** Quotes as the answer has them: the fence broke up what servers read as marks. */
function withoutFence(judgement: ModelJudgement): unknown {
  return Object.fromEntries(
    Object.entries(judgement).map(([line, given]) => [
      line,
      { ...given, quotes: given.quotes.map(withMarks) },
    ]),
  );
}

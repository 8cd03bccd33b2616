import type { ChatEvent } from "@taiyari/contract";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts, type ChatAnswer, type ChatLine, type ChatTurn } from "@taiyari/domain/coach";
import type { Report } from "@taiyari/domain/resume";
import { dayNumber } from "../../shared/dates/india.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import { streamAnswer } from "../../shared/coach/stream-answer.ts";
import { giveAnswer, toChatAnswer } from "./ask.ts";
import { checkedReply } from "./checked-reply.ts";
import { ModelReply, paragraphsSoFar, SYSTEM } from "./model-reply.ts";
import { sourcesOf } from "./sources.ts";
import type { NewQuestion } from "./store.ts";

/** What a language model is asked, and what is said where it gives no answer. */
export interface ModelAsked {
  readonly key: Pick<NewQuestion, "userId" | "reportId" | "id">;
  readonly question: string;
  readonly history: readonly ChatTurn[];
  readonly report: Report;
  readonly lines: readonly ChatLine[];
  /** The job description as it was pasted; "" for none. */
  readonly job: string;
  /** What the built-in engine answers. */
  readonly builtIn: ChatAnswer;
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks the language model and gives its answer, checked, as it comes; where there is none, the answer of the built-in
 * engine with the reason. Nothing is kept of an answer that was stopped.
 */
export async function* answerWithModel(
  deps: CoachDeps,
  { key, question, history, report, lines, job, builtIn, signal }: ModelAsked,
): AsyncGenerator<ChatEvent, void> {
  const sources = sourcesOf(report, lines, job);
  const resume = lines.map(({ text }) => text).join("\n");
  const options = { careers: indexCareers(deps.careers), today: dayNumber(deps.clock()) };
  const { about, suggestions } = builtIn;
  const events = streamAnswer(deps, {
    system: SYSTEM,
    documents: sources.documents,
    own: resume,
    question,
    history: history.map(({ role, text }) => ({
      role: role === "person" ? ("person" as const) : ("coach" as const),
      text,
    })),
    schema: ModelReply,
    ids: [...sources.citations.keys()],
    allowed: report.match?.terms.map(({ term }) => term) ?? [],
    signal,
    user: { id: key.userId },
  });
  for await (const event of events) {
    if (event.kind === "partial") {
      const paragraphs = paragraphsSoFar(event.value);
      if (paragraphs.length > 0)
        yield {
          kind: "partial",
          paragraphs: paragraphs.map((text) => [{ kind: "text", text }]),
          citations: [],
        };
      continue;
    }
    const { outcome } = event;
    if (!outcome.ok && outcome.problem.kind === "cancelled") return;
    const answer = outcome.ok
      ? checkedReply(outcome.value, {
          report,
          sources,
          isHeld: (wording) => checkFacts(resume, wording, options).length === 0,
          suggestions,
          about,
        })
      : null;
    const problem = outcome.ok ? "nothing-held" : outcome.problem.kind;
    yield* giveAnswer(
      deps,
      key,
      answer ? toChatAnswer(answer, null) : toChatAnswer(builtIn, problem),
    );
    return;
  }
}

import type { ChatAnswer, ChatEvent } from "@taiyari/contract";
import type * as domain from "@taiyari/domain/coach";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { listExchanges, type NewQuestion, saveAnswer } from "./store.ts";

/**
 * Gives an answer paragraph by paragraph, keeps it, and ends with the exchange as it is kept. What was kept before stays:
 * two devices that ask the same end with the same words.
 */
export async function* giveAnswer(
  deps: Pick<ReadingDeps, "db" | "clock">,
  question: Pick<NewQuestion, "userId" | "reportId" | "id">,
  answer: ChatAnswer,
): AsyncGenerator<ChatEvent, void> {
  for (let shown = 1; shown <= answer.paragraphs.length; shown++)
    yield { kind: "partial", ...upTo(answer, shown) };
  await saveAnswer(deps.db, { ...question, at: deps.clock() }, answer);
  const kept = (await listExchanges(deps.db, question)).find(({ id }) => id === question.id);
  // Deleted meanwhile, on another device: there is nothing to show any more.
  if (kept) yield { kind: "answered", exchange: kept };
}

/** The first paragraphs of an answer, with the citations they use. */
function upTo({ paragraphs, citations }: ChatAnswer, shown: number) {
  const there = paragraphs.slice(0, shown);
  const last = Math.max(
    0,
    ...there.flat().map((piece) => (piece.kind === "cite" ? piece.citation : 0)),
  );
  return { paragraphs: there, citations: citations.slice(0, last) };
}

/** An answer of the domain as the contract sends it. */
export function toChatAnswer(answer: domain.ChatAnswer, fallback: string | null): ChatAnswer {
  return {
    ...answer,
    paragraphs: answer.paragraphs.map((pieces) => pieces.map((piece) => ({ ...piece }))),
    citations: answer.citations.map((citation) =>
      citation.kind === "lines" ? { ...citation, lines: [...citation.lines] } : { ...citation },
    ),
    suggestions: [...answer.suggestions],
    fallback,
  };
}

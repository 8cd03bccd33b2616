import type { AnswerTurn } from "../session.ts";

/** What an answer is read from: its turns with their numbers, the first answer and the replies to questions back. */
export type AnswerText = Pick<AnswerTurn, "turn" | "text">;

/** A stretch of the text of the answer turn with this number, in UTF-16 units. */
export interface Span {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** The words of a stretch, as they stand in the answer; "" for a turn that is not among them. */
export function wordsAt(turns: readonly AnswerText[], { turn, from, to }: Span): string {
  return turns.find((one) => one.turn === turn)?.text.slice(from, to) ?? "";
}

/** Order of the text: by turn, then by place. */
export function bySpan(a: Span, b: Span): number {
  return a.turn - b.turn || a.from - b.from || a.to - b.to;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.turn === b.turn && a.from < b.to && b.from < a.to;
}

/** Spans in the order of the text; of those that overlap only the first, and the longer of two that begin together. */
export function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.turn - b.turn || a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (last && overlaps(last, span)) continue;
    kept.push(span);
  }
  return kept;
}

export function spanOf({ turn, from, to }: Span): Span {
  return { turn, from, to };
}

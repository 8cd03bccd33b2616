import type { AnswerTurn, ScoredAnswer } from "@taiyari/domain/interview";

/** A stretch of an answer. Quotes have the number the score knows them by, from 1. */
export type MarkedPiece =
  | { readonly kind: "plain"; readonly from: number; readonly text: string }
  | { readonly kind: "filler"; readonly from: number; readonly text: string }
  | {
      readonly kind: "carried" | "held-back";
      readonly from: number;
      readonly text: string;
      readonly number: number;
    };

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly kind: MarkedPiece["kind"];
  readonly number: number;
}

/** The text of an answer in stretches, in order. Where marks overlap the one that begins first stands. */
export function markedText(turn: AnswerTurn, answer: ScoredAnswer): readonly MarkedPiece[] {
  const quotes = answer.quotes.map((quote, at): Mark & { readonly turn: number } => ({
    ...quote,
    number: at + 1,
  }));
  const fillers = answer.fillers.map((filler) => ({
    ...filler,
    kind: "filler" as const,
    number: 0,
  }));
  const marks: readonly Mark[] = [...quotes, ...fillers]
    .filter((mark) => mark.turn === turn.turn)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at || mark.to > turn.text.length) continue;
    if (mark.from > at) pieces.push(plain(turn.text, at, mark.from));
    pieces.push(pieceOf(turn.text, mark));
    at = mark.to;
  }
  if (at < turn.text.length) pieces.push(plain(turn.text, at, turn.text.length));
  return pieces;
}

function plain(text: string, from: number, to: number): MarkedPiece {
  return { kind: "plain", from, text: text.slice(from, to) };
}

function pieceOf(text: string, { from, to, kind, number }: Mark): MarkedPiece {
  const part = text.slice(from, to);
  return kind === "carried" || kind === "held-back"
    ? { kind, from, text: part, number }
    : { kind, from, text: part };
}

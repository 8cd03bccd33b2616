import type { AnswerTurn, ScoredAnswer } from "@taiyari/domain/interview";

/** An answer in time; places in thousandths of its whole length. */
export interface Speech {
  readonly seconds: number;
  readonly spoken: readonly { readonly from: number; readonly to: number }[];
  readonly pauses: readonly { readonly from: number; readonly to: number }[];
  readonly fillers: readonly number[];
}

/** A silence that counts as a pause, in seconds (`Measure` "pauses"). */
const PAUSE = 2.5;
/** Silences between words up to this long are part of speaking. */
const JOINED = 0.35;

/** When an answer was spoken; null where its words have no times. */
export function speechOf(answer: ScoredAnswer, turns: readonly AnswerTurn[]): Speech | null {
  const [first] = turns;
  const words = first?.words;
  const end = words?.at(-1)?.to;
  if (!first || !words || !end) return null;
  const place = (seconds: number) => Math.round((1000 * seconds) / end);
  const spoken: { from: number; to: number }[] = [];
  const pauses: { from: number; to: number }[] = [];
  for (const word of words) {
    const last = spoken.at(-1);
    const gap = last ? word.from - last.to : 0;
    if (last && gap <= JOINED) last.to = word.to;
    else spoken.push({ from: word.from, to: word.to });
    if (last && gap > PAUSE) pauses.push({ from: word.from - gap, to: word.from });
  }
  const inThousandths = (part: { readonly from: number; readonly to: number }) => ({
    from: place(part.from),
    to: place(part.to),
  });
  return {
    seconds: end,
    spoken: spoken.map(inThousandths),
    pauses: pauses.map(inThousandths),
    fillers: answer.fillers
      .filter(({ turn }) => turn === first.turn)
      .map(({ from }) => Math.round((1000 * from) / Math.max(1, first.text.length))),
  };
}

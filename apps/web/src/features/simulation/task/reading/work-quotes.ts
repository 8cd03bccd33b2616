import { type Assessment, readSaid, type SaidAt } from "@taiyari/domain/simulation";

/** A sentence of what was handed in that the reading rests on. */
export interface WorkQuote extends SaidAt {
  /** From 1, in the order of the text. */
  readonly number: number;
  /** Whether everything that rests on it was given in full, or to level 2 at least. */
  readonly isGood: boolean;
}

/** The quotes of a reading, and which of them each of its lines rests on. */
export interface WorkQuotes {
  readonly quotes: readonly WorkQuote[];
  /** By `keyOfCheck` and `keyOfLine`. */
  readonly of: (key: string) => readonly WorkQuote[];
  /** Of a reason for sending it back. */
  readonly ofReason: (reason: string) => readonly WorkQuote[];
}

export const keyOfCheck = (id: string) => `check ${id}`;
export const keyOfLine = (id: string) => `line ${id}`;

/** A level from which a line of the rubric carries: below it the reviewer asks for more. */
const CARRIES = 2;

interface Rest {
  readonly key: string;
  readonly reason: string;
  readonly isGood: boolean;
  readonly places: readonly SaidAt[];
}

/**
 * The sentences of a text that its reading rests on.
 *
 * @param text  as `writtenText` gives it
 */
export function workQuotes({ checks, rubric }: Assessment, text: string): WorkQuotes {
  const rests: readonly Rest[] = [
    ...checks.map(({ id, points, of, at, reason }) => ({
      key: keyOfCheck(id),
      reason,
      isGood: points === of,
      places: at ? [at] : [],
    })),
    ...rubric.map(({ id, level, quotes, reason }) => ({
      key: keyOfLine(id),
      reason,
      isGood: level >= CARRIES,
      places: quotes,
    })),
  ];
  const { sentences } = readSaid(text);
  const found = new Map<
    number,
    { readonly to: number; isGood: boolean; readonly keys: string[] }
  >();
  for (const { key, isGood, places } of rests)
    for (const place of places) {
      const sentence = sentences.find(({ from, to }) => place.from >= from && place.from < to);
      if (!sentence || place.to <= place.from) continue;
      const known = found.get(sentence.from) ?? { to: sentence.to, isGood: true, keys: [] };
      known.isGood &&= isGood;
      if (!known.keys.includes(key)) known.keys.push(key);
      found.set(sentence.from, known);
    }
  const numbered = [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([from, { to, isGood, keys }], at) => ({
      quote: { number: at + 1, from, to, isGood },
      keys,
    }));
  const of = (key: string) =>
    numbered.flatMap(({ quote, keys }) => (keys.includes(key) ? [quote] : []));
  return {
    quotes: numbered.map(({ quote }) => quote),
    of,
    ofReason(reason) {
      const rest = rests.find((one) => one.reason === reason);
      return rest ? of(rest.key) : [];
    },
  };
}

/** A stretch of a text: a quote, or what stands between two. */
export interface TextPiece {
  readonly text: string;
  readonly at: number;
  readonly quote: WorkQuote | null;
}

/**
 * A part of a text in stretches.
 *
 * @param part    of the text the quotes are of
 * @param offset  where it begins there
 */
export function piecesOf(
  part: string,
  offset: number,
  quotes: readonly WorkQuote[],
): readonly TextPiece[] {
  const end = offset + part.length;
  const pieces: TextPiece[] = [];
  let at = offset;
  function add(to: number, quote: WorkQuote | null): void {
    if (to > at) pieces.push({ text: part.slice(at - offset, to - offset), at, quote });
    at = Math.max(at, to);
  }
  for (const quote of quotes) {
    if (quote.to <= offset || quote.from >= end) continue;
    add(Math.max(quote.from, offset), null);
    add(Math.min(quote.to, end), quote);
  }
  add(end, null);
  return pieces;
}

import type { AnswerQuote } from "../report.ts";
import { overlaps, type Span } from "../reading/index.ts";

/** The quotes of one answer, each stretch once however many lines rest on it. */
export interface QuoteBook {
  /** The number of a stretch, made if it is new. One that overlaps another is that other one, so that marks on the screen never cross. */
  readonly numberOf: (span: Span, kind: AnswerQuote["kind"]) => number;
  /** All in the order of the text, and the place of each number in it. */
  readonly bound: () => {
    readonly quotes: readonly AnswerQuote[];
    readonly places: readonly number[];
  };
}

export function openBook(): QuoteBook {
  const quotes: AnswerQuote[] = [];
  return {
    numberOf(span, kind) {
      const known = quotes.findIndex((quote) => overlaps(quote, span));
      if (known >= 0) return known;
      quotes.push({ turn: span.turn, from: span.from, to: span.to, kind });
      return quotes.length - 1;
    },
    bound() {
      const order = quotes
        .map((quote, number) => ({ quote, number }))
        .toSorted((a, b) => a.quote.turn - b.quote.turn || a.quote.from - b.quote.from);
      const places = quotes.map((_, number) => order.findIndex((one) => one.number === number));
      return { quotes: order.map(({ quote }) => quote), places };
    },
  };
}

import { Fragment } from "react";
import { QuoteNumber } from "./quote-number.tsx";
import type { WorkPart } from "./work-parts.ts";
import { piecesOf, type WorkQuote } from "./work-quotes.ts";
import styles from "./quotes.module.css";

interface MarkedTextProps {
  readonly part: WorkPart;
  readonly quotes: readonly WorkQuote[];
}

/** A part of what was written, with its quotes marked and numbered: green carried it, orange held it back. */
export function MarkedText({ part: { text, at }, quotes }: MarkedTextProps) {
  if (at < 0) return text;
  return piecesOf(text, at, quotes).map(({ text: piece, at: from, quote }) => (
    <Fragment key={from}>
      {quote ? (
        <>
          <mark className={styles["mark"]} data-good={quote.isGood || undefined}>
            {piece}
          </mark>
          {from + piece.length >= quote.to && (
            <>
              {" "}
              <QuoteNumber quote={quote} />
            </>
          )}
        </>
      ) : (
        piece
      )}
    </Fragment>
  ));
}

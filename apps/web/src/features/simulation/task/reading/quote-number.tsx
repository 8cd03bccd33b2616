import type { WorkQuote } from "./work-quotes.ts";
import styles from "./quotes.module.css";

/** The number by which text, reasons and rubric know a sentence. */
export function QuoteNumber({ quote }: { readonly quote: WorkQuote }) {
  const { number, isGood } = quote;
  return (
    <span className={`num ${styles["number"]}`} data-good={isGood || undefined}>
      <span className="vh">{isGood ? "Carried it, sentence " : "Held it back, sentence "}</span>
      {number}
    </span>
  );
}

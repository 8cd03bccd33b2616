import { formatNumber } from "../lib/numbers.ts";
import "./text-counter.css";

interface TextCounterProps {
  readonly id?: string;
  readonly length: number;
  readonly limit: number;
}

/** Source: the specification, section 5, "Textarea". */
const WARN_SHARE = 0.9;

/** How many characters of how many: "348 / 1,200". Stands out from nine tenths on. */
export function TextCounter({ id, length, limit }: TextCounterProps) {
  return (
    <span
      id={id}
      className="text-counter num"
      data-warn={length >= WARN_SHARE * limit || undefined}
    >
      {formatNumber(length)}
      <span aria-hidden="true"> / </span>
      <span className="vh"> of </span>
      {formatNumber(limit)}
      <span className="vh"> characters</span>
    </span>
  );
}

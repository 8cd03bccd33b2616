import { style } from "./css-variables.ts";
import { scoreTone } from "./score-sign.tsx";
import "./score.css";

interface MeasureBarProps {
  /** 0 to 100. */
  readonly score: number;
  /** Where it stood before; shown as a hollow mark. */
  readonly before?: number | null;
  readonly small?: boolean;
  /** True where the score stands beside it as text and there is no `before`. */
  readonly decorative?: boolean;
}

/** A bar of 100 with gaps at 60 and 80. */
export function MeasureBar({
  score,
  before = null,
  small = false,
  decorative = false,
}: MeasureBarProps) {
  const words = `${score} of 100${before === null ? "" : `, ${before} in the previous report`}`;
  return (
    <span
      className={`measure-bar ${scoreTone(score)}${small ? " measure-bar--small" : ""}`}
      style={style({ "--v": score, "--p": before ?? 0 })}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words })}
    >
      <span className="measure-bar__fill" />
      {before !== null && <span className="measure-bar__before" />}
    </span>
  );
}

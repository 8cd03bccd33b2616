import { formatNumber } from "../../../lib/numbers.ts";
import { style } from "../../../ui/css-variables.ts";
import styles from "./details.module.css";

interface SalaryPictureProps {
  /** Rupees a year. */
  readonly current: number | undefined;
  /** Rupees a year. */
  readonly expected: number | undefined;
}

/** Two salaries in one picture; nothing until both are known. */
export function SalaryPicture({ current, expected }: SalaryPictureProps) {
  if (!current || !expected) return null;
  const difference = expected - current;
  const percent = Math.round((100 * Math.abs(difference)) / current);
  const share = Math.round((100 * Math.min(current, expected)) / Math.max(current, expected));
  const words =
    difference === 0
      ? "The same as now."
      : `₹${formatNumber(Math.abs(difference))} ${difference > 0 ? "more" : "less"}, ${percent}%.`;
  return (
    <div className={styles["raise"]}>
      <i style={style({ "--share": `${share}%` })} aria-hidden="true" />
      <span>
        <b>{words}</b> Only you see this.
      </span>
    </div>
  );
}

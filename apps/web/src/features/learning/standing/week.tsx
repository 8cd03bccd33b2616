import { style } from "../../../ui/css-variables.ts";
import styles from "./due-card.module.css";

interface WeekProps {
  /** Cards of each day, from today on. */
  readonly counts: readonly number[];
  readonly today: Date;
}

const WEEKDAY = new Intl.DateTimeFormat("en-IN", { weekday: "short" });

/** How many cards come back on each of the next days. */
export function Week({ counts, today }: WeekProps) {
  const most = Math.max(...counts, 1);
  return (
    <ol className={`num ${styles["week"]}`} aria-label="Cards due on the next seven days">
      {counts.map((cards, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day is its place
        <li key={at} style={style({ "--share": cards / most })} data-now={at === 0 || undefined}>
          <b>{cards}</b>
          <i />
          {at === 0 ? "Today" : WEEKDAY.format(new Date(today.getTime() + at * 86_400_000))}
        </li>
      ))}
    </ol>
  );
}

import type { Streak } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { DayMark } from "../standing/practice.ts";
import styles from "./practice.module.css";

interface StreakWeekProps {
  readonly streak: Streak;
  /** Seven days, today last. */
  readonly week: readonly DayMark[];
}

/** Days in a row, and the last seven of them. */
export function StreakWeek({ streak, week }: StreakWeekProps) {
  const { days, hasRestLeft } = streak;
  const rest = hasRestLeft ? "1 freeze left" : "no freeze left this week";
  const spoken = week.map(({ name, mark }) => `${name} ${WORDS[mark]}`).join(", ");
  return (
    <div className={styles["streak"]}>
      <p className="num">
        <b>{count(days, "day")}</b>
        <small>in a row, {rest}</small>
      </p>
      <ol aria-hidden="true">
        {week.map(({ date, name, mark }, at) => (
          <li key={date} data-day={mark} data-now={at === week.length - 1 || undefined}>
            <i>
              {mark === "done" && <LineIcon name="check" small />}
              {mark === "rest" && <LineIcon name="minus" small />}
            </i>
            {name}
          </li>
        ))}
      </ol>
      <span className="vh">{spoken}</span>
    </div>
  );
}

const WORDS = { done: "practised", rest: "passed over by a freeze", none: "nothing" } as const;

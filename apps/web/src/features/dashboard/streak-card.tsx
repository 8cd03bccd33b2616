import { count } from "../../lib/numbers.ts";
import type { OpenDashboard } from "./dashboard-data.ts";
import { dayText, daysFrom, heatWeeks, type HeatWeek, minutesText } from "./heat-weeks.ts";
import styles from "./streak-card.module.css";

interface StreakCardProps {
  readonly today: string;
  readonly activity: OpenDashboard["activity"];
}

/** Days in a row and minutes by day, as a heatmap, as figures and as a list. */
export function StreakCard({ today, activity }: StreakCardProps) {
  const { from, days, streak, longest, active, minutes, thisWeek, best } = activity;
  const shown = daysFrom(from, today);
  const weeks = heatWeeks(from, today, days);
  const isNew = active === 0;
  return (
    <section className={`card ${styles["streak"]}`} aria-labelledby="streak">
      <h2 id="streak">Streak</h2>
      {isNew ? (
        <p className={styles["first"]}>
          A day counts from ten minutes, or with one thing that you finish: an exercise, a problem,
          a report, an interview. One missed day in seven breaks nothing.
        </p>
      ) : (
        <dl className={`num ${styles["sum"]}`}>
          <Figure name={streak === 1 ? "day in a row" : "days in a row"} value={String(streak)} />
          <Figure name="longest streak" value={String(longest)} />
          <Figure name={`active of ${shown} days`} value={String(active)} />
          <Figure name="practised in all" value={minutesText(minutes)} />
        </dl>
      )}
      <div
        className={styles["heat"]}
        role="img"
        aria-label={`Minutes practised each day from ${dayText(from)} to ${dayText(today)}: ${active} of ${shown} days active, longest streak ${count(longest, "day")}, current streak ${count(streak, "day")}.`}
      >
        <div className={styles["names"]} aria-hidden="true">
          {["", "Mon", "", "Wed", "", "Fri", "", "Sun"].map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the names of a week, which never change
            <span key={at}>{name}</span>
          ))}
        </div>
        {weeks.map((week, at) => (
          <Week key={week.monday} week={week} isOld={at < weeks.length - PHONE_WEEKS} />
        ))}
      </div>
      <div className={styles["foot"]}>
        <span className="num">
          {best
            ? `This week ${minutesText(thisWeek)}. Best day ${dayText(best.date)}, ${minutesText(best.minutes)}.`
            : "Nothing is counted yet."}
        </span>
        <span className={styles["key"]} aria-hidden="true">
          <span>0 min</span>
          {[0, 1, 2, 3, 4].map((level) => (
            <i key={level} data-level={level} />
          ))}
          <span>65 or more</span>
        </span>
      </div>
      {days.length > 0 && <DaysList days={days} />}
    </section>
  );
}

/** As many weeks as fit on a phone. */
const PHONE_WEEKS = 14;

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Week({ week, isOld }: { readonly week: HeatWeek; readonly isOld: boolean }) {
  return (
    <div className={`${styles["week"]} ${isOld ? styles["old"] : ""}`}>
      <em>{week.month}</em>
      {week.days.map(({ date, minutes, level, isToday }) => (
        <i
          key={date}
          data-level={level}
          className={isToday ? styles["today"] : undefined}
          title={`${dayText(date)}: ${minutes} min`}
        />
      ))}
    </div>
  );
}

function DaysList({ days }: Pick<OpenDashboard["activity"], "days">) {
  return (
    <details className={styles["list"]}>
      <summary>Minutes by day as a list</summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, minutes }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

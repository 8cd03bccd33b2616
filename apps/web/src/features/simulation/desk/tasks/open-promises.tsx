import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { personOf } from "../../people/names.ts";
import styles from "./tasks.module.css";

/** What somebody said they would do, and has not done yet. */
export function OpenPromises({ view }: { readonly view: DeskView }) {
  const { scenario, state } = view.day;
  const open = state.promises.filter(({ isKept }) => isKept === null);
  if (open.length === 0 || state.isOver) return null;
  return (
    <section className={styles["promises"]} aria-label="You promised">
      <h3>You promised</h3>
      <ul className="num">
        {open.map(({ person, at, due }) => (
          <li key={`${person} ${at}`}>
            {personOf(scenario, person).name} by {dayTime(due)}
          </li>
        ))}
      </ul>
    </section>
  );
}

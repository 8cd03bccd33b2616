import type { DeskView } from "../frame/desk-view.ts";
import { ColumnHead } from "../frame/column-head.tsx";
import { PersonLine } from "../../people/person-line.tsx";
import { handedIn } from "../state/task-rows.ts";
import { OpenPromises } from "./open-promises.tsx";
import { TaskList } from "./task-list.tsx";
import styles from "./tasks.module.css";

/** The column of the day: what is wanted and by when, what was promised, and who is here. */
export function Today({ view }: { readonly view: DeskView }) {
  const { scenario, state } = view.day;
  return (
    <aside className={styles["today"]} aria-label="Today">
      <ColumnHead title="Today" note={`${handedIn(state)} of ${scenario.tasks.length}`} />
      <TaskList view={view} />
      <OpenPromises view={view} />
      <section className={styles["who"]} aria-label="Who is here">
        <h3>Who is here</h3>
        <ul>
          {scenario.people.map(({ id }) => (
            <li key={id}>
              <PersonLine scenario={scenario} person={id} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

import { type Scenario, type SimulationState, type Task } from "@taiyari/domain/simulation";
import { shortTime } from "./draft/short-time.ts";
import { personOf, titleOf } from "../people/names.ts";
import { PersonArch } from "../people/person-arch.tsx";
import styles from "./task.module.css";

interface AskedProps {
  readonly scenario: Scenario;
  readonly state: SimulationState;
  readonly task: Task;
}

/** Who wants what until when, with the words it was asked in. */
export function Asked({ scenario, state, task }: AskedProps) {
  const message = scenario.messages.find((one) => one.task === task.id);
  const openedAt = state.tasks.find(({ id }) => id === task.id)?.openedAt ?? null;
  const person = personOf(scenario, task.from);
  const isLate = state.time > task.due;
  return (
    <section className={styles["asked"]} aria-label="What is asked">
      <div className={styles["from"]}>
        <PersonArch person={person} />
        <div>
          <h2>{person.name}</h2>
          <small>{titleOf(scenario, task.from)}</small>
        </div>
        <span className="num" data-late={isLate || undefined}>
          {isLate ? "Was due" : "Due"} {shortTime(task.due)}
        </span>
      </div>
      <p>{task.brief}</p>
      {message && (
        <details>
          <summary>
            <span className="num">
              {message.kind === "mail" ? "The mail" : "The message"}
              {openedAt !== null && ` of ${shortTime(openedAt)}`}
            </span>
          </summary>
          {message.subject !== "" && <b>{message.subject}</b>}
          {message.text
            .split(/\n{2,}/u)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </details>
      )}
    </section>
  );
}

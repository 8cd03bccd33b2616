import { modelWork, type Scenario, type Task } from "@taiyari/domain/simulation";
import { HandedInWork } from "./reading/handed-in-work.tsx";
import styles from "./task.module.css";

interface ModelAnswerProps {
  readonly scenario: Scenario;
  readonly task: Task;
}

/** Work that gets all points, and what somebody of experience would add. Shown when nothing more can be handed in. */
export function ModelAnswer({ scenario, task }: ModelAnswerProps) {
  const model = modelWork(task);
  // What a review must find is words for the checks and nothing to read: its text says it.
  const work = { ...model, remarks: [], code: task.deliverable.kind === "sql" ? model.code : "" };
  return (
    <section className={styles["model"]}>
      <h2>After the fact</h2>
      <div>
        <section>
          <h3>One that works</h3>
          <HandedInWork {...{ scenario, task, work }} quotes={[]} />
        </section>
        {task.senior.length > 0 && (
          <section>
            <h3>What a senior would add</h3>
            <ol>
              {task.senior.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </section>
  );
}

import { REVIEW_MINUTES, type Task, type TaskVersion } from "@taiyari/domain/simulation";
import { shortTime } from "./draft/short-time.ts";
import { Button } from "../../../ui/button.tsx";
import type { Day } from "../day/use-day.ts";
import { firstNameOf, personOf, titleOf } from "../people/names.ts";
import { PersonArch } from "../people/person-arch.tsx";
import { keepWork } from "./draft/kept-work.ts";
import { draftOf } from "./draft/work-draft.ts";
import styles from "./task.module.css";

interface BeingReadProps {
  readonly day: Day;
  readonly task: Task;
  readonly version: TaskVersion;
  /** How many were handed in before it. */
  readonly place: number;
}

/** That somebody reads what was handed in, until when, and the way to take it back before. */
export function BeingRead({ day, task, version, place }: BeingReadProps) {
  const { scenario, own, state } = day;
  const person = personOf(scenario, task.from);

  /** What was handed in is a draft again, on this device. */
  function takeBack() {
    keepWork(
      { run: own.head.id, task: task.id, version: place },
      { draft: draftOf(version.work), at: state.time },
    );
    day.act({ kind: "undone", act: version.act });
  }

  return (
    <section className={styles["words"]}>
      <div className={styles["from"]}>
        <PersonArch person={person} />
        <div>
          <div role="status">
            <h2>
              {firstNameOf(person.name)} reads it until {shortTime(version.at + REVIEW_MINUTES)}
            </h2>
          </div>
          <small>{titleOf(scenario, task.from)}</small>
        </div>
      </div>
      <p>Until then nobody has seen it, and you may take it back. The day goes on at your desk.</p>
      <div className={styles["buttons"]}>
        <Button kind="line" onClick={takeBack}>
          Take it back
        </Button>
      </div>
    </section>
  );
}

import { Link } from "@tanstack/react-router";
import type { Debrief, Scenario, TaskDebrief } from "@taiyari/domain/simulation";
import { style } from "../../../ui/css-variables.ts";
import { TASK } from "../../../shared/simulation/addresses.ts";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { DayArch } from "../pictures/day-arch.tsx";
import { clockTime } from "./day-words.ts";
import styles from "./ending.module.css";

interface EndingCardProps {
  readonly run: string;
  readonly scenario: Scenario;
  readonly debrief: Debrief;
}

/** How the day ended, its score, and each piece of work. */
export function EndingCard({ run, scenario, debrief }: EndingCardProps) {
  const { ending, endings, score, tasks } = debrief;
  return (
    <section className={`card ${styles["card"]}`} aria-labelledby="ending">
      <div className={styles["ending"]}>
        <DayArch scenario={scenario.id} isLit />
        <div>
          <p className="eyebrow num">
            Ending {ending.number} of {endings}
          </p>
          <h2 id="ending">{ending.title}</h2>
          <p>{ending.text}</p>
        </div>
        <div className={styles["score"]}>
          <b className="num">{score}</b>
          <small>of 100</small>
          <ScoreSign score={score} />
        </div>
      </div>
      <ul
        className={`num ${styles["tasks"]}`}
        style={style({ "--columns": columnsFor(tasks.length) })}
        aria-label="Pieces of work"
      >
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={TASK} params={{ id: run, task: task.id }}>
              {task.title}
              <span className="vh">: how it was read, and a model answer</span>
            </Link>
            <ScoreSign score={task.points} withNumber />
            <small>{noteOf(task)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Five stand in one row as they do on a desk; more in two rows of the same length. */
function columnsFor(tasks: number): number {
  return tasks <= MOST_IN_A_ROW ? tasks : Math.ceil(tasks / 2);
}

const MOST_IN_A_ROW = 5;

/** "Handed in 10:05", and whatever else there is to say of it. */
function noteOf({ note, standing, handedInAt }: TaskDebrief): string {
  if (handedInAt === null) return note;
  const time = `Handed in ${clockTime(handedInAt)}`;
  return standing === "accepted" && note === "In time, taken at once" ? time : note;
}

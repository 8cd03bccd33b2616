import { assertNever } from "@taiyari/domain/result";
import { Button } from "../../../ui/button.tsx";
import { style } from "../../../ui/css-variables.ts";
import type { Details } from "../../../shared/uploads/answers.ts";
import {
  GROUPS,
  isAnswered,
  openQuestions,
  secondsLeft,
  TOTAL,
  type QuestionGroup,
} from "./questions.ts";
import type { SaveState } from "./use-details.ts";
import styles from "./progress-rail.module.css";

interface ProgressRailProps {
  readonly details: Details;
  readonly save: SaveState;
  readonly isLeaving: boolean;
}

const TIME = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What is answered, one tick a question, and whether it is saved. */
export function ProgressRail({ details, save, isLeaving }: ProgressRailProps) {
  const open = openQuestions(details);
  return (
    <aside className={styles["rail"]} aria-label="Progress">
      <p className={styles["count"]}>
        {TOTAL - open.length} <small>of {TOTAL} answered</small>
      </p>
      <p className={styles["saved"]}>
        <span role="status">{saveInWords(save)}</span> {timeInWords(secondsLeft(details))}
      </p>
      <ol>
        {GROUPS.map((group) => (
          <li key={group.id} style={style({ "--k": group.fields.length })}>
            <a href={`#${group.id}`}>
              <span>{group.title}</span>
              <small>{groupTime(group)}</small>
              <Ticks group={group} details={details} next={open[0]} />
            </a>
          </li>
        ))}
      </ol>
      <Button kind="line" type="submit" disabled={isLeaving}>
        Generate Report
      </Button>
    </aside>
  );
}

interface TicksProps {
  readonly group: QuestionGroup;
  readonly details: Details;
  readonly next: keyof Details | undefined;
}

function Ticks({ group, details, next }: TicksProps) {
  const answered = group.fields.filter((field) => isAnswered(details, field)).length;
  return (
    <span className={styles["ticks"]}>
      <span className="vh">
        , {answered} of {group.fields.length} answered
      </span>
      {group.fields.map((field) => (
        <i
          key={field}
          className={
            isAnswered(details, field)
              ? styles["answered"]
              : field === next
                ? styles["next"]
                : undefined
          }
        />
      ))}
    </span>
  );
}

function saveInWords(save: SaveState): string {
  switch (save.status) {
    case "untouched":
      return "";
    case "saving":
      return "Saving.";
    case "saved":
      return `Saved at ${TIME.format(new Date(save.at))}.`;
    case "kept":
      return "Kept on this device until the server answers.";
    default:
      return assertNever(save);
  }
}

function timeInWords(seconds: number): string {
  if (seconds === 0) return "Everything is answered.";
  if (seconds < 45) return "Less than a minute left.";
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "About a minute left." : `About ${minutes} minutes left.`;
}

function groupTime({ secondsEach, fields }: QuestionGroup): string {
  const seconds = secondsEach * fields.length;
  return seconds < 45 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

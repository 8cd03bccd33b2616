import { useRef } from "react";
import type { Scenario } from "@taiyari/domain/simulation";
import { useWidth } from "../../../../shared/preview/use-width.ts";
import { firstNameOf, personOf } from "../../people/names.ts";
import { dayTime } from "../frame/day-text.ts";
import type { TaskRow } from "../state/task-rows.ts";
import { placeLabels } from "./place-labels.ts";
import styles from "./desk-bar.module.css";

interface DayLineProps {
  readonly scenario: Scenario;
  /** The time of the desk, in minutes since midnight. */
  readonly time: number;
  /** What waits, by when it is due. */
  readonly due: readonly TaskRow[];
}

/** Pixels of a character of a label, on average; labels are short, and the gap between them takes up the difference. */
const CHARACTER = 7.2;

/** The day as a line: what is past, and what is due. */
export function DayLine({ scenario, time, due }: DayLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(line);
  const { start, end } = scenario.clock;
  const share = (minute: number) =>
    Math.min(1, Math.max(0, (minute - start) / Math.max(1, end - start)));
  const marks = due.map((row) => ({
    row,
    name: firstNameOf(personOf(scenario, row.task.from).name),
    when: dayTime(row.task.due),
  }));
  const lefts = placeLabels(
    marks.map(({ row, name, when }) => ({
      at: share(row.task.due) * width,
      width: (name.length + when.length + 1) * CHARACTER,
    })),
    width,
  );
  const words = marks.map(({ row, name, when }) =>
    row.isLate ? `${name} was due at ${when}` : `${name} is due at ${when}`,
  );
  return (
    <div
      ref={line}
      className={styles["line"]}
      role="img"
      aria-label={[
        `The day runs from ${dayTime(start)} to ${dayTime(end)}. It is ${dayTime(time)}.`,
        ...words.map((word) => `${word}.`),
      ].join(" ")}
    >
      <i className={styles["past"]} style={{ width: `${share(time) * 100}%` }} />
      <u style={{ left: `${share(time) * 100}%` }} />
      {marks.map(({ row, name, when }, index) => (
        <span key={row.task.id} data-soon={row.isSoon || undefined}>
          <i style={{ left: `${share(row.task.due) * 100}%` }} />
          {lefts[index] !== null && (
            <span className="num" style={{ left: `${lefts[index]}px` }}>
              {name} <em>{when}</em>
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

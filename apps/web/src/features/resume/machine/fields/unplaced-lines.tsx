import type { UnplacedLine } from "@taiyari/domain/resume";
import { useState } from "react";
import { count } from "../../../../lib/numbers.ts";
import { Button } from "../../../../ui/button.tsx";
import { useMachine } from "../machine-context.ts";
import { PlaceSelect } from "./place-select.tsx";
import styles from "./fields.module.css";

/** Lines that no field has: a machine drops them. Each can be given to the field it belongs to. */
export function UnplacedLines() {
  const { reading, unplaced: all } = useMachine();
  // Hidden lines have a group of their own, and no field they belong to.
  const unplaced = all.filter(({ line }) => !reading.lines[line - 1]?.hidden);
  if (unplaced.length === 0) return null;
  return (
    <section className={styles["group"]} aria-labelledby="unplaced-title">
      <div className={styles["groupHead"]}>
        <h3 id="unplaced-title">Not placed, {count(unplaced.length, "line")}</h3>
      </div>
      <p className={styles["intro"]}>
        These lines are in the file and in no field. A machine drops them.
      </p>
      <ul className={styles["unplaced"]}>
        {unplaced.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: UnplacedLine }) {
  const { correct, showLine, shownLine } = useMachine();
  const [isPlacing, setIsPlacing] = useState(false);
  return (
    <li data-current={shownLine === line.line}>
      <button
        type="button"
        className={styles["words"]}
        data-line={line.line}
        dir="auto"
        aria-label={`${line.text}. Line ${line.line}. Show it on the page`}
        onClick={() => showLine(line.line)}
      >
        {line.text}
      </button>
      <Button
        kind="quiet"
        aria-expanded={isPlacing}
        aria-label={`${isPlacing ? "Cancel" : "Place it"}: ${line.text}`}
        onClick={() => {
          showLine(line.line);
          setIsPlacing(!isPlacing);
        }}
      >
        {isPlacing ? "Cancel" : "Place it"}
      </Button>
      {isPlacing && (
        <PlaceSelect
          from={{ kind: "line", line: line.line }}
          near={null}
          action="Place it"
          onMove={(step, label) => {
            correct(step, `“${line.text}” is now: ${label}.`);
          }}
        />
      )}
    </li>
  );
}

import { useId, useState } from "react";
import type { RubricLine } from "@taiyari/domain/simulation";
import { Button } from "../../../../ui/button.tsx";
import { ModalDialog } from "../../../../ui/modal-dialog.tsx";
import styles from "./estimate.module.css";

/** Levels by rubric line. */
export type Levels = Readonly<Record<string, number>>;

interface EstimateDialogProps {
  /** "Priya". */
  readonly reader: string;
  readonly rubric: readonly RubricLine[];
  /** Null for without an estimate. */
  readonly onHandIn: (levels: Levels | null) => void;
  readonly onClose: () => void;
}

/** Asks what somebody thinks of their own work, before anybody has read it. */
export function EstimateDialog({ reader, rubric, onHandIn, onClose }: EstimateDialogProps) {
  const [levels, setLevels] = useState<Levels>({});
  const [isAsked, setAsked] = useState(false);
  const open = rubric.filter(({ id }) => levels[id] === undefined).length;

  function handIn() {
    if (open > 0) setAsked(true);
    else onHandIn(levels);
  }

  return (
    <ModalDialog title={`Before ${reader} reads it`} onClose={onClose}>
      <p className={styles["lead"]}>
        How good is it, line by line? You see the rubric’s own reading beside yours afterwards.
      </p>
      <div className={styles["lines"]}>
        {rubric.map((line) => (
          <Line
            key={line.id}
            line={line}
            level={levels[line.id] ?? null}
            onChange={(level) => setLevels({ ...levels, [line.id]: level })}
          />
        ))}
      </div>
      <div className={styles["acts"]}>
        <Button kind="next" onClick={handIn}>
          Hand in
        </Button>
        <Button kind="quiet" onClick={() => onHandIn(null)}>
          Hand in without it
        </Button>
        <p role="status">
          {isAsked &&
            open > 0 &&
            `Say it of ${open === 1 ? "one more line" : `${open} more lines`}, or hand in without it.`}
        </p>
      </div>
    </ModalDialog>
  );
}

interface LineProps {
  readonly line: RubricLine;
  readonly level: number | null;
  readonly onChange: (level: number) => void;
}

function Line({ line: { title, anchors }, level, onChange }: LineProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles["levels"]}>
        {anchors.map((anchor, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place
          <label key={at} htmlFor={`${name}-${at}`}>
            <input
              type="radio"
              id={`${name}-${at}`}
              name={name}
              checked={level === at}
              onChange={() => onChange(at)}
            />
            <b className="num">{at}</b>
            <span>{anchor}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

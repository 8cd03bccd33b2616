import { type DraftDifference, differencesBetween } from "@taiyari/domain/versions";
import { useId, useMemo, useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { differenceWords, emptyWords } from "./difference-words.ts";
import { reconcile, type Sides } from "./reconcile.ts";
import styles from "./conflict.module.css";

interface ConflictDialogProps {
  readonly sides: Sides;
  /** @param keys  of the differences that are to be as saved there */
  readonly onSettle: (keys: ReadonlySet<string>) => void;
  /** To look at the resume first. */
  readonly onClose: () => void;
}

/** Another device saved what was changed here too: field by field, or all at once, the person chooses. */
export function ConflictDialog({ sides, onSettle, onClose }: ConflictDialogProps) {
  const { conflicts } = useMemo(() => reconcile(sides), [sides]);
  const others = differencesBetween(sides.base, sides.theirs).length - conflicts.length;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  function choose(key: string, isTheirs: boolean) {
    const keys = new Set(theirs);
    if (isTheirs) keys.add(key);
    else keys.delete(key);
    setTheirs(keys);
  }

  return (
    <ModalDialog title="Changed on another device" onClose={onClose}>
      <p className={styles["question"]}>
        This resume was saved elsewhere while you worked on it.{" "}
        {count(conflicts.length, "place was", "places were")} changed in both. Choose what to keep;
        the other side stays among the versions.
        {others > 0 &&
          ` ${count(others, "other change", "other changes")} from there will be added.`}
      </p>
      {conflicts.length > 1 && (
        <div className={styles["all"]} role="group" aria-label="All of one side">
          <Button kind="line" onClick={() => setTheirs(new Set())}>
            All as they are here
          </Button>
          <Button kind="line" onClick={() => setTheirs(new Set(conflicts.map(({ key }) => key)))}>
            All as saved there
          </Button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.key}
          conflict={conflict}
          isTheirs={theirs.has(conflict.key)}
          onChoose={(isTheirs) => choose(conflict.key, isTheirs)}
        />
      ))}
      <div className={styles["ways"]}>
        <Button kind="quiet" onClick={onClose}>
          Look at the resume first
        </Button>
        <Button kind="primary" onClick={() => onSettle(theirs)}>
          Keep what is chosen
        </Button>
      </div>
    </ModalDialog>
  );
}

interface ConflictProps {
  /** `before` is theirs, `after` mine. */
  readonly conflict: DraftDifference;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function Conflict({ conflict, isTheirs, onChoose }: ConflictProps) {
  const name = useId();
  const { before, after } = differenceWords(conflict);
  const sides = [
    { title: "Yours, on this device", words: after, isChosen: !isTheirs, choice: false },
    { title: "Saved on the other device", words: before, isChosen: isTheirs, choice: true },
  ];
  return (
    <fieldset className={styles["conflict"]}>
      <legend>{conflict.label}</legend>
      {sides.map(({ title, words, isChosen, choice }) => (
        <label key={title} className={styles["side"]}>
          <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(choice)} />
          <span>
            <span className={styles["title"]}>{title}</span>
            {words === "" ? (
              <span className={styles["none"]}>{emptyWords(conflict)}</span>
            ) : (
              <span className={styles["words"]} dir="auto">
                {words}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

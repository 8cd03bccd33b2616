import type { Correction } from "@taiyari/domain/resume";
import { useMemo, useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { correctedBy } from "../state/corrected.ts";
import { correctionWords } from "../state/correction-words.ts";
import { useMachine } from "../state/machine-context.ts";
import { DifferenceRow } from "./difference-row.tsx";
import { differencesOf, type Sides, type Whose } from "./differences.ts";
import { mergeOf } from "./merge.ts";
import styles from "./conflict.module.css";

interface ConflictDialogProps {
  readonly mine: readonly Correction[];
  readonly theirs: readonly Correction[];
  readonly onChoose: (whose: Whose, step: readonly Correction[]) => void;
  /** To look at the page first. */
  readonly onClose: () => void;
}

/**
 * Two tabs or devices corrected the same resume. Shows what differs, field by field; the person chooses for each, or
 * for all at once.
 */
export function ConflictDialog({ mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  const { made } = useMachine();
  const sides = useMemo(
    (): Sides => ({
      base: correctedBy(made, mine.slice(0, sharedStart(mine, theirs))),
      mine: correctedBy(made, mine),
      theirs: correctedBy(made, theirs),
    }),
    [made, mine, theirs],
  );
  const differences = useMemo(() => differencesOf(sides), [sides]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Whose>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const choices = new Map(
    differences.map(({ key, suggested }) => [key, chosen.get(key) ?? suggested]),
  );
  const both = differences.filter(({ isBoth }) => isBoth).length;

  function chooseAll(whose: Whose) {
    setChosen(new Map(differences.map(({ key }) => [key, whose])));
  }

  function keep() {
    const merge = mergeOf(sides, differences, choices);
    if (merge) onChoose(merge.from, merge.step);
    else setProblem("These cannot be put together. Choose all of one side.");
  }

  return (
    <ModalDialog title="This resume was corrected in two places" onClose={onClose}>
      <p className={styles["question"]}>
        {differences.length === 0
          ? "Another tab or device saved corrections while you made yours. Both come to the same fields."
          : `Another tab or device saved corrections while you made yours. ${count(differences.length, "field differs", "fields differ")}; choose what to keep of each.`}
        {both > 0 && ` ${changedInBoth(both)}`}
      </p>
      {differences.length > 1 && (
        <div className={styles["all"]} role="group" aria-label="All of one side">
          <Button kind="line" onClick={() => chooseAll("theirs")}>
            All as saved there
          </Button>
          <Button kind="line" onClick={() => chooseAll("mine")}>
            All as made here
          </Button>
        </div>
      )}
      {differences.map((difference) => (
        <DifferenceRow
          key={difference.key}
          difference={difference}
          choice={choices.get(difference.key) ?? difference.suggested}
          onChoose={(whose) => setChosen(new Map(choices).set(difference.key, whose))}
        />
      ))}
      {problem && (
        <p className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      <div className={styles["choices"]}>
        <Button kind="quiet" onClick={onClose}>
          Look at the page first
        </Button>
        <Button kind="primary" onClick={keep}>
          {differences.length === 0 ? "Go on" : "Keep what is chosen"}
        </Button>
      </div>
    </ModalDialog>
  );
}

function changedInBoth(both: number): string {
  return both === 1 ? "One of them was changed in both." : `${both} of them were changed in both.`;
}

/** How many corrections both begin with. */
function sharedStart(mine: readonly Correction[], theirs: readonly Correction[]): number {
  const differs = mine.findIndex((correction, index) => {
    const other = theirs[index];
    return !other || correctionWords(correction) !== correctionWords(other);
  });
  return differs < 0 ? mine.length : differs;
}

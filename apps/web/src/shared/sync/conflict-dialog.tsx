import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { ConflictChoices, ConflictPlace, ConflictSide, ConflictWords } from "./conflict.ts";
import styles from "./conflict.module.css";

interface ConflictDialogProps {
  readonly words: ConflictWords;
  /** In the order of the document; [] when nothing is left to choose. */
  readonly places: readonly ConflictPlace[];
  /** @returns why what was chosen cannot be put together, in a sentence; null when it is done */
  readonly onDone: (choices: ConflictChoices) => string | null;
  /** To look at the document first. */
  readonly onClose: () => void;
}

/** Others saved what was changed here too: the person chooses, place by place or all at once. */
export function ConflictDialog({ words, places, onDone, onClose }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<ConflictChoices>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const choices = new Map(places.map(({ key, suggested }) => [key, chosen.get(key) ?? suggested]));

  function chooseAll(side: ConflictSide) {
    setChosen(new Map(places.map(({ key }) => [key, side])));
  }

  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <p className={styles["question"]}>{words.question}</p>
      {places.length > 1 && (
        <div className={styles["all"]} role="group" aria-label="All of one side">
          {words.sides.map(({ side, all }) => (
            <Button key={side} kind="line" onClick={() => chooseAll(side)}>
              {all}
            </Button>
          ))}
        </div>
      )}
      {places.map((place) => (
        <ConflictChoice
          key={place.key}
          place={place}
          sides={words.sides}
          choice={choices.get(place.key) ?? place.suggested}
          onChoose={(side) => setChosen(new Map(choices).set(place.key, side))}
        />
      ))}
      {problem && (
        <p className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      <div className={styles["ways"]}>
        <Button kind="quiet" onClick={onClose}>
          {words.lookFirst}
        </Button>
        <Button kind="primary" onClick={() => setProblem(onDone(choices))}>
          {words.done}
        </Button>
      </div>
    </ModalDialog>
  );
}

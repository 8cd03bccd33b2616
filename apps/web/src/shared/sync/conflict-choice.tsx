import { useId } from "react";
import type { ConflictPlace, ConflictSide, ConflictWords } from "./conflict.ts";
import styles from "./conflict.module.css";

interface ConflictChoiceProps {
  readonly place: ConflictPlace;
  readonly sides: ConflictWords["sides"];
  readonly choice: ConflictSide;
  readonly onChoose: (side: ConflictSide) => void;
}

/** One place as it stands on either side. */
export function ConflictChoice({ place, sides, choice, onChoose }: ConflictChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles["conflict"]}>
      <legend>
        {place.label}
        {place.notes.map((note) => (
          <span key={note}> {note}</span>
        ))}
      </legend>
      {sides.map(({ side, title }) => (
        <label key={side} className={styles["side"]}>
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <span className={styles["title"]}>{title}</span>
            {place.contents[side] === null ? (
              <span className={styles["none"]}>{place.nothing}</span>
            ) : (
              <span className={styles["words"]} dir="auto">
                {place.contents[side]}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from "react";
import { Breakable } from "../../../ui/breakable.tsx";
import { entryWords, wordsOf, type Difference, type Whose } from "./differences.ts";
import styles from "./conflict.module.css";

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly choice: Whose;
  readonly onChoose: (whose: Whose) => void;
}

const SIDES: readonly (readonly [Whose, string])[] = [
  ["theirs", "Saved there"],
  ["mine", "Made here"],
];

/** One field, or one whole entry, as it stands in either of two sets of corrections. */
export function DifferenceRow({ difference, choice, onChoose }: DifferenceRowProps) {
  const id = useId();
  const { label, isBoth } = difference;
  const of = difference.kind === "field" ? difference.of : "";
  return (
    <fieldset className={styles["difference"]}>
      <legend>
        {label}
        {of && <span> {of}</span>}
        {isBoth && <span> Changed in both</span>}
      </legend>
      {SIDES.map(([whose, title]) => (
        <label key={whose} className={styles["side"]}>
          <input
            type="radio"
            name={id}
            checked={choice === whose}
            onChange={() => onChoose(whose)}
          />
          <span>
            <span className={styles["title"]}>{title}</span>
            <Words difference={difference} whose={whose} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ difference, whose }: { readonly difference: Difference; readonly whose: Whose }) {
  const words =
    difference.kind === "field"
      ? wordsOf(difference, whose)
      : difference[whose]
        ? entryWords(difference[whose]) || difference.label
        : "";
  if (words === "") {
    return (
      <span className={styles["none"]}>
        {difference.kind === "entry" ? "Without this entry" : "Nothing"}
      </span>
    );
  }
  return (
    <span className={styles["words"]} dir="auto">
      <Breakable text={words} />
    </span>
  );
}

import { useId, type ReactNode } from "react";
import styles from "./picks.module.css";

interface PicksProps<Value extends string> {
  readonly legend: string;
  /** Where the answer came from: "from your resume". */
  readonly from?: string | undefined;
  /** The legend is for screen readers alone: the card's heading says the same. */
  readonly isLegendHidden?: boolean;
  readonly look: "cards" | "pairs" | "cells" | "pictures";
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
  /** What stands on a choice. */
  readonly children: (value: Value, isChosen: boolean) => ReactNode;
}

/** One of a few, each with a drawing or a line of its own. Native radios underneath. */
export function Picks<Value extends string>(props: PicksProps<Value>) {
  const { legend, from, isLegendHidden = false, look, values, value, onChange, hint } = props;
  const name = useId();
  return (
    <fieldset className={styles["question"]} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={isLegendHidden ? "vh" : styles["legend"]}>
        {legend}
        {from && <i>{from}</i>}
      </legend>
      <div className={styles[look]}>
        {values.map((one) => (
          <label key={one} className={styles["choice"]}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {props.children(one, one === value)}
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles["hint"]} id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

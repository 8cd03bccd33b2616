import type { FieldState, FieldView } from "@taiyari/domain/resume";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { STATES } from "../state/states.ts";
import styles from "./fields.module.css";

const WORDS: Readonly<Record<FieldState, string>> = {
  sure: "Sure",
  unsure: "Look at this",
  corrected: "Corrected",
  absent: "Not found",
};

/** How sure a machine is, in a sign and a word. */
export function Confidence({ field: { state } }: { readonly field: FieldView }) {
  return (
    <span className={styles["sureness"]}>
      <LineIcon name={state === "sure" ? "check" : STATES[state].sign} small />
      {WORDS[state]}
    </span>
  );
}

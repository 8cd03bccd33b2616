import type { FieldView } from "@taiyari/domain/resume";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { percent, STATES } from "../state/states.ts";
import styles from "./fields.module.css";

/** How sure a machine is, in a sign, a word and per cent. */
export function Confidence({ field }: { readonly field: FieldView }) {
  const { state, confidence } = field;
  const words = {
    sure: percent(confidence),
    unsure: `${percent(confidence)} Unsure`,
    corrected: "Corrected",
    absent: "Not found",
  }[state];
  return (
    <span className={styles["sureness"]}>
      <LineIcon name={state === "sure" ? "check" : STATES[state].sign} small />
      {words}
      {state === "sure" && <span className="vh"> sure</span>}
    </span>
  );
}

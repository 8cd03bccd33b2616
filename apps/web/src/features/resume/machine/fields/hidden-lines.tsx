import { count } from "../../../../lib/numbers.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { hiddenLinesOf, type HiddenLine } from "../hidden-text.ts";
import { useMachine } from "../machine-context.ts";
import styles from "./fields.module.css";

/** Lines that only machines see. They can be given to no field: whatever they say counts for nothing. */
export function HiddenLines() {
  const { made } = useMachine();
  const lines = hiddenLinesOf(made);
  if (lines.length === 0) return null;
  return (
    <section className={styles["group"]} aria-labelledby="hidden-title">
      <div className={`${styles["groupHead"]} ${styles["hiddenHead"]}`}>
        <h3 id="hidden-title">
          <LineIcon name="hidden" small /> Hidden text, {count(lines.length, "line")}
        </h3>
      </div>
      <p className={styles["intro"]}>
        Nobody sees this on the page. A recruiter’s system shows the bare text of a file, so it is
        seen after all and taken for deceit. It counts for nothing here: delete it from the file.
      </p>
      <ul className={styles["unplaced"]}>
        {lines.map((hidden) => (
          <Line key={hidden.line.number} hidden={hidden} />
        ))}
      </ul>
    </section>
  );
}

function Line({ hidden: { line, why, isOnPage } }: { readonly hidden: HiddenLine }) {
  const { showLine, shownLine } = useMachine();
  const where = isOnPage ? "Show where it stands" : "Show it in the plain text";
  return (
    <li data-current={shownLine === line.number}>
      <button
        type="button"
        className={styles["words"]}
        data-line={line.number}
        dir="auto"
        aria-label={`${line.text}. ${why}. ${where}`}
        onClick={() => showLine(line.number)}
      >
        {line.text}
      </button>
      <span className={styles["howMany"]}>{why}</span>
    </li>
  );
}

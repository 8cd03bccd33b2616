import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./wizard.module.css";

/** Where in the wizard a person is. */
export function Steps({ now }: { readonly now: 1 | 2 }) {
  return (
    <ol className={styles["steps"]} aria-label="Steps">
      <li
        className={now === 1 ? styles["now"] : styles["done"]}
        aria-current={now === 1 ? "step" : undefined}
      >
        <span>{now === 1 ? "1" : <LineIcon name="check" small />}</span>
        <span>
          Resume Upload
          {now === 2 && <span className="vh">, done</span>}
        </span>
      </li>
      <li
        className={now === 2 ? styles["now"] : undefined}
        aria-current={now === 2 ? "step" : undefined}
      >
        <span>2</span>
        <span>
          Resume Metadata <small>optional</small>
        </span>
      </li>
    </ol>
  );
}

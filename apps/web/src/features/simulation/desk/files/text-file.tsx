import type { ScenarioFile } from "@taiyari/domain/simulation";
import styles from "./files.module.css";

/** A text as it was written, with its columns. */
export function TextFile({ file }: { readonly file: ScenarioFile }) {
  return (
    <div
      className={styles["sheet"]}
      role="region"
      aria-label={`Text of ${file.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with the arrow keys
      tabIndex={0}
    >
      <pre className={styles["text"]}>{file.content}</pre>
    </div>
  );
}

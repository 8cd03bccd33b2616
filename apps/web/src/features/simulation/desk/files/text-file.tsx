import type { ScenarioFile } from "@taiyari/domain/simulation";
import { textBlocks } from "./text-blocks.ts";
import styles from "./files.module.css";

/** A text as it was written. Columns keep their lines and are moved sideways, the rest wraps. */
export function TextFile({ file }: { readonly file: ScenarioFile }) {
  return (
    <div
      className={styles["sheet"]}
      role="region"
      aria-label={`Text of ${file.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with the arrow keys
      tabIndex={0}
    >
      <pre className={styles["text"]}>
        {textBlocks(file.content).map(({ text, hasColumns }, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a block has nothing but its place
            key={at}
            {...(hasColumns && { "data-columns": "", role: "group", tabIndex: 0 })}
          >
            {text}
          </span>
        ))}
      </pre>
    </div>
  );
}

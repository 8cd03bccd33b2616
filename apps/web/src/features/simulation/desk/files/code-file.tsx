import type { ScenarioFile } from "@taiyari/domain/simulation";
import { colouredLines } from "../../../../shared/code/code-mirror/coloured-lines.ts";
import type { CodeName } from "../../../../shared/code/code-mirror/language.ts";
import { linesOf } from "./file-kinds.tsx";
import styles from "./files.module.css";

/** Code to be read: coloured, with the numbers of its lines. */
export function CodeFile({ file }: { readonly file: ScenarioFile }) {
  const code = linesOf(file.content).join("\n");
  return (
    <div
      className={styles["sheet"]}
      role="region"
      aria-label={`Code of ${file.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code is scrolled with the arrow keys
      tabIndex={0}
    >
      <ol className={styles["lines"]} data-code="">
        {colouredLines(code, languageOf(file.name)).map((parts, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
          <li key={place}>
            <code>
              {parts.map(({ text, kind }, at) =>
                kind === "plain" ? (
                  text
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <span key={at} data-kind={kind}>
                    {text}
                  </span>
                ),
              )}
            </code>
          </li>
        ))}
      </ol>
    </div>
  );
}

function languageOf(name: string): CodeName {
  if (name.endsWith(".py")) return "python";
  return /\.tsx?$/u.test(name) ? "typescript" : "javascript";
}

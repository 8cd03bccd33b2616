import type { Language, ProblemStyle, ShownCase } from "@taiyari/domain/practice";
import { expectedText, inputRows } from "../tests/case-text.ts";
import styles from "./statement.module.css";

interface ExamplesProps {
  readonly style: ProblemStyle;
  readonly shown: readonly ShownCase[];
  /** Values are written as it has them. */
  readonly language: Language;
}

/** The first two cases: the third is left for the tests. */
const MOST = 2;

/** Cases with what comes out of them. */
export function Examples({ style, shown, language }: ExamplesProps) {
  return (
    <>
      <h2>Examples</h2>
      {shown.slice(0, MOST).map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an example has nothing but its place
        <div key={at} className={styles["example"]}>
          <dl>
            {inputRows(style, one.input, language).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div data-answer>
              <dt>{style.kind === "program" ? "prints" : "answer"}</dt>
              <dd>{expectedText(one.expected, style, language)}</dd>
            </div>
          </dl>
          {one.note !== null && <p>{one.note}</p>}
        </div>
      ))}
    </>
  );
}

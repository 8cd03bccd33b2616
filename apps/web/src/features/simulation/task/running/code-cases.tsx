import type { Deliverable } from "@taiyari/domain/simulation";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { RanCode } from "./run-code.ts";
import styles from "./code-cases.module.css";

interface CodeCasesProps {
  readonly deliverable: Extract<Deliverable, { readonly kind: "code" }>;
  readonly ran: RanCode;
}

/** Which cases pass, and of the first that does not what went in, what was expected and what came. */
export function CodeCases({ deliverable, ran: { cases, trouble } }: CodeCasesProps) {
  if (trouble !== null && cases.every(({ given }) => given === ""))
    return (
      <p className={styles["trouble"]} role="status">
        {trouble}
      </p>
    );
  const passed = cases.filter(({ isPassed }) => isPassed).length;
  const firstId = cases.find(({ isPassed }) => !isPassed)?.id;
  return (
    <div className={styles["cases"]}>
      <p className="num" role="status">
        {passed} of {cases.length} cases pass
      </p>
      <ul>
        {cases.map(({ id, title, isPassed, input, expected, given }) => (
          <li key={id} data-passed={isPassed || undefined}>
            <LineIcon name={isPassed ? "check-circle" : "cross-circle"} small />
            <span>
              {title}
              <small>{isPassed ? "Passes" : given === "" ? "Was not run" : "Does not pass"}</small>
            </span>
            {id === firstId && (
              <dl>
                <dt>Called</dt>
                <dd>
                  <code>
                    {deliverable.function}({input})
                  </code>
                </dd>
                <dt>Expected</dt>
                <dd>
                  <code>{expected}</code>
                </dd>
                <dt>Came</dt>
                <dd>
                  <code>{given === "" ? "nothing" : given}</code>
                </dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
      {trouble !== null && <p className={styles["trouble"]}>{trouble}</p>}
    </div>
  );
}

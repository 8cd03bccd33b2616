import type { TypeProblem } from "@taiyari/code-runner";
import styles from "./type-problems.module.css";

const MOST_SHOWN = 3;

/** What TypeScript says of the types, under the code: it runs all the same. Nothing where there is nothing to say. */
export function TypeProblems({ problems }: { readonly problems: readonly TypeProblem[] }) {
  if (problems.length === 0) return null;
  const rest = problems.length - MOST_SHOWN;
  return (
    <section className={styles["types"]} aria-label="Types">
      <ul>
        {problems.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
          <li key={`${line}:${column}:${message}`}>
            <span className="num">Line {line}</span> {message}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{rest === 1 ? "And one more." : `And ${rest} more.`}</p>}
    </section>
  );
}

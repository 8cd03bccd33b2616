import { LineIcon } from "../../../ui/line-icon.tsx";
import type { ProblemReport } from "./round-report.ts";
import { STEPS } from "./round.ts";
import styles from "./report.module.css";

interface ProblemFindingsProps {
  readonly number: number;
  readonly report: ProblemReport;
}

/** What was good at a problem and what was not, and what was noted of it. */
export function ProblemFindings({ number, report }: ProblemFindingsProps) {
  const { problem, isSolved, findings } = report;
  return (
    <section className="card" aria-labelledby={`problem-${number}`}>
      <div className={styles["head"]}>
        <h2 id={`problem-${number}`}>
          {number}. {problem.title}
        </h2>
        <span data-good={isSolved || undefined}>
          <LineIcon name={isSolved ? "check" : "cross"} small />
          {isSolved ? "Solved" : "Not solved"}
        </span>
      </div>
      <ul className={`num ${styles["findings"]}`}>
        {findings.map(({ isGood, text }) => (
          <li key={text} data-good={isGood || undefined}>
            <LineIcon name={isGood ? "check" : "cross"} small />
            <span>
              <span className="vh">{isGood ? "Good: " : "Missing: "}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {problem.said.length > 0 && (
        <dl className={styles["said"]}>
          {STEPS.flatMap(({ id, name }) => {
            const note = problem.said.find(({ step }) => step === id);
            return note ? [{ name, text: note.text }] : [];
          }).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

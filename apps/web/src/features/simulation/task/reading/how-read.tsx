import type { Task, TaskVersion } from "@taiyari/domain/simulation";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { GapLine } from "./gap-line.tsx";
import { gapWords } from "./gap-words.ts";
import { QuoteNumber } from "./quote-number.tsx";
import { keyOfCheck, keyOfLine, type WorkQuotes } from "./work-quotes.ts";
import styles from "./how-read.module.css";

interface HowReadProps {
  /** "How the first version was read". */
  readonly title: string;
  readonly task: Task;
  readonly version: TaskVersion;
  readonly quotes: WorkQuotes;
  /** Whether what the estimate says of them is said: it was made of the first version alone. */
  readonly isEstimated: boolean;
  /** The text that the quotes are of. */
  readonly text: string;
}

/** The points of a version and what they rest on: what a machine checked, and the rubric beside the own estimate. */
export function HowRead({ title, task, version, quotes, text, isEstimated }: HowReadProps) {
  const { checks, rubric, points } = version.assessment;
  const estimate = isEstimated ? version.estimate : null;
  const [forChecks, forRubric] = [sumOf(checks), sumOf(rubric)];
  const of = forChecks.of + forRubric.of;
  const sum = `${forChecks.points} + ${forRubric.points} = ${forChecks.points + forRubric.points} of ${of}`;
  return (
    <section className={styles["read"]}>
      <div className={styles["head"]}>
        <h2>{title}</h2>
        <p className="num">{of === 100 ? sum : `${sum}, ${points} of 100`}</p>
      </div>
      <div className={styles["sums"]}>
        <section className={styles["card"]}>
          <div className={styles["cardHead"]}>
            <h3>Checked by machine</h3>
            <p>Same input, same points</p>
          </div>
          <ul className={`num ${styles["checks"]}`}>
            {checks.map((check) => {
              const state = stateOf(check);
              return (
                <li key={check.id} data-state={state}>
                  <LineIcon name={SIGNS[state].icon} />
                  <span>
                    <span className="vh">{SIGNS[state].word}: </span>
                    {check.title}
                    <small>
                      {check.found}
                      {quotes.of(keyOfCheck(check.id)).map((quote) => (
                        <span key={quote.number}>
                          {" "}
                          <QuoteNumber quote={quote} />
                        </span>
                      ))}
                    </small>
                  </span>
                  <b>
                    {check.points}
                    <small> of {check.of}</small>
                  </b>
                </li>
              );
            })}
          </ul>
          <p className={styles["total"]}>
            Checks{" "}
            <b className="num">
              {forChecks.points}
              <small> of {forChecks.of}</small>
            </b>
          </p>
        </section>
        <section className={styles["card"]}>
          <div className={styles["cardHead"]}>
            <h3>{estimate ? "Read by rubric, and by you" : "Read by rubric"}</h3>
            {estimate && (
              <p className={styles["key"]} aria-hidden="true">
                <span>
                  <i data-own />
                  you
                </span>
                <span>
                  <i />
                  rubric
                </span>
              </p>
            )}
          </div>
          <ul className={`num ${styles["gaps"]}`}>
            {rubric.map((line) => {
              const next = task.rubric.find(({ id }) => id === line.id)?.anchors[line.level + 1];
              const [quote] = quotes.of(keyOfLine(line.id));
              return (
                <li key={line.id}>
                  <div>
                    <b>{line.title}</b>
                    <GapLine level={line.level} own={estimate?.[line.id] ?? null} />
                  </div>
                  <p>
                    <b>{line.anchor}</b>
                    {quote && (
                      <>
                        {" "}
                        “{text.slice(quote.from, quote.to).replaceAll("\n", " ")}”{" "}
                        <QuoteNumber quote={quote} />
                      </>
                    )}
                    {next !== undefined && ` Level ${line.level + 1}: ${next}`}
                  </p>
                </li>
              );
            })}
          </ul>
          <p className={styles["total"]}>
            Rubric{" "}
            <b className="num">
              {forRubric.points}
              <small> of {forRubric.of}</small>
            </b>
          </p>
          {isEstimated && <p className={styles["gap"]}>{gapWords(rubric, estimate)}</p>}
        </section>
      </div>
    </section>
  );
}

interface Given {
  readonly points: number;
  readonly of: number;
}

function sumOf(all: readonly Given[]): Given {
  return {
    points: all.reduce((sum, { points }) => sum + points, 0),
    of: all.reduce((sum, { of }) => sum + of, 0),
  };
}

const SIGNS = {
  all: { icon: "check-circle", word: "Given in full" },
  part: { icon: "half", word: "Given in part" },
  none: { icon: "cross-circle", word: "Not given" },
} as const;

function stateOf({ points, of }: Given): keyof typeof SIGNS {
  if (points === of) return "all";
  return points > 0 ? "part" : "none";
}

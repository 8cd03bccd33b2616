import { TickRow } from "../../../ui/tick-row.tsx";
import { saidOf, type ProblemReport } from "./round-report.ts";
import type { Round } from "./round.ts";
import styles from "./report.module.css";

interface ReportSummaryProps {
  readonly round: Round;
  readonly reports: readonly ProblemReport[];
}

/** How many were solved, how many tests passed, how much was said. */
export function ReportSummary({ round, reports }: ReportSummaryProps) {
  const solved = reports.filter(({ isSolved }) => isSolved).length;
  const { said, of } = saidOf(round);
  return (
    <section className={`card ${styles["summary"]}`} aria-label="In short">
      <div>
        <p className={`num ${styles["big"]}`}>
          {solved} of {reports.length}
          <small>solved</small>
        </p>
        <p>{reports.map((report, place) => sentenceOf(report, place)).join(" ")}</p>
      </div>
      <dl className="num">
        {reports.map(({ problem, best }, place) => (
          <div key={problem.slug}>
            <dt>Problem {place + 1}, tests passed</dt>
            <dd>
              {best ? best.passed : 0}
              <small>{best ? `of ${best.total}` : "nothing run"}</small>
            </dd>
            <dd>
              {best && (
                <TickRow
                  groups={[
                    [
                      ...Array.from({ length: best.passed }, () => "passed" as const),
                      ...Array.from({ length: best.total - best.passed }, () => "failed" as const),
                    ],
                  ]}
                />
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>Said aloud</dt>
          <dd>
            {said}
            <small>of {of} steps</small>
          </dd>
          <dd>
            <TickRow
              groups={[Array.from({ length: of }, (_, at) => (at < said ? "done" : "open"))]}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

const ORDINALS = ["first", "second", "third"];

function sentenceOf(
  { isSolved, stretches, unplannedAt, best }: ProblemReport,
  place: number,
): string {
  const which = ORDINALS[place] ?? `${place + 1}th`;
  const writing = stretches
    .filter(({ phase }) => phase === "write" || phase === "test")
    .reduce((sum, { from, to }) => sum + to - from, 0);
  const minutes = Math.round(writing / 60);
  if (stretches.length === 0) return `The ${which} was not opened.`;
  if (isSolved && unplannedAt === null) return `The ${which} was solved with a plan.`;
  if (isSolved) return `The ${which} was solved, without a plan said before.`;
  if (!best) return `The ${which} was never run.`;
  return unplannedAt === null
    ? `The ${which} had a plan and ${minutes} minutes of writing, and is not solved yet.`
    : `In the ${which} you wrote for ${minutes} minutes without saying a plan.`;
}

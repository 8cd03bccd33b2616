import type { Phase, ProblemReport } from "./round-report.ts";
import { ROUND_SECONDS } from "./round.ts";
import styles from "./report.module.css";

const PHASES: Readonly<Record<Phase, string>> = {
  read: "Read and ask",
  plan: "Plan",
  write: "Write",
  test: "Test and repair",
};

const LEFT = 90;
const RIGHT = 1_080;
const ROW = 60;
const TOP = 28;
const HEIGHT = 42;

const x = (seconds: number) => LEFT + ((RIGHT - LEFT) * seconds) / ROUND_SECONDS;

/** Where the time went: a row for each problem, a stretch for each thing that was done. */
export function TimeLine({ reports }: { readonly reports: readonly ProblemReport[] }) {
  const bottom = TOP + reports.length * ROW - 6;
  return (
    <section className={`card ${styles["time"]}`} aria-labelledby="time-went">
      <div className={styles["head"]}>
        <h2 id="time-went">Where the time went</h2>
        <ul className={styles["legend"]}>
          {Object.entries(PHASES).map(([phase, name]) => (
            <li key={phase}>
              <i data-phase={phase} />
              {name}
            </li>
          ))}
          <li>
            <i data-try="good" />
            passed
          </li>
          <li>
            <i data-try="bad" />
            failed run
          </li>
        </ul>
      </div>
      <svg
        className={styles["line"]}
        viewBox={`0 0 1100 ${bottom + 40}`}
        role="img"
        aria-label={reports.map(describe).join(" ")}
      >
        {Array.from({ length: 10 }, (_, at) => at * 5).map((minute) => (
          <g key={minute}>
            <path className={styles["grid"]} d={`M${x(minute * 60)} 14V${bottom}`} />
            <text x={x(minute * 60)} y={bottom + 24} textAnchor="middle">
              {minute === 45 ? "45 min" : minute}
            </text>
          </g>
        ))}
        {reports.map((report, place) => (
          <Row key={report.problem.slug} report={report} place={place} />
        ))}
      </svg>
      <ol className={`num ${styles["small"]}`} aria-hidden="true">
        {reports.map(({ problem, seconds, stretches }, place) => (
          <li key={problem.slug}>
            <b>
              Problem {place + 1}
              <em>{Math.round(seconds / 60)} min</em>
            </b>
            <span>
              {stretches.map(({ phase, from, to }) => (
                <i key={from} data-phase={phase} style={{ flex: to - from }} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ report, place }: { readonly report: ProblemReport; readonly place: number }) {
  const { stretches, tries, unplannedAt } = report;
  const y = TOP + place * ROW;
  return (
    <g>
      <text className={styles["name"]} x="0" y={y + 27}>
        Problem {place + 1}
      </text>
      {stretches.map(({ phase, from, to }) => (
        <rect
          key={from}
          data-phase={phase}
          x={x(from) + 1}
          y={y}
          width={Math.max(x(to) - x(from) - 2, 1)}
          height={HEIGHT}
          rx="4"
        />
      ))}
      {tries.map(({ at, isPassed }, number) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a try has nothing but its place
          key={number}
          data-try={isPassed ? "good" : "bad"}
          cx={x(at)}
          cy={y}
          r="7"
        />
      ))}
      {unplannedAt !== null && (
        <>
          <path className={styles["gap"]} d={`M${x(unplannedAt)} ${y - 16}V${y + HEIGHT + 2}`} />
          <text className={styles["gap-text"]} x={x(unplannedAt) + 8} y={y - 6}>
            no plan said here
          </text>
        </>
      )}
    </g>
  );
}

function describe({ stretches, isSolved }: ProblemReport, place: number): string {
  const spent = (phase: Phase) =>
    Math.round(
      stretches
        .filter((stretch) => stretch.phase === phase)
        .reduce((sum, { from, to }) => sum + to - from, 0) / 6,
    ) / 10;
  const parts = (Object.keys(PHASES) as Phase[])
    .map((phase) => `${PHASES[phase].toLowerCase()} ${spent(phase)}`)
    .join(", ");
  return `Problem ${place + 1}, minutes: ${parts}${isSolved ? ", solved" : ", not solved"}.`;
}

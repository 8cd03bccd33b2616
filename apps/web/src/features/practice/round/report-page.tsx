import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { PRACTICE, PROBLEM, ROUND } from "../../../shared/practice/addresses.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Message } from "../../../ui/message.tsx";
import { ClockThings } from "../../../ui/niche-things.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { usePractice } from "../standing/use-practice.ts";
import { nextSteps } from "./next-steps.ts";
import { ProblemFindings } from "./problem-findings.tsx";
import { ReportSummary } from "./report-summary.tsx";
import { reportOf } from "./round-report.ts";
import type { Round } from "./round.ts";
import { TimeLine } from "./time-line.tsx";
import { useRounds } from "./use-rounds.ts";
import styles from "./report.module.css";

/** What came of a round: /practice/round/<id>. */
export function RoundReportPage() {
  const { id = "" } = useParams({ strict: false });
  const round = useRounds().over.find((one) => one.id === id);
  usePageTitle("Mock round");
  if (round) return <RoundReport round={round} />;
  return (
    <Message
      eyebrow="Mock round"
      title="This round is not on this device"
      text="Rounds are kept where they were done. Begin another one any time."
      picture={<EmptyState />}
    >
      <Link to={ROUND} className={buttonClass("primary")}>
        Set up a round
      </Link>
    </Message>
  );
}

function RoundReport({ round }: { readonly round: Round }) {
  const reports = reportOf(round);
  const { data: index } = useQuery(problemsQuery);
  const practice = usePractice(index);
  const languages = [...new Set(round.problems.map(({ language }) => LANGUAGE_NAMES[language]))];
  const missed = reports.find(({ isSolved }) => !isSolved)?.problem ?? null;
  const steps = index && practice ? nextSteps(reports, index.problems, practice.standings) : [];
  const [first] = steps;
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <p className={styles["crumbs"]}>
        <Link to={PRACTICE}>Practice Lab</Link>
        <span aria-hidden="true">/</span>
        <Link to={ROUND}>Mock round</Link>
      </p>
      <h1>Round of {formatDate(new Date(round.startedAt))}</h1>
      <p className={`num ${styles["under"]}`}>
        {languages.join(" and ")}, {Math.ceil((round.endedAt ?? 0) / 60)} of 45 minutes.
      </p>
      <ReportSummary round={round} reports={reports} />
      <TimeLine reports={reports} />
      <div className={styles["pair"]}>
        {reports.map((report, place) => (
          <ProblemFindings key={report.problem.slug} number={place + 1} report={report} />
        ))}
      </div>
      {first && (
        <section className={`card ${styles["next"]}`} aria-labelledby="before-next">
          <div>
            <p className={styles["eyebrow"]}>Next</p>
            <h2 id="before-next">Before the next round</h2>
            <ol>
              {steps.map(({ slug, title, why }) => (
                <li key={slug}>
                  <Link to={PROBLEM} params={{ slug }}>
                    {title}
                  </Link>
                  <span className="num">{why}</span>
                </li>
              ))}
            </ol>
            <div className={styles["acts"]}>
              <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: first.slug }}>
                Begin with the first
              </Link>
              {missed && (
                <Link
                  className={buttonClass("quiet")}
                  to={PROBLEM}
                  params={{ slug: missed.slug }}
                >
                  Repeat {missed.title} without a clock
                </Link>
              )}
            </div>
          </div>
          <Niche isLit>
            <ClockThings />
          </Niche>
        </section>
      )}
    </div>
  );
}

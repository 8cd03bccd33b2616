import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ProblemIndex } from "@taiyari/domain/practice";
import { formatDate } from "../../../lib/dates.ts";
import { PRACTICE, PROBLEM, ROUND } from "../../../shared/practice/addresses.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { useLearning } from "../../../shared/learning/learning.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Message } from "../../../ui/message.tsx";
import { ClockThings } from "../../../ui/niche-things.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { usePractice } from "../standing/use-practice.ts";
import { roundOf } from "./kept-round.ts";
import { nextSteps } from "./next-steps.ts";
import { ProblemFindings } from "./problem-findings.tsx";
import { ReportSummary } from "./report-summary.tsx";
import { reportOf } from "./round-report.ts";
import type { Round } from "./round.ts";
import { TimeLine } from "./time-line.tsx";
import styles from "./report.module.css";

/** What came of a round: /practice/round/<id>. */
export function RoundReportPage() {
  const { id = "" } = useParams({ strict: false });
  const { practice, isLoaded } = useLearning();
  const index = useQuery(problemsQuery);
  const kept = practice.rounds.find(({ round }) => round === id);
  usePageTitle("Mock round");
  if (index.isError)
    return (
      <div className="wrap">
        <h1 className="vh">Mock round</h1>
        <ServerTrouble error={index.error} onRetry={() => void index.refetch()} />
      </div>
    );
  if (!isLoaded || !index.data) return <Spinner label="Opening the report" />;
  if (kept) return <RoundReport round={roundOf(kept, index.data.problems)} index={index.data} />;
  return (
    <Message
      eyebrow="Mock round"
      title="There is no round at this address"
      text="It may be one of another person. Begin your own any time."
      picture={<EmptyState />}
    >
      <Link to={ROUND} className={buttonClass("primary")}>
        Set up a round
      </Link>
    </Message>
  );
}

interface RoundReportProps {
  readonly round: Round;
  readonly index: ProblemIndex;
}

function RoundReport({ round, index }: RoundReportProps) {
  const reports = reportOf(round);
  const practice = usePractice(index);
  const languages = [...new Set(round.problems.map(({ language }) => LANGUAGE_NAMES[language]))];
  const missed = reports.find(({ isSolved }) => !isSolved)?.problem ?? null;
  const steps = practice ? nextSteps(reports, index.problems, practice.standings) : [];
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
                <Link className={buttonClass("quiet")} to={PROBLEM} params={{ slug: missed.slug }}>
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

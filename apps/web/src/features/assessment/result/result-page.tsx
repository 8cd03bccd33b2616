import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { isAbsent } from "../../../shared/assessment/course-test.ts";
import { StageScores } from "../../../shared/assessment/stage-scores.tsx";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Message } from "../../../ui/message.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { AnswerList } from "./answer-list.tsx";
import { Missed } from "./missed.tsx";
import { Outcome } from "./outcome.tsx";
import { useMissedQuestions } from "./use-missed-questions.ts";
import styles from "./result.module.css";

/** `/learning/sql-for-data-professionals/assessment/{id}`: what became of an assessment. */
export function ResultPage() {
  const { id = "" } = useParams({ strict: false });
  const result = useQuery(
    api.assessment.result.queryOptions({
      input: { id },
      retry: (failures, error) => !isAbsent(error) && failures < 2,
    }),
  );
  useMissedQuestions(result.data);
  if (result.isError)
    return isAbsent(result.error) ? (
      <Message
        title="There is no such assessment"
        text="It may be somebody else's, or an address that was not copied as a whole."
      >
        <Link to="/learning/sql-for-data-professionals/assessment" className={buttonClass("line")}>
          Final assessment
        </Link>
      </Message>
    ) : (
      <div className="wrap">
        <h1 className="vh">Result of the final assessment</h1>
        <ServerTrouble error={result.error} onRetry={() => void result.refetch()} />
      </div>
    );
  if (!result.data) return <Spinner label="Judging your answers" />;
  const { submittedAt, startedAt, minutes, stages } = result.data;
  const used = Math.max(1, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000));
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <p className={styles["crumbs"]}>
        <Link to="/learning">Learning</Link>
        <span aria-hidden="true">/</span>
        <Link to="/learning/sql-for-data-professionals/assessment">Final assessment</Link>
        <span aria-hidden="true">/</span>
        <span className="num">{formatDate(submittedAt)}</span>
      </p>
      <Outcome result={result.data} />
      <div className={styles["columns"]}>
        <section className={`card ${styles["part"]}`} aria-labelledby="by-stage">
          <header>
            <h2 id="by-stage">By stage</h2>
            <span className="small muted num">
              {Math.min(used, minutes)} of {minutes} minutes used
            </span>
          </header>
          <StageScores stages={stages} />
        </section>
        <Missed result={result.data} />
      </div>
      <AnswerList result={result.data} />
    </div>
  );
}

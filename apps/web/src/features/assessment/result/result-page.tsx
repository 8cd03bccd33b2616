import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { AssessmentResult } from "@taiyari/contract";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { StageScores } from "../../../shared/assessment/stage-scores.tsx";
import { QueryScreen, retryUnlessAbsent } from "../../../shared/failures/query-screen.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Crumbs } from "../../../ui/screen-head.tsx";
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
      retry: retryUnlessAbsent,
    }),
  );
  useMissedQuestions(result.data);
  return (
    <QueryScreen
      query={result}
      title="Result of the final assessment"
      waiting="Judging your answers"
      absent={{
        title: "There is no such assessment",
        text: "It may be somebody else's, or an address that was not copied as a whole.",
        way: (
          <Link
            to="/learning/sql-for-data-professionals/assessment"
            className={buttonClass("line")}
          >
            Final assessment
          </Link>
        ),
      }}
    >
      {(data) => <Result result={data} />}
    </QueryScreen>
  );
}

function Result({ result }: { readonly result: AssessmentResult }) {
  const { submittedAt, startedAt, minutes, stages } = result;
  const used = Math.max(1, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000));
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <Crumbs>
        <Link to="/learning">Learning</Link>
        <Link to="/learning/sql-for-data-professionals/assessment">Final assessment</Link>
        <span className="num">{formatDate(submittedAt)}</span>
      </Crumbs>
      <Outcome result={result} />
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
        <Missed result={result} />
      </div>
      <AnswerList result={result} />
    </div>
  );
}

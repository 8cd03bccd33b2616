import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { knownPages, type PlacementQuestion } from "@taiyari/domain/learning";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { isAbsent, TESTED_COURSE } from "../../../shared/assessment/course-test.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { recordLearning, useLearning } from "../../../shared/learning/learning.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Message } from "../../../ui/message.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { PlacementQuestions } from "./placement-questions.tsx";
import { PlacementResult } from "./placement-result.tsx";
import styles from "./placement.module.css";

/** `/learning/sql-for-data-professionals/placement`: finds out what somebody knows already. */
export function PlacementPage() {
  const placement = useQuery(
    api.learning.placement.queryOptions({
      input: { course: TESTED_COURSE },
      staleTime: Infinity,
      retry: (failures, error) => !isAbsent(error) && failures < 2,
    }),
  );
  const { progress } = useLearning();
  const [answers, setAnswers] = useState<ReadonlyMap<string, string> | null>(null);

  if (placement.isError)
    return isAbsent(placement.error) ? (
      <Message
        title="There is no placement test yet"
        text="You can begin with any page of the course."
      >
        <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
          Your path
        </Link>
      </Message>
    ) : (
      <div className="wrap">
        <h1 className="vh">Placement test</h1>
        <ServerTrouble error={placement.error} onRetry={() => void placement.refetch()} />
      </div>
    );
  if (!placement.data) return <Spinner label="Opening the placement test" />;
  const questions = placement.data.questions as readonly PlacementQuestion[];

  function finish(given: ReadonlyMap<string, string>) {
    recordLearning({ kind: "placed", pages: [...knownPages(questions, given)] });
    setAnswers(given);
  }

  return (
    <div className={`wrap ${styles["screen"]}`}>
      <p className={styles["crumbs"]}>
        <Link to="/learning">Learning</Link>
        <span aria-hidden="true">/</span>
        <Link to="/learning/sql-for-data-professionals/content">{placement.data.title}</Link>
      </p>
      {answers === null ? (
        <PlacementQuestions
          questions={questions}
          isPlaced={progress.isPlaced}
          onDone={finish}
          onUndo={() => recordLearning({ kind: "placement-undone" })}
        />
      ) : (
        <PlacementResult
          questions={questions}
          answers={answers}
          isUndone={!progress.isPlaced}
          onUndo={() => recordLearning({ kind: "placement-undone" })}
          onAgain={() => setAnswers(null)}
        />
      )}
    </div>
  );
}

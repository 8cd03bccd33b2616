import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { knownPages, type PlacementQuestion } from "@taiyari/domain/learning";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { TESTED_COURSE } from "../../../shared/assessment/course-test.ts";
import { CourseCrumbs } from "../../../shared/course/course-crumbs.tsx";
import { QueryScreen, retryUnlessAbsent } from "../../../shared/failures/query-screen.tsx";
import { recordLearning, useLearning } from "../../../shared/learning/learning.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { PlacementQuestions } from "./placement-questions.tsx";
import { PlacementResult } from "./placement-result.tsx";
import styles from "./placement.module.css";

/** `/learning/sql-for-data-professionals/placement`: finds out what somebody knows already. */
export function PlacementPage() {
  const placement = useQuery(
    api.learning.placement.queryOptions({
      input: { course: TESTED_COURSE },
      staleTime: Infinity,
      retry: retryUnlessAbsent,
    }),
  );
  return (
    <QueryScreen
      query={placement}
      title="Placement test"
      waiting="Opening the placement test"
      absent={{
        title: "There is no placement test yet",
        text: "You can begin with any page of the course.",
        way: (
          <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
            Your path
          </Link>
        ),
      }}
    >
      {({ title, questions }) => <Placement title={title} questions={questions} />}
    </QueryScreen>
  );
}

interface PlacementProps {
  /** Of the course. */
  readonly title: string;
  readonly questions: readonly PlacementQuestion[];
}

function Placement({ title, questions }: PlacementProps) {
  const { progress } = useLearning();
  const [answers, setAnswers] = useState<ReadonlyMap<string, string> | null>(null);

  function finish(given: ReadonlyMap<string, string>) {
    recordLearning({ kind: "placed", pages: [...knownPages(questions, given)] });
    setAnswers(given);
  }

  return (
    <div className={`wrap ${styles["screen"]}`}>
      <CourseCrumbs title={title} />
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

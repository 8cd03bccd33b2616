import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { AssessmentAttempt } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { TESTED_COURSE } from "../../shared/assessment/course-test.ts";
import { QueryScreen, retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Exam } from "./exam/exam.tsx";
import { Intro } from "./intro.tsx";

/** `/learning/sql-for-data-professionals/assessment`: what it is, or the one that is being written. */
export function AssessmentPage() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const options = api.assessment.state.queryOptions({
    input: { course: TESTED_COURSE },
    // Another device may have gone on with it.
    refetchOnMount: "always",
    retry: retryUnlessAbsent,
  });
  const state = useQuery(options);

  function begun(current: AssessmentAttempt) {
    cache.setQueryData(options.queryKey, (known) => known && { ...known, current });
  }

  async function ended(id: string) {
    await navigate({
      to: "/learning/sql-for-data-professionals/assessment/$id",
      params: { id },
      replace: true,
    });
    cache.removeQueries({ queryKey: options.queryKey });
  }

  return (
    <QueryScreen
      query={state}
      title="Final assessment"
      waiting="Opening the assessment"
      absent={{
        title: "There is no final assessment yet",
        text: "The pages of the course are open. The assessment follows once its questions are there.",
        way: (
          <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
            Your path
          </Link>
        ),
      }}
    >
      {(data) =>
        data.current ? (
          <Exam
            key={data.current.id}
            attempt={data.current}
            clockAhead={Date.parse(data.current.now) - state.dataUpdatedAt}
            title={data.title}
            pass={data.pass}
            onEnded={() => void ended(data.current?.id ?? "")}
          />
        ) : (
          <Intro state={data} onBegun={begun} />
        )
      }
    </QueryScreen>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { AssessmentAttempt } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { isAbsent, TESTED_COURSE } from "../../shared/assessment/course-test.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
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
    retry: (failures, error) => !isAbsent(error) && failures < 2,
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

  if (state.isError)
    return isAbsent(state.error) ? (
      <Message
        title="There is no final assessment yet"
        text="The pages of the course are open. The assessment follows once its questions are there."
      >
        <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
          Your path
        </Link>
      </Message>
    ) : (
      <div className="wrap">
        <h1 className="vh">Final assessment</h1>
        <ServerTrouble error={state.error} onRetry={() => void state.refetch()} />
      </div>
    );
  if (!state.data) return <Spinner label="Opening the assessment" />;
  const { current, title, pass } = state.data;
  if (!current) return <Intro state={state.data} onBegun={begun} />;
  return (
    <Exam
      key={current.id}
      attempt={current}
      clockAhead={Date.parse(current.now) - state.dataUpdatedAt}
      title={title}
      pass={pass}
      onEnded={() => void ended(current.id)}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import type { Interview, InterviewState, Question } from "@taiyari/domain/interview";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import {
  problemQuery,
  problemsQuery,
  sqlProblemQuery,
} from "../../../shared/practice/problem-files.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { SmallHead } from "../doorway/small-head.tsx";
import { CodeDesk } from "./code-desk.tsx";
import type { DeskHandle } from "./desk.ts";
import { SqlDesk } from "./sql-desk.tsx";
import styles from "./coding.module.css";

interface CodingDeskProps {
  readonly interview: Interview;
  readonly question: Question;
  readonly state: InterviewState;
  readonly ref: Ref<DeskHandle>;
}

/** A problem of the Practice Lab in the room: what is asked, the editor, and what the code gives. */
export function CodingDesk({ interview, question, state, ref }: CodingDeskProps) {
  const slug = question.leads.problems[0] ?? "";
  const { data: index, error, refetch } = useQuery(problemsQuery);
  const kind = index?.problems.find((problem) => problem.slug === slug)?.kind;
  const isBack = state.asking?.kind === "follow-up";
  const place = `${interview.id}.${state.question}.${state.attempt}`;
  const isReal = interview.setup.mode === "real";
  return (
    <div className={styles["desk"]}>
      <SmallHead
        manner={interview.setup.manner}
        isBack={isBack}
        title={isBack ? state.asking?.text : question.title}
        note={
          isBack
            ? `Question ${state.question + 1}: ${question.title}`
            : "Say below what you do while you write. The code is handed in with your answer."
        }
      />
      {error ? (
        <ServerTrouble error={error} onRetry={() => void refetch()} />
      ) : kind === "sql" ? (
        <OpenSql slug={slug} place={place} isReal={isReal} handle={ref} />
      ) : kind === "code" ? (
        <OpenCode slug={slug} place={place} isReal={isReal} handle={ref} />
      ) : index ? (
        <p className={styles["none"]}>
          This problem is no longer in the Lab. Say how you would go about it.
        </p>
      ) : (
        <Spinner label="Opening the problem" />
      )}
    </div>
  );
}

interface OpenProps {
  readonly slug: string;
  readonly place: string;
  readonly isReal: boolean;
  readonly handle: Ref<DeskHandle>;
}

function OpenSql({ slug, place, isReal, handle }: OpenProps) {
  const { data, error, refetch } = useQuery(sqlProblemQuery(slug));
  if (error) return <ServerTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Opening the problem" />;
  return <SqlDesk problem={data} place={place} isReal={isReal} ref={handle} />;
}

function OpenCode({ slug, place, isReal, handle }: OpenProps) {
  const { data, error, refetch } = useQuery(problemQuery(slug));
  if (error) return <ServerTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Opening the problem" />;
  return <CodeDesk problem={data} place={place} isReal={isReal} ref={handle} />;
}

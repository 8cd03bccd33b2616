import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { ExpectedResult } from "../../../shared/sql-verdict/expected-result.tsx";
import { Statement } from "../statement/statement.tsx";
import { Tables } from "./tables.tsx";

interface SqlStatementProps {
  readonly problem: LearnerSqlProblem;
  readonly title: string;
  readonly hasCrumbs: boolean;
}

/** What is asked, the tables it is about, and what has to come out. */
export function SqlStatement({ problem, title, hasCrumbs }: SqlStatementProps) {
  const { exercise, topics, minutes } = problem;
  return (
    <Statement
      {...{ title, topics, minutes, hasCrumbs }}
      level={exercise.level}
      statement={readMarkdown(exercise.ask)}
      limits={[]}
    >
      <Tables problem={problem} />
      <ExpectedResult exercise={exercise} startsOpen />
    </Statement>
  );
}

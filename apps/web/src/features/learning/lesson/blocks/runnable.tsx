import { use } from "react";
import type { RunnableExample } from "@taiyari/domain/learning";
import { recordLearning } from "../../../../shared/learning/learning.ts";
import { RunCard } from "../../sql/run-card.tsx";
import { useEngineAhead } from "../../sql/use-engine-ahead.ts";
import { RunsContext, useLesson } from "../lesson-context.ts";

/** An example of a page; one in a question waits for the answer. */
export function Runnable({ example }: { readonly example: RunnableExample }) {
  const { slug } = useLesson();
  const { number, title, sql, data } = example;
  useEngineAhead(data);
  return (
    <RunCard
      title={title === "" ? `Example ${number}` : title}
      sql={sql}
      data={data}
      canRun={use(RunsContext)}
      page={slug}
      onRun={() => recordLearning({ kind: "example-run", page: slug, example: number })}
    />
  );
}

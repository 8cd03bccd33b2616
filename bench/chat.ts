import { performance } from "node:perf_hooks";
import {
  judge,
  type Judgement,
  type LabelledQuestion,
  QUESTIONS,
  VALIDATION_QUESTIONS,
} from "@taiyari/domain/coach/chat/testing";
import type { SetPart } from "./resumes.ts";
import { median, percentile95, table } from "./table.ts";

const SETS = { development: QUESTIONS, validation: VALIDATION_QUESTIONS };

interface Options {
  /** One part of the set only; null for both. */
  readonly part: SetPart | null;
  /** Adds, for the part rules are made from, what was wrong with each answer. */
  readonly verbose: boolean;
}

/** How many questions about a report the built-in engine understands, and answers with all that it must say. */
export async function measureChat({ part, verbose }: Options): Promise<string> {
  const sets = (Object.keys(SETS) as SetPart[])
    .filter((name) => part === null || part === name)
    .map((name) => ({ name, judged: SETS[name].map(timed) }));
  const figures = table("Chat", [
    ["questions", "number", "understood", "answered right", "answer, median", "answer, p95"],
    ...sets.map(({ name, judged }) => {
      const share = (count: number) => `${count} (${Math.round((100 * count) / judged.length)}%)`;
      const times = judged.map(({ ms }) => ms);
      return [
        name,
        judged.length,
        share(judged.filter(({ question, answer }) => question.about === answer.about).length),
        share(judged.filter(({ faults }) => faults.length === 0).length),
        `${median(times).toFixed(1)} ms`,
        `${percentile95(times).toFixed(1)} ms`,
      ];
    }),
  ]);
  if (!verbose) return figures;
  const wrong = sets
    .filter(({ name }) => name === "development")
    .flatMap(({ judged }) => judged.filter(({ faults }) => faults.length > 0));
  return [
    figures,
    "",
    ...wrong.map(({ question, faults }) => `- ${question.ask}: ${faults.join("; ")}`),
  ].join("\n");
}

/** With the report made before it, which in the product is stored. */
function timed(question: LabelledQuestion): Judgement & { readonly ms: number } {
  const start = performance.now();
  const judgement = judge(question);
  return { ...judgement, ms: performance.now() - start };
}

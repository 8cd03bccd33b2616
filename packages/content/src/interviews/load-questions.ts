import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gap, KeyPoint, Question } from "@taiyari/domain/interview";
import { problemsOf } from "../courses/problem.ts";
import { readText } from "../problems/read-text.ts";
import { yamlFilesIn } from "../read-yaml.ts";
import { type WrittenQuestion, WrittenQuestions } from "./schema.ts";

/** Below the content folder. */
const FOLDER = "interviews/questions";

/** A question and where it stands. */
export interface SourceQuestion {
  readonly question: Question;
  /** Its file below the content folder: "interviews/questions/hr-salary.yaml". */
  readonly file: string;
  /** The line of something below a key of it, from 1: `lineOf("probes", 2, "ask")`. */
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
}

/**
 * Reads all questions, files by name, questions in their order.
 *
 * @param root  the content folder
 * @returns     with what can be said of their shape: file, line, what to do. A file with such a problem gives no question.
 */
export function loadQuestions(root: string): {
  readonly questions: readonly SourceQuestion[];
  readonly problems: readonly string[];
} {
  const questions: SourceQuestion[] = [];
  const problems: string[] = [];
  for (const name of yamlFilesIn(join(root, FOLDER))) {
    const file = `${FOLDER}/${name}.yaml`;
    const found = problemsOf(file);
    const read = readText(readFileSync(join(root, file), "utf8"), WrittenQuestions, {
      problems: found,
    });
    problems.push(...found.list);
    const sources = (read?.value ?? []).map((written, at): SourceQuestion => ({
      question: toQuestion(written),
      file,
      lineOf: (...path) => read?.lineOf([at, ...path]) ?? 1,
    }));
    questions.push(...sources);
  }
  return { questions, problems };
}

function toQuestion({ points, probes, leads, ...rest }: WrittenQuestion): Question {
  return {
    ...rest,
    points: points.map(({ point, words, needed, "shown-by": shownBy }, at): KeyPoint => ({
      id: pointId(at + 1),
      point,
      words,
      ...(shownBy && { shownBy }),
      isNeeded: needed,
    })),
    probes: probes.map(({ about, ask }) => ({
      ask,
      about:
        about.kind === "point"
          ? ({ kind: "point", point: pointId(about.number) } satisfies Gap)
          : about,
    })),
    leads,
  };
}

function pointId(number: number): string {
  return `point-${number}`;
}

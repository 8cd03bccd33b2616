import type { BankQuestion, Question } from "@taiyari/domain/learning";
import type { CourseTests } from "../built-course-tests.ts";

/** What no response may hold before the end: stands in every key of the bank. */
export const SECRET = "because-of-the-secret";

const STAGES = { Start: 5, Querying: 15 } as const;

const text = (value: string) => [{ kind: "text" as const, text: value }];

function questionOf(id: string, stage: string, kind: Question["kind"]): BankQuestion {
  const isWrite = kind === "write";
  const options = ["a", "b", "c"].map((key) => ({ key, content: text(`${id} ${key}`), note: [] }));
  const task = {
    tables: ["people"],
    start: "",
    data: "CREATE TABLE people (id int); INSERT INTO people VALUES (2), (1)",
    columns: "by-position" as const,
    order: [],
    scale: null,
    must: [],
  };
  const ask = `Question ${id}`;
  return {
    question: {
      id,
      kind,
      title: `About ${id}`,
      page: "working-with-joins",
      stage,
      // A draw mixes the levels: so each has some that are to be written.
      level: isWrite ? "hard" : "easy",
      ask: [{ kind: "paragraph", content: text(ask) }],
      sql: kind === "predict" ? "SELECT 1" : null,
      data: null,
      options: isWrite ? [] : options,
      task: isWrite ? task : null,
    },
    key: {
      right: isWrite ? "" : "b",
      why: [{ kind: "paragraph", content: text(SECRET) }],
      exercise: isWrite
        ? {
            ...task,
            id,
            title: id,
            kind: "write",
            level: "easy",
            ask,
            hidden: "CREATE TABLE people (id int); INSERT INTO people VALUES (9)",
            change: null,
            answer: `SELECT id FROM people -- ${SECRET}`,
            why: SECRET,
            other: [],
            wrong: [],
            equivalent: [],
            hints: [],
            skill: "sql",
          }
        : null,
    },
    prediction: null,
  };
}

/** A course with a bank of 60 questions, 20 drawn: the first of each stage's are to be written as queries. */
export function makeCourseTests(): CourseTests {
  const questions = Object.entries(STAGES).flatMap(([stage, count]) =>
    Array.from({ length: count * 3 }, (_, at) =>
      questionOf(
        `${stage.toLowerCase()}-${at}`,
        stage,
        at % 5 === 0 ? "write" : at % 2 ? "choose" : "predict",
      ),
    ),
  );
  const [first] = questions;
  return new Map([
    [
      "sql",
      {
        title: "SQL for tests",
        assessment: { minutes: 60, pass: 80, draw: STAGES, questions },
        placement: first ? [{ ...first, pages: ["overview"] }] : [],
      },
    ],
    ["empty", { title: "Nothing", assessment: null, placement: [] }],
  ]);
}

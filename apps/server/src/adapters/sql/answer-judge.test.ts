import type { Exercise } from "@taiyari/domain/learning";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCourseTests } from "../../testing/course-tests.ts";
import { type AnswerJudge, createAnswerJudge } from "./answer-judge.ts";

/** Where the databases of the course were never made, the first answer waits until they are. */
const MAKING_MS = 240_000;

let judge: AnswerJudge;
let exercise: Exercise;
beforeAll(async () => {
  judge = createAnswerJudge();
  const { questions } = makeCourseTests().get("sql")!.assessment!;
  exercise = questions.find(({ key }) => key.exercise)!.key.exercise!;
  await judge.judge("asha", exercise, "SELECT 1");
}, MAKING_MS);
afterAll(() => judge.close());

const finding = async (text: string, given = exercise) =>
  (await judge.judge("asha", given, text)).finding;

describe("an answer is wrong", () => {
  test("without a query, and with one that PostgreSQL refuses", async () => {
    expect(await finding("-- nothing")).toContain("no query");
    expect(await finding("SELECT name FROM people")).toContain("name");
  });

  test("when it only fits the rows that are shown", async () => {
    const judged = await judge.judge("asha", exercise, "SELECT v FROM (VALUES (1), (2)) AS t (v)");
    expect(judged.isRight).toBe(false);
    expect(judged.finding).not.toContain("9");
  });

  test("when it changes what it is judged on", async () => {
    expect(await finding("DELETE FROM people; COMMIT; SELECT id FROM people")).not.toBeNull();
    expect(await judge.judge("asha", exercise, "SELECT id FROM people")).toMatchObject({
      isRight: true,
    });
  });

  test("when it never ends, and the next one is judged", async () => {
    expect(await finding("SELECT pg_sleep(600)")).toMatch(/long|seconds/u);
    expect(await judge.judge("asha", exercise, "SELECT id FROM people")).toMatchObject({
      isRight: true,
    });
  });
}, 120_000);

test("a right answer is right in another style, and on the data of the course", async () => {
  expect(await judge.judge("asha", exercise, "TABLE people")).toEqual({
    isRight: true,
    finding: null,
  });
  const count = { ...exercise, data: null, hidden: null, answer: "SELECT count(*) FROM customers" };
  expect(await judge.judge("asha", count, "SELECT count(id) FROM customers")).toMatchObject({
    isRight: true,
  });
  expect(await finding("SELECT 1000", count)).not.toBeNull();
});

test("an exercise whose own answer gives nothing is a bug, and is thrown", async () => {
  await expect(
    judge.judge("asha", { ...exercise, answer: "SELECT nothing" }, "SELECT 1"),
  ).rejects.toThrow("gives no rows");
});

import { assert, array, integer, property, uint8Array } from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import type { AssessmentBank, BankQuestion } from "../question.ts";
import {
  certificateCode,
  drawQuestions,
  knownPages,
  readCertificateCode,
  scoreOf,
} from "./index.ts";

const LEVELS = ["easy", "medium", "hard"] as const;

function makeQuestion(id: string, stage: string, level: (typeof LEVELS)[number]): BankQuestion {
  const options = ["a", "b", "c", "d"].map((key) => ({ key, content: [], note: [] }));
  return {
    question: {
      id,
      kind: "choose",
      title: id,
      page: "joins",
      stage,
      level,
      ask: [],
      sql: null,
      data: null,
      options,
      task: null,
    },
    key: { right: "b", why: [], exercise: null },
    prediction: null,
  };
}

const BANK: AssessmentBank = {
  minutes: 60,
  pass: 80,
  draw: { Start: 2, Querying: 6 },
  questions: ["Start", "Querying"].flatMap((stage) =>
    Array.from({ length: 18 }, (_, at) =>
      makeQuestion(`${stage}-${at}`, stage, LEVELS[at % 3] ?? "easy"),
    ),
  ),
};
const idsOf = (drawn: readonly BankQuestion[]) => drawn.map(({ question }) => question.id);

const querying = (ids: readonly string[]) => ids.filter((id) => id.startsWith("Querying"));
const score = (right: number) =>
  scoreOf(
    Array.from({ length: 20 }, (_, at) => ({
      stage: at < 5 ? "Start" : "Querying",
      isRight: at < right,
    })),
    80,
  );
const asked = (id: string, ...pages: readonly string[]) => ({
  ...makeQuestion(id, "Start", "easy"),
  pages,
});

describe("a drawing", () => {
  test("gives each stage its share, in the order of the course, each question once", () => {
    assert(
      property(integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const drawn = drawQuestions(BANK, { seed, met: [] });
        expect(drawn.map(({ question }) => question.stage)).toEqual([
          ...Array.from({ length: 2 }, () => "Start"),
          ...Array.from({ length: 6 }, () => "Querying"),
        ]);
        expect(new Set(idsOf(drawn)).size).toBe(8);
        const counts = LEVELS.map(
          (level) => drawn.filter(({ question }) => question.level === level).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: sampling.runsOf(100) },
    );
  });

  test("is the same for the same seed, and another for another, options too", () => {
    expect(drawQuestions(BANK, { seed: 7, met: [] })).toEqual(
      drawQuestions(BANK, { seed: 7, met: [] }),
    );
    expect(idsOf(drawQuestions(BANK, { seed: 7, met: [] }))).not.toEqual(
      idsOf(drawQuestions(BANK, { seed: 8, met: [] })),
    );
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        drawQuestions(BANK, { seed, met: [] })
          .slice(0, 1)
          .flatMap(({ question }) => question.options.map(({ key }) => key))
          .join(""),
      ),
    );
    expect(orders.size).toBeGreaterThan(5);
  });

  test("has other questions at the next try, and the oldest again where there are no others", () => {
    const tries: string[][] = [];
    for (let at = 0; at < 4; at++)
      tries.push(idsOf(drawQuestions(BANK, { seed: at, met: tries.flat() })));
    expect(new Set(tries.slice(0, 3).flat()).size).toBe(24);
    const [first = [], , , fourth = []] = tries;
    expect(querying(fourth).toSorted()).toEqual(querying(first).toSorted());
  });
});

describe("a score", () => {
  test.each([
    { right: 0, percent: 0, isPassed: false },
    { right: 15, percent: 75, isPassed: false },
    { right: 16, percent: 80, isPassed: true },
    { right: 20, percent: 100, isPassed: true },
  ])("of $right of 20 is $percent%, passed: $isPassed", ({ right, percent, isPassed }) => {
    expect(score(right)).toMatchObject({ right, of: 20, percent, isPassed, needed: 16 });
  });

  test("is told by stage", () => {
    expect(score(7).stages).toEqual([
      { stage: "Start", right: 5, of: 5 },
      { stage: "Querying", right: 2, of: 15 },
    ]);
  });

  test("of nothing is not passed", () => {
    expect(scoreOf([], 80)).toMatchObject({ percent: 0, isPassed: false });
  });
});

describe("a code", () => {
  test.each(["", "7K4M-92Q", "7K4M-92QXA", "7K4M-92QU", "../../etc", "नमस्ते123"])(
    "is not “%s”",
    (typed) => {
      expect(readCertificateCode(typed)).toBeNull();
    },
  );

  test("is read however it is typed", () => {
    expect(readCertificateCode(" 7k4m 92qx ")).toBe("7K4M-92QX");
    expect(readCertificateCode("oOiL-1234")).toBe("0011-1234");
  });

  test("is read as it was made", () => {
    assert(
      property(uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
        const code = certificateCode(bytes);
        expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
        expect(readCertificateCode(code)).toBe(code);
      }),
      { numRuns: sampling.runsOf(100) },
    );
  });
});

test("a page is known when all questions that name it were answered right", () => {
  const questions = [asked("1", "where", "joins"), asked("2", "joins"), asked("3", "dates")];
  const known = (...rights: readonly string[]) =>
    knownPages(questions, new Map([...rights.map((id) => [id, "b"] as const), ["3", "a"]]));
  expect(known()).toEqual([]);
  expect(known("2")).toEqual([]);
  expect(known("1")).toEqual(["where"]);
  expect(known("1", "2")).toEqual(["where", "joins"]);
  assert(
    property(array(integer({ min: 1, max: 3 })), (ids) => {
      expect(known(...ids.map(String))).not.toContain("dates");
    }),
    { numRuns: 12 },
  );
});

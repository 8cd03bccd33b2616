import { describe, expect, test } from "vitest";
import type { Question } from "../question.ts";
import { questionOf, STRONG } from "../reading/testing/index.ts";
import { type InterviewReport, SCORE_LINES } from "../report.ts";
import type { AnswerTurn, Interview, InterviewerTurn } from "../session.ts";
import type { InterviewOutcome } from "./asked-questions.ts";
import { reportOf } from "./report-of.ts";

const WEAK =
  "Analysis is very important in any company because decisions should be made with data. I always make reports and dashboards and my manager takes a lot of decisions with them.";
const NO_NUMBER = STRONG.replace(
  /Refunds there fell.*$/u,
  "After that the refunds went down a lot.",
);

/** An interview of questions that are alike; what they are asked and answered is given one by one, null for passed over. */
function interviewOf(questions: readonly Partial<Question>[]): Interview {
  return {
    id: "8e6e0f0a-1f7b-4a52-9c53-0d3f9a2b7c11",
    startedAt: "2026-11-23T04:12:09.120Z",
    setup: {
      source: "role",
      role: "data-analyst",
      level: "0-3",
      kind: "mixed",
      minutes: 25,
      mode: "real",
      manner: "plain",
      language: "en-IN",
      by: "keyboard",
      seed: 1,
    },
    background: { facts: [], asked: [], job: "" },
    plan: questions.map((given, at) => ({
      question: questionOf({ id: `question-${at + 1}`, ...given }),
      seconds: 120,
    })),
  };
}

function askedTurn(question: number): InterviewerTurn {
  return { by: "interviewer", at: 0, text: "", kind: "question", question, asks: null };
}

function answerTurn(text: string, question: number, turn: number, attempt = 1): AnswerTurn {
  return {
    by: "person",
    at: 0,
    text,
    question,
    turn,
    attempt,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: false,
  };
}

function outcomeOf(texts: readonly (string | null)[]): InterviewOutcome {
  const turns = texts.flatMap((text, at) => [
    askedTurn(at),
    ...(text === null ? [] : [answerTurn(text, at, at)]),
  ]);
  return { turns, solutions: [] };
}

const reportOn = (texts: readonly (string | null)[], earlier: readonly InterviewReport[] = []) =>
  reportOf(interviewOf(texts.map(() => ({}))), outcomeOf(texts), { earlier, careers: null });

/** A coding question of which so many of ten tests pass, without a word. */
function solved(passed: number) {
  const outcome = {
    turns: [askedTurn(0)],
    solutions: [{ question: 0, attempt: 1, passed, total: 10 }],
  };
  return reportOf(interviewOf([{ type: "coding", shape: "code", points: [] }]), outcome, {
    earlier: [],
    careers: null,
  });
}

describe("what has no score", () => {
  test.each([[[]], [[null]], [[null, null]], [["", " "]]])("%j", (texts) => {
    const report = reportOn(texts);
    expect(report).toMatchObject({
      score: null,
      next: null,
      practise: [],
      headline: "Nothing was answered",
    });
    expect(Object.values(report.trend)).toEqual([null, null, null, null, null]);
  });
});

describe("the score", () => {
  test("of answers that say nothing is 0, and one that was passed over counts", () => {
    expect(reportOn(["I don't know."]).score).toBe(0);
    const [one, passedOver] = [reportOn([STRONG]), reportOn([null, STRONG])];
    expect(passedOver.answers[0]).toMatchObject({ points: 0, floor: "no-answer" });
    expect(passedOver.score).toBe(Math.round((one.score ?? 0) / 2));
  });

  test("a question that was cut off by the end does not count", () => {
    expect(reportOn([STRONG, null]).score).toBe(reportOn([STRONG]).score);
  });

  test("is the sum of the lines of those possible", () => {
    const report = reportOn([STRONG, WEAK, NO_NUMBER]);
    const sum = report.answers.reduce((all, { points }) => all + points, 0);
    for (const { points, lines } of report.answers)
      expect(points).toBe(SCORE_LINES.reduce((all, line) => all + lines[line].score, 0));
    expect(report.score).toBe(Math.round((100 * sum) / 75));
  });

  test("is made of the last try of a question, and shows both", () => {
    const turns = [askedTurn(0), answerTurn(WEAK, 0, 0, 1), answerTurn(STRONG, 0, 1, 2)];
    const report = reportOf(
      interviewOf([{}]),
      { turns, solutions: [] },
      { earlier: [], careers: null },
    );
    expect(report.answers.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(report.score).toBe(reportOn([STRONG]).score);
  });

  test("of a coding question comes from its tests where nothing was said", () => {
    expect(solved(0).answers[0]?.lines.evidence.score).toBe(0);
    expect(solved(10).answers[0]?.lines.evidence).toMatchObject({ score: 5, quotes: [] });
    expect(solved(10).score).toBeGreaterThan(solved(3).score ?? 0);
    expect(solved(10).answers[0]?.lines.clarity.score).toBe(0);
  });
});

describe("what comes next", () => {
  test("is worth what it says: with the change made, the score is the one that was told", () => {
    const report = reportOn([NO_NUMBER, WEAK]);
    expect(report.next).not.toBeNull();
    expect(report.next?.score).toBe((report.score ?? 0) + (report.next?.points ?? 0));
    expect(report.next?.points).toBeGreaterThan(0);
  });

  test("nothing is worth more than the points that are missing", () => {
    for (const texts of [[STRONG], [WEAK], [NO_NUMBER, STRONG, "I don't know."]]) {
      const { score, practise, next } = reportOn(texts);
      for (const { points } of [...practise, ...(next ? [next] : [])])
        expect(points).toBeLessThanOrEqual(100 - (score ?? 0));
    }
  });

  test("at most three things to practise, the largest gain first, each to another place where there is one", () => {
    const { practise } = reportOn([WEAK, NO_NUMBER, "It was fine."]);
    expect(practise.length).toBeGreaterThan(0);
    expect(practise.length).toBeLessThanOrEqual(3);
    expect(practise.map(({ points }) => points)).toEqual(
      practise.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(practise[0]?.to.kind).toBe("question");
  });

  test("missing knowledge leads to a lesson or a problem", () => {
    const question: Partial<Question> = {
      type: "technical",
      shape: "explanation",
      points: [
        { id: "plan", point: "Look at the plan", words: ["explain"], isNeeded: true },
        {
          id: "stale",
          point: "Statistics are old",
          words: ["statistics", "stale"],
          isNeeded: true,
        },
      ],
      subject: ["index", "query"],
      leads: { lessons: ["utility-functions"], problems: [] },
    };
    const text =
      "The index is a structure that the query uses, so that it does not read the whole table each time, but it is not used always.";
    const report = reportOf(interviewOf([question]), outcomeOf([text]), {
      earlier: [],
      careers: null,
    });
    expect(report.practise.map(({ to }) => to)).toContainEqual({
      kind: "lesson",
      slug: "utility-functions",
    });
  });
});

describe("headline and summary", () => {
  test.each([
    [["It was fine.", "Yes."], "Answers too short to score in full"],
    [["I don't know.", "I don't know."], "Questions that are still open"],
    [[NO_NUMBER, NO_NUMBER], "that stop before the number"],
  ])("of %j: %s", (texts, headline) => {
    expect(reportOn(texts).headline).toContain(headline);
  });

  test("say what was found and where, without praise and without a word on the person", () => {
    for (const texts of [
      [STRONG, WEAK],
      [NO_NUMBER, "It was fine."],
      [WEAK, WEAK],
    ]) {
      const { headline, summary } = reportOn(texts);
      expect(`${headline} ${summary}`).not.toMatch(
        /great|excellent|impressive|good job|well done|confident|nervous|hire|smart|lazy|personality|!/iu,
      );
      expect(summary).toMatch(/\d+ of \d+/u);
    }
  });
});

test("the trend compares with the mean of up to three interviews before", () => {
  const [low, high] = [reportOn([WEAK]), reportOn([STRONG])];
  expect(reportOn([STRONG], [low]).trend.structure).toBe(
    (high.answers[0]?.lines.structure.score ?? 0) - (low.answers[0]?.lines.structure.score ?? 0),
  );
  expect(reportOn([STRONG], [low, high, high, high]).trend.structure).toBe(0);
  expect(reportOn([STRONG], [reportOn([null])]).trend.structure).toBeNull();
});

import { describe, expect, test } from "vitest";
import { foldProgress } from "../learning/progress/index.ts";
import { foldPractice } from "../practice/progress/index.ts";
import type { ActionSource } from "./action-idea.ts";
import { nextActions } from "./next-actions.ts";
import { NOTHING } from "./testing/facts.ts";

const page = (slug: string, exercises: number) => ({
  slug,
  title: `About ${slug}`,
  promise: "",
  minutes: 20,
  needs: [],
  skills: [],
  exercises: Array.from({ length: exercises }, (_, at) => ({
    id: `e${at}`,
    title: "",
    kind: "write" as const,
    level: "easy" as const,
  })),
  examples: 0,
  cards: 0,
});
const problem = (slug: string, level: "easy" | "medium" | "hard") => ({
  slug,
  title: `Problem ${slug}`,
  kind: "code" as const,
  level,
  topics: ["arrays"],
  minutes: 15,
  skills: [],
  languages: ["python" as const],
  shown: 3,
  hidden: 10,
  kinds: 2,
});

const FIRST_DAY: ActionSource = {
  facts: NOTHING,
  learning: foldProgress([]),
  practice: foldPractice([]),
  now: Date.parse("2026-11-05T06:00:00Z"),
  course: {
    slug: "sql",
    title: "SQL for data professionals",
    promise: "",
    stages: [{ name: "Start", pages: [page("joins", 6), page("windows", 6)] }],
  },
  assessmentMinutes: 60,
  problems: { problems: [problem("two-sum", "easy"), problem("merge", "hard")], paths: [] },
  simulations: [{ id: "month-end", title: "Month-end close", minutes: 60 }],
  openDay: null,
  resume: { kind: "none" },
  gaps: [],
  lastInterview: null,
};
const actionsOf = (source: Partial<ActionSource>) => nextActions({ ...FIRST_DAY, ...source });
const find = (source: Partial<ActionSource>, id: string) =>
  actionsOf(source).find((action) => action.id === id);

describe("what to do next", () => {
  test("on the first day is to have the resume read, then an interview", () => {
    const [first, second, ...others] = actionsOf({});
    expect(first).toEqual({
      id: "upload",
      axis: "resume",
      title: "Upload your resume",
      why: "There is no resume report yet, and the resume counts 20%. The report shows what a machine reads in it, and what to better first.",
      minutes: 5,
      gain: 20,
      button: "Upload a resume",
      to: "/resume",
    });
    expect(second?.id).toBe("interview");
    expect(others.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["page joins", "problem two-sum", "day month-end"]),
    );
  });

  test("proposes no assessment before the pages are finished, and none twice", () => {
    expect(find({}, "assessment")).toBeUndefined();
    const concepts = { ...NOTHING.concepts, pages: 2, pagesDone: 2 };
    const facts = { ...NOTHING, concepts };
    expect(find({ facts }, "assessment")?.gain).toBe(4);
    const taken = { ...NOTHING, concepts: { ...concepts, assessment: 0.5 } };
    expect(find({ facts: taken }, "assessment")).toBeUndefined();
  });

  test("says nothing of what brings nothing", () => {
    const day = { scenario: "month-end", score: 100, shown: [] };
    const work = { days: [day, { ...day, scenario: "b" }, { ...day, scenario: "c" }] };
    const shown = [
      "communication",
      "prioritisation",
      "analysis",
      "ownership",
      "ethics",
      "collaboration",
    ] as const;
    const full = { days: work.days.map((one) => ({ ...one, shown })) };
    expect(find({ facts: { ...NOTHING, work: full } }, "day month-end")).toBeUndefined();
  });

  test("is the most points for each minute first, the same for the same", () => {
    const actions = actionsOf({});
    const worth = actions.map(({ gain, minutes }) => gain / minutes);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(actionsOf({})).toEqual(actions);
    expect(actions.every(({ gain }) => gain >= 0.1)).toBe(true);
  });

  test("takes improvements of the report by the points they bring and the weight of the resume", () => {
    const facts = {
      ...NOTHING,
      resume: {
        score: 60,
        axes: [{ axis: "content" as const, points: 60, maxPoints: 100, text: "" }],
      },
    };
    const improvements = [
      { id: "achievements", title: "Add a result to 4 bullets", why: "They show it.", gain: 8 },
    ];
    const resume = { kind: "reported" as const, upload: "7f", improvements };
    expect(find({ facts, resume }, "improvement achievements")).toMatchObject({
      title: "Add a result to 4 bullets",
      gain: 1.6,
      why: "Resume is 20 points short of ready, and it counts 20%. They show it.",
      to: "/resume/report/result?id=7f",
    });
  });

  test("names the lowest axis only where it is", () => {
    const answers = Array.from({ length: 15 }, () => ({ points: 5, type: "case" }));
    const all = {
      ...NOTHING,
      concepts: { ...NOTHING.concepts, pagesDone: 28, solved: 140 },
      interview: { interviews: 3, answers },
      work: { days: [{ scenario: "month-end", score: 95, shown: [] }] },
      coding: { ...NOTHING.coding, solved: { easy: 0, medium: 30, hard: 0 } },
      resume: {
        score: 78,
        axes: [{ axis: "content" as const, points: 78, maxPoints: 100, text: "" }],
      },
    };
    const lastInterview = { id: "1", headline: "Answers with parts missing", again: [] };
    expect(find({ facts: all, lastInterview }, "interview")?.why).toBe(
      "Interview is your lowest axis: 43 points short of ready, and it counts 30%. Of the last one the report says: Answers with parts missing.",
    );
  });

  test("says of a question which answers its report was about", () => {
    const again = [
      {
        question: "why-us",
        title: "Give the reason",
        text: "Answers 1 and 2. Say why.",
        minutes: 4,
      },
    ];
    const lastInterview = { id: "1", headline: "Answers with parts missing", again };
    expect(find({ lastInterview }, "question why-us")).toMatchObject({
      title: "Give the reason",
      to: "/interview/get-started?questions=why-us",
      why: "No interview was held here yet, and interviews count 30%. The report of your last interview proposes it for answers 1 and 2. Say why.",
    });
  });

  test("prefers a new page and a new problem of a skill that the job asks for", () => {
    const gap = { skill: "sql-windows", term: "window functions", askedBy: "The job description" };
    const course = {
      slug: "sql",
      title: "SQL for data professionals",
      promise: "",
      stages: [
        {
          name: "Start",
          pages: [page("joins", 6), { ...page("windows", 6), skills: ["sql-windows"] }],
        },
      ],
    };
    const reason =
      "The job description asks for window functions, which the report did not find in your resume.";
    expect(find({ course, gaps: [gap] }, "page windows")?.why).toContain(reason);
    expect(find({ course, gaps: [gap] }, "page joins")).toBeUndefined();
    const problems = {
      problems: [
        problem("two-sum", "easy"),
        { ...problem("merge", "hard"), skills: ["sql-windows"] },
      ],
      paths: [],
    };
    expect(find({ problems, gaps: [gap] }, "problem merge")?.why).toContain(reason);
    expect(find({ problems, gaps: [{ ...gap, skill: "excel" }] }, "problem two-sum")).toBeDefined();
  });

  test("goes back to the day that was begun", () => {
    const openDay = { id: "run-1", scenario: "month-end" };
    expect(find({ openDay }, "day month-end")).toMatchObject({
      title: "Finish the day “Month-end close”",
      to: "/simulation/run-1",
    });
  });
});

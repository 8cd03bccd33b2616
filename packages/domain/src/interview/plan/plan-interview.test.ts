import { describe, expect, test } from "vitest";
import type { Careers, Role } from "../../careers/careers.ts";
import type { ExperienceLevel, Question, QuestionType } from "../question.ts";
import { questionOf } from "../reading/testing/index.ts";
import type { InterviewSetup } from "../setup.ts";
import { FACTS, interviewOf } from "../testing/index.ts";
import type { AskedProblem } from "./coding-question.ts";
import { planInterview, type PlanRequest } from "./plan-interview.ts";

const role = (id: string, family: string, mustHave: readonly string[]): Role => ({
  id,
  title: id,
  aliases: [],
  family,
  mustHave,
  niceToHave: [],
  responsibilities: [],
  evidence: [],
  levels: [],
});

const careers: Careers = {
  skills: [
    { id: "python", name: "Python", aliases: [], kind: "language", neighbours: [] },
    { id: "sql", name: "SQL", aliases: [], kind: "language", neighbours: [] },
  ],
  roles: [
    role("data-analyst", "data", ["sql", "excel", "power-bi"]),
    role("bi-developer", "data", ["sql", "power-bi", "dax"]),
    role("backend-developer", "software", ["python", "sql", "rest-apis"]),
    role("chef", "hospitality", ["knives"]),
  ],
  industries: [],
};

/** Ten questions of a type: "hr-1" … "hr-10". */
function ten(type: QuestionType, given: Partial<Question> = {}): readonly Question[] {
  return Array.from({ length: 10 }, (_, at) =>
    questionOf({ id: `${given.roles?.[0] ?? type}-${type}-${at + 1}`, type, ...given }),
  );
}

const questions = [
  ...ten("behavioural"),
  ...ten("hr"),
  ...ten("case"),
  ...ten("technical", { roles: ["data-analyst"] }),
  ...ten("technical", { roles: ["backend-developer"] }),
];

const problems: readonly AskedProblem[] = [
  {
    slug: "late-orders",
    title: "Late orders",
    kind: "sql",
    level: "easy",
    topics: ["sql-joins"],
    minutes: 10,
    skills: ["sql"],
  },
  {
    slug: "two-sums",
    title: "Two sums",
    kind: "code",
    level: "easy",
    topics: ["arrays"],
    minutes: 15,
    skills: [],
  },
];

function planned(setup: Partial<InterviewSetup> = {}, given: Partial<PlanRequest> = {}) {
  const { setup: whole, background } = interviewOf([], setup, given.background);
  return planInterview({
    setup: whole,
    background,
    questions,
    problems,
    careers,
    recent: [],
    ...given,
  });
}

const typesOf = (plan: ReturnType<typeof planned>) => plan.map(({ question }) => question.type);
const idsOf = (plan: ReturnType<typeof planned>) => plan.map(({ question }) => question.id);
const withFacts = { background: { facts: FACTS, asked: [], job: "" } };

describe("planInterview", () => {
  test("gives nothing where there is nothing to ask", () => {
    expect(planned({}, { questions: [], problems: [] })).toEqual([]);
  });

  test("asks nobody what is for another role that has nothing in common with theirs", () => {
    const plan = planned({ role: "chef", kind: "technical" });
    expect(plan).toHaveLength(5);
    expect(typesOf(plan)).not.toContain("technical");
  });

  test("a mixed first round of 25 minutes: two stories, the resume, the work, and pay and notice", () => {
    const types = [1, 2, 3, 4, 5, 6].map((seed) => typesOf(planned({ seed }, withFacts)));
    for (const one of types)
      expect([...one.slice(0, 3), ...one.slice(4)]).toEqual([
        "behavioural",
        "behavioural",
        "resume",
        "hr",
      ]);
    expect(new Set(types.map((one) => one[3]))).toEqual(new Set(["technical", "coding"]));
  });

  test.each([
    [10, 2],
    [25, 5],
    [40, 8],
  ] as const)(
    "%i minutes have room for %i questions, each once, and for no more time than there is",
    (minutes, count) => {
      const plan = planned({ minutes, kind: "behavioural" });
      expect(plan).toHaveLength(count);
      expect(new Set(idsOf(plan)).size).toBe(count);
      expect(plan.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(
        minutes * 60 - 50,
      );
    },
  );

  test("asks fewer where each takes longer", () => {
    expect(planned({ kind: "coding", minutes: 10 })).toHaveLength(1);
    expect(
      planned({ kind: "case", minutes: 25 }, { questions: ten("case", { minutes: 6 }) }).length,
    ).toBeLessThan(5);
  });

  test("the same seed asks the same, another one others", () => {
    expect(planned({ seed: 7 })).toEqual(planned({ seed: 7 }));
    expect(idsOf(planned({ seed: 7 }))).not.toEqual(idsOf(planned({ seed: 8 })));
  });

  test("asks nothing that was asked lately where there is other, and what was asked longest ago where there is not", () => {
    const first = idsOf(planned({ kind: "hr" }));
    const second = idsOf(planned({ kind: "hr" }, { recent: first }));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    const few = questions.filter(({ id }) => first.includes(id));
    const again = planned({ kind: "hr", minutes: 10 }, { questions: few, recent: first });
    expect(new Set(idsOf(again))).toEqual(new Set(first.slice(-2)));
  });

  test("asks what fits the level before all else", () => {
    const levels: readonly ExperienceLevel[] = ["7+"];
    const senior = ten("behavioural", { levels }).map((question) => ({
      ...question,
      id: `senior-${question.id}`,
    }));
    expect(
      idsOf(
        planned(
          { kind: "behavioural", level: "fresher" },
          { questions: [...senior, ...questions] },
        ),
      ).join(),
    ).not.toContain("senior");
  });

  test("a role without questions of its own gets those of the role that is nearest to it", () => {
    const plan = planned({ role: "bi-developer", kind: "technical" });
    expect(plan.every(({ question }) => question.roles.includes("data-analyst"))).toBe(true);
  });

  test("what the job asks for steers the choice", () => {
    const airflow = questionOf({
      id: "airflow-retries",
      type: "technical",
      roles: ["data-analyst"],
      ask: "How would you retry a failed Airflow task?",
    });
    const asked = [{ term: "Airflow", skill: null, isOnResume: true }];
    const plan = planned(
      { kind: "technical" },
      { questions: [...questions, airflow], background: { facts: [], asked, job: "" } },
    );
    expect(idsOf(plan)[0]).toBe("airflow-retries");
  });

  test("asks about code only where the role writes it, and about SQL where it must be known", () => {
    const slugs = (of: string) =>
      planned({ role: of, kind: "coding", minutes: 25 }).flatMap(
        ({ question }) => question.leads.problems,
      );
    expect(slugs("data-analyst")).toEqual(["late-orders"]);
    expect(slugs("backend-developer").toSorted()).toEqual(["late-orders", "two-sums"]);
    expect(typesOf(planned({ role: "chef" }, withFacts))).not.toContain("coding");
  });
});

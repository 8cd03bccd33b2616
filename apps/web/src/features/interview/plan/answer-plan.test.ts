import type { Question } from "@taiyari/domain/interview";
import { applyEdit, type DraftEdit, newDraft } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { createPlanAnswerer } from "./answer-plan.ts";
import type { PlanWish, Stock } from "./messages.ts";
import { firstWish } from "./wish.ts";

const question = (id: string, minutes = 2): Question => ({
  id,
  type: "behavioural",
  shape: "story",
  roles: [],
  levels: [],
  competency: "analysis",
  minutes,
  ask: `Tell me about ${id}.`,
  title: id,
  meaning: "",
  points: [],
  anchors: ["1", "2", "3", "4", "5"],
  probes: [],
  hints: [],
  example: "",
  subject: [],
  leads: { lessons: [], problems: [] },
});

const STOCK: Stock = {
  careers: { roles: [], skills: [], industries: [] },
  questions: [question("a-decision"), question("a-delay"), question("a-doubt")],
  problems: [],
};

const wish = (given: Partial<PlanWish> = {}): PlanWish => ({
  setup: { ...firstWish(1).setup, kind: "behavioural" },
  resume: null,
  description: "",
  job: "",
  today: 20_780,
  recent: [],
  only: [],
  earlier: [],
  ...given,
});

function planOf(given: Partial<PlanWish>) {
  const answer = createPlanAnswerer();
  answer({ kind: "stock", stock: STOCK });
  const planned = answer({ kind: "plan", wish: wish(given) });
  if (!planned) throw new Error("a wish is planned");
  return planned;
}

const idsOf = (planned: ReturnType<typeof planOf>) =>
  planned.plan.map((asked) => asked.question.id);

const set = (field: string, value: string): DraftEdit => ({
  kind: "set-field",
  field: { section: "experience", item: "one", field },
  value,
});

describe("what an interview is made of", () => {
  test("cannot be said before there is something to choose from", () => {
    expect(() => createPlanAnswerer()({ kind: "plan", wish: wish() })).toThrow("nothing to choose");
  });

  test("is the same for the same wish, and leaves out what was asked lately", () => {
    const planned = planOf({ recent: ["a-delay"] });
    expect(planned.plan).toHaveLength(2);
    expect(idsOf(planned)).not.toContain("a-delay");
    expect(idsOf(planOf({ recent: ["a-delay"] }))).toEqual(idsOf(planned));
    expect(planned).toMatchObject({ years: null, background: { facts: [], asked: [], job: "" } });
  });

  test("is what somebody wants to practise, of earlier interviews too, without what is gone", () => {
    const earlier = [question("about-my-resume", 3)];
    const planned = planOf({ only: ["about-my-resume", "gone", "a-doubt"], earlier });
    expect(idsOf(planned)).toEqual(["about-my-resume", "a-doubt"]);
    expect(planned.plan.map(({ seconds }) => seconds)).toEqual([240, 180]);
  });

  test("knows the lines of a resume, and how long somebody has worked", () => {
    const draft = [
      { kind: "add-item", section: "experience", id: "one" } as const,
      set("title", "Data Analyst"),
      set("company", "Saral Commerce"),
      set("startDate", "Mar 2021"),
      set("endDate", "Mar 2024"),
      set("description", "Cut refunds by a third"),
    ].reduce(applyEdit, newDraft());
    const resume = { kind: "draft" as const, draft };
    const planned = planOf({ resume });
    expect(planned.years).toBe(3);
    expect(planned.background.facts.map(({ text }) => text)).toContain("Cut refunds by a third");
  });
});

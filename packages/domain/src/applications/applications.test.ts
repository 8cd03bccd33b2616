import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../testing/index.ts";
import { type Application, postingLink } from "./application.ts";
import { applicationsCsv } from "./csv.ts";
import {
  appliedAfter,
  APPLICATION_STAGES,
  countStages,
  moveTo,
  stageAfter,
  type StageChange,
} from "./stages.ts";
import { nextSteps, sortApplications } from "./steps.ts";

const TODAY = "2026-11-23";

function make(given: Partial<Application> = {}): Application {
  return {
    id: "a",
    company: "Nandi Retail",
    role: "Data Analyst",
    place: "",
    link: "",
    note: "",
    appliedOn: null,
    nextStep: "",
    nextOn: null,
    salary: null,
    resume: null,
    letter: null,
    stage: "saved",
    history: [{ stage: "saved", on: "2026-11-01" }],
    ...given,
  };
}

describe("a change of the stage", () => {
  test("to the stage it is in, or back on the same day, leaves nothing", () => {
    const saved = [{ stage: "saved", on: "2026-11-01" }] as const;
    expect(moveTo(saved, { stage: "saved", on: TODAY })).toBe(saved);
    const pressed = moveTo(saved, { stage: "rejected", on: TODAY });
    expect(moveTo(pressed, { stage: "saved", on: TODAY })).toEqual(saved);
    expect(moveTo(pressed, { stage: "applied", on: TODAY })).toEqual([
      ...saved,
      { stage: "applied", on: TODAY },
    ]);
  });

  const change = record({
    stage: constantFrom(...APPLICATION_STAGES),
    on: integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
  });

  test("keeps one change a day in order, never the same stage twice in a row, and ends where it went", () => {
    assert(
      property(array(change, { minLength: 1, maxLength: 90 }), (changes) => {
        let history: readonly StageChange[] = [];
        for (const one of changes) {
          history = moveTo(history, one);
          expect(history.at(-1)?.stage).toBe(one.stage);
        }
        expect(history.length).toBeLessThanOrEqual(60);
        for (const [place, one] of history.entries()) {
          const before = history[place - 1];
          expect(before === undefined || before.on < one.on).toBe(true);
          // The first is kept where those between it and the last sixty go.
          expect(place > 1 && before?.stage === one.stage).toBe(false);
        }
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test("to applied is the day somebody applied, unless there is one or it is taken back that day", () => {
    const applied = { stage: "applied", on: TODAY } as const;
    const saved = { stage: "saved", on: TODAY } as const;
    expect(appliedAfter(null, [], applied)).toBe(TODAY);
    expect(appliedAfter("2026-11-02", [], applied)).toBe("2026-11-02");
    expect(appliedAfter(TODAY, [applied], saved)).toBeNull();
    expect(appliedAfter("2026-11-02", [applied], saved)).toBe("2026-11-02");
    expect(appliedAfter(TODAY, [applied], { stage: "interview", on: TODAY })).toBe(TODAY);
    expect(appliedAfter(TODAY, [applied], { stage: "saved", on: "2026-11-24" })).toBe(TODAY);
  });

  test("has a next one on the way to an offer, and none after the end", () => {
    expect(APPLICATION_STAGES.map(stageAfter)).toEqual([
      "applied",
      "assessment",
      "interview",
      "offer",
      "accepted",
      null,
      null,
      null,
    ]);
  });
});

test("counts of stages name each of them", () => {
  expect(countStages([make(), make({ stage: "offer" }), make()])).toMatchObject({
    saved: 2,
    offer: 1,
    rejected: 0,
  });
});

test("a posting is a link only where it is an address of the web", () => {
  for (const text of ["", "javascript:alert(1)", "ftp://a.in", "a job", "data:text/html,x"])
    expect(postingLink(text)).toBe("");
  expect(postingLink(" jobs.example.in/42 ")).toBe("https://jobs.example.in/42");
  expect(postingLink("http://a.in?x=1")).toBe("http://a.in?x=1");
});

describe("next steps", () => {
  test("are those of open applications, the earliest first", () => {
    const steps = nextSteps(
      [
        make({ id: "late", stage: "applied", nextOn: "2026-11-22" }),
        make({ id: "none" }),
        make({ id: "over", stage: "rejected", nextOn: TODAY }),
        make({ id: "soon", stage: "interview", nextOn: "2026-12-01" }),
        make({ id: "first", stage: "interview", nextOn: "2026-11-20" }),
      ],
      TODAY,
    );
    expect(steps.map(({ application, days }) => [application.id, days])).toEqual([
      ["first", -3],
      ["late", -1],
      ["soon", 8],
    ]);
  });

  test("order the list, with those that are over at its end", () => {
    const all = [
      make({ id: "over", company: "A", stage: "rejected", nextOn: TODAY }),
      make({ id: "none", company: "Z" }),
      make({ id: "next", company: "M", nextOn: TODAY, history: [{ stage: "saved", on: TODAY }] }),
    ];
    const ids = (order: "next" | "changed" | "company") =>
      sortApplications(all, order).map(({ id }) => id);
    expect(ids("next")).toEqual(["next", "none", "over"]);
    expect(ids("changed")).toEqual(["next", "over", "none"]);
    expect(ids("company")).toEqual(["over", "next", "none"]);
  });
});

test("the file of all quotes what it must and makes no formula of a text", () => {
  const one = {
    ...make({ company: '=HYPERLINK("x")', note: "two\nlines, and more", salary: 1_250_000 }),
    resumeName: "Analyst",
    letterName: "",
  };
  const [heads, ...rest] = applicationsCsv([one]).split("\r\n");
  expect(heads?.split(",").slice(0, 3)).toEqual(["Company", "Role", "Stage"]);
  expect(rest.join("")).toBe(
    '"\'=HYPERLINK(""x"")",Data Analyst,Saved,,,,,,1250000,Analyst,,"two\nlines, and more",2026-11-01 Saved',
  );
  expect(applicationsCsv([]).trimEnd().split("\r\n")).toHaveLength(1);
});

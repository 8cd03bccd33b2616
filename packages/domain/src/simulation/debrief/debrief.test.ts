import { expect, test } from "vitest";
import type { HandedIn } from "../deliverable.ts";
import { replay } from "../replay/replay.ts";
import type { Act } from "../run.ts";
import { makeScenario } from "../testing/make-scenario.ts";
import { type Debrief, debriefOf } from "./debrief.ts";

const GOOD = "It is UPI payments. Priya will call the gateway at 18:00.";
const WORK: HandedIn = {
  text: GOOD,
  to: ["priya"],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
};
const LINE = "Separated failed attempts from lost orders. In my own work [which number?].";
const day = makeScenario({ resumeLines: [LINE] });

function debriefAfter(acts: readonly Act[]): Debrief {
  const debrief = debriefOf(day, replay(day, acts, 120));
  if (!debrief) throw new Error("the day is not over");
  return debrief;
}

const handedIn: Act = { id: "a", at: 20, kind: "handed-in", task: "answer", work: WORK };

test("there is none before the end of the day", () => {
  expect(debriefOf(day, replay(day, [handedIn], 60))).toBeNull();
});

test("lines for a resume come with a day that showed what they say", () => {
  expect(debriefAfter([handedIn])).toMatchObject({ score: 50, resumeLines: [] });
  const both: Act = { id: "b", at: 30, kind: "handed-in", task: "pins", work: WORK };
  expect(debriefAfter([handedIn, both])).toMatchObject({ score: 100, resumeLines: [LINE] });
});

test("each task says how it stands and when it came", () => {
  expect(debriefAfter([handedIn]).tasks).toMatchObject([
    { standing: "accepted", points: 100, handedInAt: 590, note: "In time, taken at once" },
    { standing: "missed", points: 0, handedInAt: null, note: "Not handed in" },
  ]);
});

test("a competency rests on the rubric’s words with what was written, and on what was not handed in", () => {
  const { competencies } = debriefAfter([handedIn]);
  expect(competencies.find(({ id }) => id === "ownership")).toEqual({
    id: "ownership",
    level: 1.5,
    evidence: [
      {
        at: 590,
        why: "Task answer: owner and time.",
        quote: "Priya will call the gateway at 18:00.",
      },
      { at: 645, why: "Task pins: nothing was handed in.", quote: "" },
    ],
  });
  expect(competencies.find(({ id }) => id === "ethics")).toEqual({
    id: "ethics",
    level: null,
    evidence: [],
  });
});

const estimated = (level: number): Act => ({
  id: "e",
  at: 10,
  kind: "estimated",
  task: "answer",
  levels: { owner: level },
});

test("own estimates are counted, and told where they were two levels away", () => {
  expect(debriefAfter([handedIn]).estimates).toEqual({ given: 0, apart: [] });
  expect(debriefAfter([estimated(2), handedIn]).estimates).toEqual({ given: 1, apart: [] });
  expect(debriefAfter([estimated(1), handedIn]).estimates).toEqual({
    given: 1,
    apart: ["Task answer, next step: you put yourself 2 levels below the rubric."],
  });
});

import { expect, test } from "vitest";
import { waitingText } from "./next-bar.tsx";
import { type PlayedRun, standingIn } from "./played.ts";

function run(id: string, scenario: string, over: PlayedRun["over"]): PlayedRun {
  return {
    own: {
      head: {
        id,
        scenario,
        version: 1,
        digest: "0123456789",
        startedAt: "2026-11-12T04:00:00.000Z",
      },
      events: [],
    },
    title: "Diwali week",
    time: "10:12",
    tasks: 5,
    handedIn: 1,
    waiting: [],
    over,
  };
}

const over = (score: number, ending: string) => ({ score, ending: { id: ending, title: ending } });

test("a scenario stands by its latest day that goes on, its best score and the endings that were found", () => {
  const played = [
    run("d", "diwali-week", null),
    run("c", "diwali-week", over(59, "helpful-to-all")),
    run("x", "month-end-close", over(90, "tied")),
    run("b", "diwali-week", over(88, "one-bridge")),
    run("a", "diwali-week", over(20, "one-bridge")),
    run("0", "diwali-week", null),
  ];
  const standing = standingIn("diwali-week", played);
  expect(standing.going?.own.head.id).toBe("d");
  expect(standing.best?.own.head.id).toBe("b");
  expect(standing.found).toBe(2);
  expect(standingIn("on-call-night", played)).toEqual({ going: null, best: null, found: 0 });
});

const waits = (person: string, due: string, isLate = false) => ({
  person,
  work: "your mail",
  due,
  isLate,
});

test("who waits is named, two of them, and the others counted", () => {
  expect(waitingText([])).toBe("Nobody waits for anything now.");
  expect(waitingText([waits("Rohit", "10:45", true), waits("Priya", "11:00")])).toBe(
    "Rohit has waited for your mail since 10:45, Priya waits for your mail until 11:00.",
  );
  expect(
    waitingText([waits("A", "9:00"), waits("B", "9:10"), waits("C", "9:20"), waits("D", "9:30")]),
  ).toBe("A waits for your mail until 9:00, B waits for your mail until 9:10, and two more wait.");
});

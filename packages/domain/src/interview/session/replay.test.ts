import { describe, expect, test } from "vitest";
import { questionOf, STRONG } from "../reading/testing/index.ts";
import type { InterviewEvent } from "../session.ts";
import { answered, eventsOf, happened, interviewOf } from "../testing/index.ts";
import { replay } from "./replay.ts";

const THREE = ["one", "two", "three"].map((id) => questionOf({ id, ask: `Tell me about ${id}.` }));
const real = interviewOf(THREE);
const study = interviewOf(THREE, { mode: "study" });

/** Kinds of what was said, in order. */
const kindsOf = (interview: typeof real, ...events: InterviewEvent[]) =>
  replay(interview, events).turns.map((turn) => (turn.by === "person" ? "answer" : turn.kind));

/** A submission to a coding question. */
function solved(at: number, passed: number): InterviewEvent {
  return { id: `s${at}`, at, kind: "solved", language: "sql", code: "SELECT 1", passed, total: 3 };
}

describe("what cannot have happened is left out", () => {
  test.each([
    ["an answer to the greeting", [answered(STRONG, 1)]],
    ["a skip before anything is asked", [happened("skipped", 1)]],
    ["a resume that was never paused", [happened("resumed", 1)]],
    ["a hint in a real interview", [happened("went-on", 1), happened("hint-shown", 2)]],
    ["an example in a real interview", [happened("went-on", 1), happened("example-shown", 2)]],
    ["another try in a real interview", [happened("went-on", 1), happened("tried-again", 2)]],
    ["a kind of a later version", [{ id: "x", at: 1, kind: "danced" } as never]],
    ["a time that is none", [{ ...happened("went-on", 1), at: Number.NaN }]],
    ["no event", [null as never, 3 as never, {} as never]],
    [
      "an answer without a text",
      [happened("went-on", 1), { id: "a", at: 2, kind: "answered" } as never],
    ],
  ] as const)("%s", (_, events) => {
    const wentOn = events.some(
      (event) =>
        event !== null &&
        typeof event === "object" &&
        "kind" in event &&
        event.kind === "went-on" &&
        Number.isFinite(event.at),
    );
    const state = replay(real, events);
    expect(state).toMatchObject({
      phase: wentOn ? "question" : "kickoff",
      hints: 0,
      isExampleShown: false,
      attempt: 1,
      isPaused: false,
    });
    expect(state.turns).toHaveLength(wentOn ? 2 : 1);
  });

  test("an answer after the end", () => {
    const events = eventsOf(happened("went-on", 1), happened("ended", 2), answered(STRONG, 3));
    expect(kindsOf(real, ...events)).toEqual(["kickoff", "question"]);
    expect(replay(real, events)).toMatchObject({ phase: "ended", asking: null, spent: 2 });
  });

  test("a submission to a question that is no coding one", () => {
    expect(replay(real, [happened("went-on", 1), solved(2, 1)]).solutions).toEqual([]);
  });
});

describe("a real interview", () => {
  test("greets, asks each question once in order, and says goodbye", () => {
    const state = replay(
      real,
      eventsOf(
        happened("went-on", 5),
        happened("skipped", 60),
        happened("skipped", 90),
        happened("skipped", 120),
      ),
    );
    expect(state.turns.map(({ text }) => text).slice(1, 4)).toEqual(THREE.map(({ ask }) => ask));
    expect(state).toMatchObject({ phase: "wrap-up", asking: null, question: 2, left: 1_500 - 120 });
  });

  test("asks back about what is missing, with words that were said", () => {
    const text =
      "Last year our operations team wanted to sign with a courier. We checked the refunds and it went down a lot.";
    const { asking, phase } = replay(real, eventsOf(happened("went-on", 5), answered(text, 80)));
    expect(phase).toBe("follow-up");
    expect(asking?.asks?.quote).not.toBe("");
    expect(text).toContain(asking?.asks?.quote);
    expect(asking?.text).toContain(asking?.asks?.quote);
  });

  test("leaves out what there is no time for, and says goodbye with half a minute left", () => {
    const late = replay(real, eventsOf(happened("went-on", 5), happened("skipped", 1_471)));
    expect(late.phase).toBe("wrap-up");
    const long = questionOf({ id: "long", minutes: 20 });
    const mixed = interviewOf([
      questionOf({ id: "a" }),
      long,
      questionOf({ id: "b", minutes: 0.5 }),
    ]);
    expect(
      replay(mixed, eventsOf(happened("went-on", 5), happened("skipped", 1_350))).question,
    ).toBe(2);
  });

  test("lets somebody finish after the time is over, and ends by itself when nothing is said", () => {
    const events = eventsOf(happened("went-on", 5));
    expect(replay(real, events, 1_500 + 59)).toMatchObject({ phase: "question", left: 0 });
    expect(replay(real, events, 1_500 + 60).phase).toBe("wrap-up");
    expect(replay(real, events, 1_500 + 90).phase).toBe("ended");
    expect(
      replay(real, eventsOf(happened("went-on", 5), answered(STRONG, 1_590)), 1_590).phase,
    ).toBe("wrap-up");
  });

  test("waits while it is paused, and an answer takes it on", () => {
    const paused = {
      ...happened("went-on", 9),
      kind: "paused",
      why: "microphone",
    } as InterviewEvent;
    expect(replay(real, eventsOf(happened("went-on", 5), paused), 5_000)).toMatchObject({
      phase: "question",
      isPaused: true,
    });
    expect(
      replay(real, eventsOf(happened("went-on", 5), paused, answered(STRONG, 9))),
    ).toMatchObject({ isPaused: false });
  });

  test("says again what it asked", () => {
    expect(kindsOf(real, ...eventsOf(happened("went-on", 5), happened("asked-again", 9)))).toEqual([
      "kickoff",
      "question",
      "asked-again",
    ]);
  });

  test("a correction changes the text and never what was asked because of it", () => {
    const events = eventsOf(
      happened("went-on", 5),
      answered("We did it and it went down a lot in the data report.", 40),
    );
    const before = replay(real, events);
    const after = replay(real, [
      ...events,
      { id: "c", at: 41, kind: "corrected", turn: 0, text: "I cut it by 38%." },
    ]);
    expect(after.turns.filter(({ by }) => by === "interviewer")).toEqual(
      before.turns.filter(({ by }) => by === "interviewer"),
    );
    expect(after.turns.find(({ by }) => by === "person")?.text).toBe("I cut it by 38%.");
  });

  test("a coding question keeps its last submission", () => {
    const coding = interviewOf([questionOf({ id: "c", type: "coding", shape: "code" })]);
    expect(
      replay(coding, eventsOf(happened("went-on", 5), solved(9, 1), solved(19, 3))).solutions,
    ).toMatchObject([{ question: 0, passed: 3 }]);
  });
});

describe("the study mode", () => {
  const first = eventsOf(happened("went-on", 5), answered(STRONG, 60));

  test("has no clock", () => {
    expect(replay(study, first, 100_000)).toMatchObject({ left: null });
  });

  test("waits after an answer until it was looked at", () => {
    const answers = [...first, answered(STRONG, 90), answered(STRONG, 120)];
    expect(replay(study, answers)).toMatchObject({ phase: "review", asking: null, question: 0 });
    expect(replay(study, [...answers, happened("went-on", 150)])).toMatchObject({
      phase: "question",
      question: 1,
    });
  });

  test("shows hints one by one, as many as there are, and asks the same question again", () => {
    const hinted = interviewOf([questionOf({ hints: ["Who?", "How much?"] })], { mode: "study" });
    const events = eventsOf(
      happened("went-on", 5),
      happened("hint-shown", 6),
      happened("hint-shown", 7),
      happened("hint-shown", 8),
    );
    expect(replay(hinted, events).hints).toBe(2);
    const again = replay(hinted, [...events, happened("skipped", 9), happened("tried-again", 10)]);
    expect(again).toMatchObject({ phase: "question", attempt: 2, question: 0 });
  });
});

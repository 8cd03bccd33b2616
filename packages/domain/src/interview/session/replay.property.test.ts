import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import { questionOf, STRONG } from "../reading/testing/index.ts";
import type { Interview, InterviewEvent } from "../session.ts";
import { INTERVIEWER_MANNERS } from "../setup.ts";
import {
  FACTS,
  HOSTILE,
  INJECTION,
  interviewOf,
  OFF_TOPIC,
  RULES,
  VAGUE,
} from "../testing/index.ts";
import { replay } from "./replay.ts";

const QUESTIONS = ["one", "two", "three", "four"].map((id, at) =>
  questionOf({
    id,
    ask: `Tell me about case ${id}, please.`,
    hints: ["Who?", "How much?"],
    type: at === 3 ? "coding" : "behavioural",
    shape: at === 3 ? "code" : "story",
  }),
);

const anyText = fc.oneof(
  fc.constantFrom(STRONG, VAGUE, HOSTILE, INJECTION, OFF_TOPIC, "", "Yes.", "I don't know"),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "I",
        "we",
        "checked",
        "the",
        "data",
        "and",
        "so",
        "it",
        "fell",
        "by",
        "38%",
        "a lot",
        "“quoted”",
        "{quote}",
        "$&",
        "\n",
        "Saral",
        "2015",
        "um",
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(" ")),
);

const anyHappening = fc.oneof(
  {
    weight: 4,
    arbitrary: anyText.map((text) => ({
      kind: "answered",
      text,
      seconds: null,
      pauses: null,
      words: null,
      keepsFillers: true,
    })),
  },
  { weight: 3, arbitrary: fc.constant({ kind: "went-on" }) },
  fc
    .constantFrom(
      "skipped",
      "hint-shown",
      "example-shown",
      "asked-again",
      "resumed",
      "tried-again",
      "ended",
    )
    .map((kind) => ({ kind })),
  fc.constant({ kind: "paused", why: "person" }),
  fc.record({ kind: fc.constant("corrected"), turn: fc.nat({ max: 8 }), text: anyText }),
  fc.record({ kind: fc.constant("noted"), text: anyText }),
  fc.constant({ kind: "solved", language: "sql", code: "SELECT 1", passed: 1, total: 2 }),
  fc.anything(),
);

/** Happenings in order, each some seconds after the one before; every id once. */
const anyEvents = fc
  .array(fc.tuple(anyHappening, fc.integer({ min: 0, max: 400 })), { maxLength: 24 })
  .map((list) => {
    let at = 0;
    return list.map(([happening, after], place): InterviewEvent => {
      at += after;
      return typeof happening === "object" && happening !== null
        ? ({ id: `event-${place}`, at, ...happening } as InterviewEvent)
        : (happening as never);
    });
  });

const anyInterview: fc.Arbitrary<Interview> = fc
  .record({
    manner: fc.constantFrom(...INTERVIEWER_MANNERS),
    mode: fc.constantFrom("real", "study"),
    minutes: fc.constantFrom(10, 25, 40),
    seed: fc.nat(),
  })
  .map((setup) => interviewOf(QUESTIONS, setup, { facts: FACTS }));

const runs = { numRuns: sampling.runsOf(400) };

describe("whatever happens", () => {
  test("nothing throws, and the state is whole", () => {
    fc.assert(
      fc.property(anyInterview, anyEvents, fc.double(), (interview, events, now) => {
        const { phase, turns, asking, question, left, hints } = replay(interview, events, now);
        expect(asking !== null).toBe(phase === "question" || phase === "follow-up");
        expect(asking === null || turns.includes(asking)).toBe(true);
        expect(question).toBeLessThan(QUESTIONS.length);
        expect(hints).toBeLessThanOrEqual(2);
        expect(left === null).toBe(interview.setup.mode === "study");
      }),
      runs,
    );
  });

  test("events twice, or told in another order than they happened, give the same", () => {
    fc.assert(
      fc.property(
        anyInterview,
        anyEvents,
        fc.infiniteStream(fc.nat()),
        (interview, events, order) => {
          // Those of one moment keep the order they were kept in, so each gets a moment of its own here.
          const apart = events.map((event, place) =>
            typeof event?.at === "number" ? { ...event, at: event.at + place / 1_000 } : event,
          );
          const shuffled = apart
            .map((event) => ({ event, rank: order.next().value ?? 0 }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ event }) => event);
          expect(replay(interview, [...shuffled, ...apart])).toEqual(replay(interview, apart));
        },
      ),
      runs,
    );
  });

  test("what was said stays said: each event only adds to what is before it", () => {
    fc.assert(
      fc.property(anyInterview, anyEvents, (interview, events) => {
        const said = (count: number) =>
          // The goodbye of somebody who is silent comes with the clock, and goes when they spoke all the same.
          replay(interview, events.slice(0, count)).turns.filter(
            (turn) => turn.by === "interviewer" && turn.kind !== "wrap-up",
          );
        for (let count = 1; count <= events.length; count++)
          expect(said(count).slice(0, said(count - 1).length)).toEqual(said(count - 1));
      }),
      { numRuns: sampling.runsOf(100) },
    );
  });

  test.each(
    Object.entries(RULES).filter(
      ([name]) => !/^(?:ends|asks nothing|is over|never says)/u.test(name),
    ),
  )("it %s", (_, brokenBy) => {
    fc.assert(
      fc.property(anyInterview, anyEvents, (interview, events) => {
        const valid = events.filter((event) => typeof event === "object" && event !== null);
        expect(
          brokenBy(interview, { events: valid, state: replay(interview, events), given: 0 }),
        ).toEqual([]);
      }),
      runs,
    );
  });
});

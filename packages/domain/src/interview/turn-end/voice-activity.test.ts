import { array, assert, double, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { showsFillers } from "./kept-fillers.ts";
import { hearLevel, measureSpeech, NO_VOICE, silenceOf } from "./voice-activity.ts";

const STEP = 0.05;

/** Stretches of one level each: [dB, seconds]. */
function hear(stretches: readonly (readonly [level: number, seconds: number])[]) {
  let activity = NO_VOICE;
  let at = 0;
  for (const [level, seconds] of stretches) {
    for (let step = 0; step < Math.round(seconds / STEP); step += 1) {
      at += STEP;
      activity = hearLevel(activity, { level, at });
    }
  }
  return { activity, at };
}

describe("hearLevel", () => {
  test.each([
    ["a quiet room", [[-62, 20]]],
    ["no sound at all", [[-100, 5]]],
    [
      "a key that is pressed",
      [
        [-60, 3],
        [-20, 0.1],
        [-60, 3],
      ],
    ],
  ] as const)("hears no voice in %s", (_name, stretches) => {
    expect(hear(stretches).activity.spans).toEqual([]);
  });

  test("takes a fan for the room after a few seconds", () => {
    const { activity, at } = hear([
      [-62, 1],
      [-48, 20],
    ]);
    expect(activity.isSpeaking).toBe(false);
    expect(silenceOf(activity, at)).toBeGreaterThan(12);
  });

  test("hears words with short gaps between them as one stretch of voice, and how long it is silent since", () => {
    const { activity, at } = hear([
      [-60, 2],
      [-25, 0.6],
      [-58, 0.2],
      [-22, 1],
      [-60, 1.4],
    ]);
    expect(activity.spans).toHaveLength(1);
    expect(measureSpeech(activity.spans)).toEqual({ seconds: 1.7, pauses: [] });
    expect(silenceOf(activity, at)).toBeCloseTo(1.4);
  });

  test("hears voice in a loud room, and a quiet one in a quiet room", () => {
    expect(
      hear([
        [-45, 30],
        [-28, 2],
      ]).activity.isSpeaking,
    ).toBe(true);
    expect(
      hear([
        [-70, 5],
        [-48, 2],
      ]).activity.isSpeaking,
    ).toBe(true);
  });

  test("keeps hearing somebody who speaks for minutes with no more than the gaps between words", () => {
    const words = Array.from(
      { length: 300 },
      () =>
        [
          [-24, 0.4],
          [-50, 0.1],
        ] as const,
    ).flat();
    const { activity } = hear([[-60, 1], ...words]);
    expect(activity.isSpeaking).toBe(true);
    expect(activity.spans).toHaveLength(1);
  });

  test("spans are in order and never overlap, whatever is heard", () => {
    const stretches = array(
      tuple(integer({ min: -100, max: 0 }), double({ min: 0.05, max: 4, noNaN: true })),
      { maxLength: 20 },
    );
    assert(
      property(stretches, (heard) => {
        const { spans } = hear(heard).activity;
        for (const [at, span] of spans.entries()) {
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.from).toBeGreaterThan(spans[at - 1]?.to ?? -1);
        }
      }),
    );
  });
});

describe("measureSpeech", () => {
  test("gives nothing without voice", () => {
    expect(measureSpeech([])).toBeNull();
  });

  test("counts from the first sound to the last, and only pauses of more than 2.5 s", () => {
    const spans = [
      { from: 4, to: 10 },
      { from: 12.5, to: 20 },
      { from: 23.14, to: 30.04 },
    ];
    expect(measureSpeech(spans)).toEqual({ seconds: 26, pauses: [3.1] });
  });
});

describe("showsFillers", () => {
  test.each([
    "from the umbrella company",
    "I like it",
    "matlab samjhe",
    "her hummus",
    "अच्छा ठीक",
    "",
  ])("not in “%s”", (text) => expect(showsFillers(text)).toBe(false));
  test.each(["From, um, I do not", "Uhh yes", "hmm", "so er we", "उम्म मैंने", "अम्म, हाँ"])(
    "in “%s”",
    (text) => expect(showsFillers(text)).toBe(true),
  );
});

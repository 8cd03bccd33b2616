import { describe, expect, test } from "vitest";
import type { Question } from "../question.ts";
import { questionOf, STRONG, turnsOf } from "../reading/testing/index.ts";
import type { InterviewerManner } from "../setup.ts";
import { FACTS, INJECTION } from "../testing/index.ts";
import { askBack, type Asked } from "./ask-back.ts";
import { gapKey } from "./gap-key.ts";

interface Given {
  readonly question?: Partial<Question>;
  readonly asked?: readonly Asked[];
  readonly said?: readonly string[];
  readonly withFacts?: boolean;
}

function back(
  manner: InterviewerManner,
  texts: readonly string[],
  given: Given = {},
): Asked | null {
  return askBack({
    question: questionOf(given.question),
    background: { facts: given.withFacts ? FACTS : [], asked: [], job: "" },
    setup: { manner, seed: 1 },
    answers: turnsOf(...texts),
    solution: null,
    asked: given.asked ?? [],
    said: new Set(given.said),
    startedAt: "2026-11-23T04:12:09.120Z",
  });
}

const gapOf = (asked: Asked | null) => (asked ? gapKey(asked.gap) : null);
const thin: Asked = { gap: { kind: "thin" }, quote: "", text: "Go on." };

const WE =
  "Last year our operations team wanted to sign with another courier. We pulled the refund data and we compared it with the reports. So they agreed to another hub instead, and refunds fell from 400 to 260 in five weeks.";
const NO_NUMBER =
  "Last year our operations team wanted to sign with another courier. I pulled the refund data and I compared it with the reports. They agreed to another hub instead, and refunds went down a lot.";

describe("nothing is asked back", () => {
  test.each(["warm", "plain", "brisk"] as const)(
    "by a %s interviewer after a whole answer",
    (manner) => {
      expect(gapOf(back(manner, [STRONG]))).toBeNull();
    },
  );

  test("of somebody who was asked back and is silent, or does not know", () => {
    expect(back("probing", [NO_NUMBER, ""], { asked: [thin] })).toBeNull();
    expect(back("probing", [NO_NUMBER, "I don't remember."], { asked: [thin] })).toBeNull();
  });

  test("of somebody who does not know, where the manner lets go", () => {
    expect(back("plain", ["I don't know"])).toBeNull();
    expect(back("brisk", ["I don't know"])).toBeNull();
  });

  test("more often than the manner asks", () => {
    expect(back("plain", [NO_NUMBER, WE], { asked: [thin] })).toBeNull();
    expect(back("probing", [NO_NUMBER, WE, WE], { asked: [thin, thin] })).toBeNull();
  });
});

describe("manners differ in what they ask", () => {
  test("of a team's work the probing one asks for the own part, the brisk one for nothing that is there", () => {
    expect(gapOf(back("probing", [WE]))).toBe("own-part");
    expect(back("probing", [WE])?.quote).toBe("we compared it with the reports");
    expect(gapOf(back("brisk", [WE]))).toBeNull();
  });

  test("of a result without a figure all ask how much, about the words that claim it", () => {
    for (const manner of ["warm", "probing", "brisk"] as const)
      expect(back(manner, [NO_NUMBER])).toMatchObject({
        gap: { kind: "number" },
        quote: "refunds went down a lot",
      });
  });

  test("the brisk one cuts in on a long answer and asks for the point", () => {
    const long = `${STRONG} ${"And then we had many calls with the courier about the same data in that week. ".repeat(6)}`;
    expect(back("brisk", [long])).toMatchObject({ gap: { kind: "part", part: "result" } });
    expect(gapOf(back("warm", [long]))).toBeNull();
  });

  test("the warm and the probing one help somebody who does not know", () => {
    expect(back("warm", ["I don't know"])?.text).toMatch(/^That is all right\./u);
    expect(back("probing", ["I don't know"])?.text).not.toBe(back("warm", ["I don't know"])?.text);
  });
});

describe("the words", () => {
  const probes: Question["probes"] = [
    { about: { kind: "number" }, ask: "You said “{quote}”. How many parcels was that?" },
    { about: { kind: "number" }, ask: "How many parcels?" },
  ];

  test("are the author's, and ours where those were said", () => {
    const first = back("plain", [NO_NUMBER], { question: { probes, points: [] } });
    expect(first?.text).toBe("You said “refunds went down a lot”. How many parcels was that?");
    const second = back("plain", [NO_NUMBER], {
      question: { probes, points: [] },
      said: [first?.text ?? ""],
    });
    expect(second?.text).toBe("How many parcels?");
    const third = back("plain", [NO_NUMBER], {
      question: { probes, points: [] },
      said: [first?.text ?? "", "How many parcels?"],
    });
    expect([first?.text, second?.text, null]).not.toContain(third?.text);
  });

  test("never name a key point that its author did not ask about", () => {
    const points = [
      { id: "secret", point: "The contract law", words: ["jurisdiction"], isNeeded: true },
    ];
    expect(gapOf(back("probing", [STRONG], { question: { points } }))).not.toBe("point:secret");
  });

  test("quote no abuse, no line break and no instructions", () => {
    const rude = back("probing", [
      "Last year we checked the stupid report data, and we told those idiots about it in the team.",
    ]);
    expect(rude?.text).not.toMatch(/stupid|idiot/u);
    const told = back("probing", [
      `Last year our team wanted to sign. We checked the data. ${INJECTION}`,
    ]);
    expect(told?.text).not.toMatch(/instruction|marks|score/u);
    expect(back("plain", [INJECTION])?.text).toMatch(/question/u);
  });

  test("say the question again to somebody who is elsewhere or silent, once", () => {
    expect(
      back("plain", [
        "Yesterday it rained the whole day and the cricket match was called off again.",
      ]),
    ).toMatchObject({ gap: { kind: "off-topic" }, quote: "" });
    expect(back("plain", [""])?.text).toBe(
      "I did not hear an answer. One sentence is enough to begin with.",
    );
  });
});

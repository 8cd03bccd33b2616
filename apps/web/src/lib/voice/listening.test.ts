import { fail, ok } from "@taiyari/domain/result";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beginListening, type ListeningDeps, type ListeningState } from "./listening.ts";
import type { RecordedPiece } from "./recorder.ts";
import { createServerTranscriber } from "./server-transcriber.ts";
import { handMeter } from "./testing/voice-fakes.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ROOM = -60;
const PIECE = new Blob(["sound"]);

/** A turn whose pieces are written down as these texts, one after the other. */
function begin(texts: readonly (string | null)[], given: Partial<ListeningDeps> = {}) {
  const meter = handMeter();
  const states: ListeningState[] = [];
  const over = vi.fn<() => void>();
  const sent: number[] = [];
  const listening = beginListening({
    meter,
    language: "en-IN",
    isFirstAnswer: true,
    before: null,
    onChange: (state) => states.push(state),
    onOver: over,
    isSeen: () => true,
    transcriberOf: (hasVoiceSince) =>
      createServerTranscriber({
        stream: {} as MediaStream,
        language: "en-IN",
        hasVoiceSince,
        record: () => {
          const startedAt = performance.now() / 1000;
          const stop = async (): Promise<RecordedPiece> => ({
            audio: PIECE,
            seconds: performance.now() / 1000 - startedAt,
          });
          return { startedAt, stop };
        },
        send: async ({ seconds }) => {
          const text = texts[sent.length] ?? null;
          sent.push(Math.round(seconds));
          if (text === null) return fail({ lasts: "once", sentence: "Not written down." });
          const words = text.split(" ").map((word, at) => ({ text: word, from: at, to: at + 0.5 }));
          return ok({ text, words });
        },
      }),
    ...given,
  });
  /** Voice or silence for some seconds. */
  async function hear(level: number, seconds: number): Promise<void> {
    for (let step = 0; step < Math.round(seconds * 20); step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one moment after another is the point
      await vi.advanceTimersByTimeAsync(50);
      meter.hear({ level, at: performance.now() / 1000 });
    }
  }
  /** Words with no more than a breath between them. */
  async function speak(seconds: number): Promise<void> {
    for (let word = 0; word < Math.round(seconds / 0.4); word += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one word after another is the point
      await hear(-25, 0.3);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await hear(ROOM, 0.1);
    }
  }
  return { listening, hear, speak, sent, over, state: () => listening.state(), states };
}

describe("what must not end a turn", () => {
  test("silence before the first word, however long", async () => {
    const { hear, over, sent } = begin(["hello"]);
    await hear(ROOM, 60);
    expect(over).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  test("a short pause, a thought within a sentence, a first answer of a few seconds", async () => {
    const { hear, speak, over } = begin(["we moved three pin codes to", "and then", "the courier"]);
    await speak(3);
    await hear(ROOM, 5);
    expect(over).not.toHaveBeenCalled();
    await speak(9);
    await hear(ROOM, 2.5);
    expect(over).not.toHaveBeenCalled();
  });

  test("silence for somebody who holds to talk, or whose page is hidden", async () => {
    const { hear, speak, over, listening } = begin(["we moved three pin codes"]);
    listening.hold(true);
    await speak(12);
    listening.hold(false);
    await hear(ROOM, 20);
    expect(over).not.toHaveBeenCalled();
    const hidden = begin(["we moved three pin codes"], { isSeen: () => false });
    await hidden.speak(12);
    await hidden.hear(ROOM, 20);
    expect(hidden.over).not.toHaveBeenCalled();
  });
});

describe("a turn", () => {
  test("is over once, after a whole sentence and a pause, with its words, seconds and pauses", async () => {
    const { hear, speak, over, listening, sent } = begin([
      "um we lost refunds because",
      "so we moved them",
    ]);
    await hear(ROOM, 2);
    await speak(8);
    await hear(ROOM, 2.6);
    await speak(4);
    await hear(ROOM, 4);
    expect(over).toHaveBeenCalledTimes(1);
    const answer = await listening.finish();
    expect(answer).toMatchObject({
      text: "um we lost refunds because so we moved them",
      keepsFillers: true,
    });
    expect(answer.seconds).toBeCloseTo(14.6, 0);
    expect(answer.pauses).toEqual([expect.closeTo(2.7, 0)]);
    expect(answer.words).toHaveLength(9);
    expect(answer.words?.every(({ from, to }) => from >= 0 && to > from - 1)).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test("is cut into pieces without a pause as well, and shows what is written down meanwhile", async () => {
    const { speak, sent, state } = begin(["the first half minute", "the second"]);
    await speak(52);
    expect(sent).toEqual([28]);
    expect(state().final).toBe("the first half minute");
  });

  test("that is done by hand is written down to its last word", async () => {
    const { speak, listening } = begin(["we moved it and"]);
    await speak(4);
    expect((await listening.finish()).text).toBe("we moved it and");
  });

  test("without a meter that measures is written down, and its seconds are not measured", async () => {
    const { listening } = begin(["we moved it"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await listening.finish()).toMatchObject({
      text: "we moved it",
      seconds: null,
      pauses: null,
    });
  });

  test("says what was not written down, and goes on", async () => {
    const { hear, speak, listening, state } = begin([null, "we moved it"]);
    await speak(8);
    await hear(ROOM, 1);
    expect(state().problem).toEqual({ lasts: "once", sentence: "Not written down." });
    await speak(4);
    expect((await listening.finish()).text).toBe("we moved it");
  });

  test("goes on after a reload where it was: words, seconds, pauses and times", async () => {
    const before = {
      text: "we lost refunds",
      seconds: 12,
      pauses: [3.2],
      words: [{ text: "refunds", from: 11, to: 12 }],
      keepsFillers: true,
    };
    const { hear, speak, listening, state } = begin(["so we moved it"], { before });
    expect(state().final).toBe("we lost refunds");
    await hear(ROOM, 3);
    await speak(5);
    const answer = await listening.finish();
    expect(answer.text).toBe("we lost refunds so we moved it");
    expect(answer.seconds).toBeCloseTo(17, 0);
    expect(answer.pauses).toEqual([3.2]);
    expect(answer.words?.map(({ from }) => Math.round(from))).toEqual([11, 9, 10, 11, 12]);
    expect(answer.keepsFillers).toBe(true);
  });
});

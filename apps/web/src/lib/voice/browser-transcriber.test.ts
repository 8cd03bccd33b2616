import { beforeEach, describe, expect, test, vi } from "vitest";
import { createBrowserTranscriber } from "./browser-transcriber.ts";
import { HandRecognition } from "./testing/voice-fakes.ts";
import { type HeardWords, NO_WORDS, type TranscriberProblem } from "./transcriber.ts";

function begin(language: "en-IN" | "hi-IN" = "en-IN") {
  const transcriber = createBrowserTranscriber({
    Recognition: HandRecognition,
    language,
    track: undefined,
  });
  const recognition = HandRecognition.made.at(-1);
  if (!recognition) throw new Error("none was made");
  const heard: HeardWords[] = [NO_WORDS];
  const problems: TranscriberProblem[] = [];
  transcriber.start({
    onWords: (words) => heard.push(words),
    onProblem: (problem) => problems.push(problem),
  });
  return { transcriber, recognition, heard, problems };
}

beforeEach(() => {
  HandRecognition.made = [];
});

describe("a browser's recognition that fails", () => {
  test.each(["not-allowed", "service-not-allowed", "network", "audio-capture"])(
    "for %s says so once and is not started again",
    (error) => {
      const { recognition, problems } = begin();
      recognition.fail(error);
      recognition.end();
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ lasts: "for-good" });
      expect(problems[0]?.sentence).toMatch(/typing/);
      expect(recognition.calls).toEqual(["start"]);
    },
  );

  test.each(["no-speech", "aborted"])("for %s goes on", (error) => {
    const { recognition, problems } = begin();
    recognition.fail(error);
    recognition.end();
    expect(problems).toEqual([]);
    expect(recognition.calls).toEqual(["start", "start"]);
  });

  test("is given up when it ends at once again and again", () => {
    const { recognition, problems } = begin();
    for (let time = 0; time < 20; time += 1) recognition.end();
    expect(problems).toHaveLength(1);
    expect(recognition.calls).toHaveLength(5);
  });

  test("and never says that it ended is waited for two seconds, not longer", async () => {
    vi.useFakeTimers();
    const { transcriber, recognition } = begin();
    recognition.give(["half a sen"]);
    const stopped = transcriber.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(stopped).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});

describe("a browser's recognition", () => {
  test("listens in the language, and shows words that may still change", () => {
    const { recognition, heard, transcriber } = begin("hi-IN");
    expect(recognition).toMatchObject({ lang: "hi-IN", continuous: true, interimResults: true });
    recognition.give(["we lost refunds", true], ["in about a"]);
    expect(heard.at(-1)).toEqual({ final: "we lost refunds", interim: "in about a", times: null });
    expect(transcriber.isPending()).toBe(true);
  });

  test("is started again when it ends, and keeps what was not settled", () => {
    const { recognition, heard } = begin();
    recognition.give(["we lost refunds", true], ["in about a"]);
    recognition.end();
    expect(recognition.calls).toEqual(["start", "start"]);
    recognition.give(["month"]);
    recognition.end();
    recognition.give(["and then", true]);
    expect(heard.at(-1)).toEqual({
      final: "we lost refunds in about a month and then",
      interim: "",
      times: null,
    });
  });

  test("says nothing twice where each result repeats those before it, as on Android", () => {
    const { recognition, heard } = begin();
    recognition.give(
      ["we", true],
      ["we lost", true],
      ["we lost refunds", true],
      ["we lost refunds in"],
    );
    expect(heard.at(-1)).toMatchObject({ final: "we lost refunds", interim: "in" });
  });

  test("gives its last words after it was stopped, and is not started again", async () => {
    const { transcriber, recognition, heard } = begin();
    const stopped = transcriber.stop();
    recognition.give(["that is all", true]);
    recognition.end();
    await stopped;
    expect(heard.at(-1)?.final).toBe("that is all");
    expect(recognition.calls).toEqual(["start", "stop"]);
  });

  test("hears nothing between two times that somebody holds to talk", () => {
    const { transcriber, recognition } = begin();
    transcriber.listen(false);
    recognition.end();
    expect(recognition.calls).toEqual(["start", "stop"]);
    transcriber.listen(true);
    expect(recognition.calls).toEqual(["start", "stop", "start"]);
  });

  test("keeps fillers only where it wrote one down", () => {
    const { transcriber, recognition } = begin();
    recognition.give(["we lost refunds", true]);
    expect(transcriber.keepsFillers()).toBe(false);
    recognition.give(["we lost um refunds", true]);
    expect(transcriber.keepsFillers()).toBe(true);
  });

  test("tells nothing more once it was cancelled", () => {
    const { transcriber, recognition, heard } = begin();
    transcriber.cancel();
    recognition.give(["too late", true]);
    recognition.end();
    expect(heard).toEqual([NO_WORDS]);
    expect(recognition.calls).toEqual(["start", "abort"]);
  });
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { bestVoice, createSpeaker, type Synthesis } from "./speaker.ts";

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, default: false, voiceURI: lang };
}

class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A synthesis whose utterances begin and end when the test says so. */
function handSynthesis(voices: readonly SpeechSynthesisVoice[]) {
  const said: Utterance[] = [];
  const events = new EventTarget();
  const synthesis: Synthesis = {
    speak: (utterance) => void said.push(utterance),
    cancel: () => said.at(-1)?.dispatchEvent(new Event("error")),
    getVoices: () => [...voices],
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(
      events,
    ) as Synthesis["removeEventListener"],
  };
  return { synthesis, said };
}

beforeEach(() => {
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("a voice that cannot be heard keeps nobody waiting", () => {
  test("where there is none of the language", async () => {
    const { synthesis, said } = handSynthesis([voice("fr-FR")]);
    await createSpeaker(synthesis).say("Hello.", "en-IN");
    expect(said).toEqual([]);
  });

  test("where there is none at all", async () => {
    const { synthesis, said } = handSynthesis([]);
    const saying = createSpeaker(synthesis).say("Hello.", "en-IN");
    await vi.advanceTimersByTimeAsync(1_000);
    await saying;
    expect(said).toEqual([]);
  });

  test("where it never begins, or never says that it ended", async () => {
    const { synthesis, said } = handSynthesis([voice("en-IN")]);
    const speaker = createSpeaker(synthesis);
    const first = speaker.say("Hello.", "en-IN");
    await vi.advanceTimersByTimeAsync(3_000);
    await first;
    const second = speaker.say("Hello.", "en-IN");
    await vi.advanceTimersByTimeAsync(0);
    said.at(-1)?.dispatchEvent(new Event("start"));
    await vi.advanceTimersByTimeAsync(10_000);
    await second;
    expect(said).toHaveLength(2);
  });
});

describe("a voice", () => {
  test("says one sentence after the other", async () => {
    const { synthesis, said } = handSynthesis([voice("en-IN")]);
    const saying = createSpeaker(synthesis).say("You said “a lot”. From what to what?", "en-IN");
    await vi.advanceTimersByTimeAsync(0);
    said[0]?.dispatchEvent(new Event("end"));
    await vi.advanceTimersByTimeAsync(0);
    said[1]?.dispatchEvent(new Event("end"));
    await saying;
    expect(said.map(({ text }) => text)).toEqual(["You said “a lot”.", "From what to what?"]);
  });

  test("stops when it is cut short, and says nothing of the rest", async () => {
    const { synthesis, said } = handSynthesis([voice("en-IN")]);
    const speaker = createSpeaker(synthesis);
    const saying = speaker.say("One. Two. Three.", "en-IN");
    await vi.advanceTimersByTimeAsync(0);
    speaker.stop();
    await saying;
    expect(said).toHaveLength(1);
  });

  test("is of the language and country where there is one, then of the language, of the system first", () => {
    const all = [voice("en-US"), voice("hi-IN", false), voice("en-IN", false), voice("hi_IN")];
    expect(bestVoice(all, "en-IN")?.lang).toBe("en-IN");
    expect(bestVoice(all, "hi-IN")?.lang).toBe("hi_IN");
    expect(bestVoice([voice("en-US", false), voice("en-GB")], "en-IN")?.lang).toBe("en-GB");
    expect(bestVoice([voice("en-US")], "hi-IN")).toBeNull();
  });
});

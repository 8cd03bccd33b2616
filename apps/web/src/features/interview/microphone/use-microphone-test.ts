import {
  hearLevel,
  NO_VOICE,
  roomLevel,
  type SpokenLanguage,
  type VoiceActivity,
} from "@taiyari/domain/interview";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LevelMeter } from "../../../lib/voice/level-meter.ts";
import { beginListening, type Listening } from "../../../lib/voice/listening.ts";
import type { Transcriber } from "../../../lib/voice/transcriber.ts";
import { TEST_SENTENCES, type Understood, understood } from "./test-sentence.ts";

/** A sentence takes four seconds; somebody who thinks first has this long. Milliseconds. */
const LONGEST_MS = 15_000;

export interface MicrophoneTested {
  readonly heard: string;
  readonly understood: Understood;
  /** dB of full scale, mean of what was voice; null where none was heard. */
  readonly voice: number | null;
  /** dB that the room is below the voice; null where none was heard. */
  readonly roomBelow: number | null;
  /** Why nothing was written down; null where something was. */
  readonly problem: string | null;
}

export type MicrophoneTest =
  | { readonly kind: "none" }
  | { readonly kind: "listening"; readonly heard: string }
  | { readonly kind: "done"; readonly tested: MicrophoneTested };

interface TestDeps {
  readonly meter: LevelMeter;
  readonly language: SpokenLanguage;
  readonly transcriberOf: (hasVoiceSince: (at: number) => boolean) => Transcriber;
}

/** Hears one sentence through a microphone, and says how well. */
export function useMicrophoneTest(): {
  readonly test: MicrophoneTest;
  readonly begin: (deps: TestDeps) => void;
  readonly finish: () => void;
} {
  const [test, setTest] = useState<MicrophoneTest>({ kind: "none" });
  const running = useRef<{ readonly finish: () => void; readonly cancel: () => void } | null>(null);

  const begin = useCallback((deps: TestDeps) => {
    running.current?.cancel();
    setTest({ kind: "listening", heard: "" });
    running.current = runTest(deps, (next) => {
      setTest(next);
      if (next.kind === "done") running.current = null;
    });
  }, []);

  useEffect(() => () => running.current?.cancel(), []);
  return { test, begin, finish: () => running.current?.finish() };
}

function runTest(
  { meter, language, transcriberOf }: TestDeps,
  show: (test: MicrophoneTest) => void,
): { readonly finish: () => void; readonly cancel: () => void } {
  const levels: number[] = [];
  let activity: VoiceActivity = NO_VOICE;
  let room = 0;
  let isDone = false;
  const stopMeter = meter.listen(({ level, at }) => {
    activity = hearLevel(activity, { level, at });
    room = roomLevel(activity);
    if (activity.isSpeaking) levels.push(level);
  });
  const timer = setTimeout(() => void finish(), LONGEST_MS);

  const listening: Listening = beginListening({
    meter,
    transcriberOf,
    language,
    isFirstAnswer: false,
    before: null,
    isSeen: () => true,
    onChange: ({ final, interim }) => {
      if (!isDone) show({ kind: "listening", heard: `${final} ${interim}`.trim() });
    },
    onOver: () => void finish(),
  });

  function stop(): boolean {
    if (isDone) return false;
    isDone = true;
    clearTimeout(timer);
    stopMeter();
    return true;
  }

  async function finish(): Promise<void> {
    if (!stop()) return;
    const { text } = await listening.finish();
    const voice =
      levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
    const problem = listening.state().problem?.sentence ?? null;
    show({
      kind: "done",
      tested: {
        heard: text,
        understood: understood(TEST_SENTENCES[language], text),
        voice,
        roomBelow: voice === null ? null : Math.round(voice - room),
        problem: text === "" ? problem : null,
      },
    });
  }

  return {
    finish: () => void finish(),
    cancel() {
      if (stop()) listening.cancel();
    },
  };
}

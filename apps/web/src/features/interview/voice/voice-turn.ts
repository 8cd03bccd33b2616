import { hearLevel, NO_VOICE, type SpokenLanguage } from "@taiyari/domain/interview";
import { createLevelMeter, type LevelMeter } from "../../../lib/voice/level-meter.ts";
import {
  beginListening,
  type Listening,
  type ListeningState,
  type SpokenAnswer,
} from "../../../lib/voice/listening.ts";
import {
  microphonePermission,
  type OpenMicrophone,
  openMicrophone,
} from "../../../lib/voice/microphone.ts";
import { canRecord, type RecordedPiece, recordPiece } from "../../../lib/voice/recorder.ts";
import type { Speaker } from "../../../lib/voice/speaker.ts";
import { makeTranscriber } from "./use-recognisers.ts";

export interface VoiceTurnView {
  /** `writing`: the last words are being written down. */
  readonly stage: "opening" | "speaking" | "listening" | "writing" | "stopped";
  /** Null before anything is listened to. */
  readonly heard: ListeningState | null;
  /** A sentence about something that went wrong; "" for nothing. */
  readonly notice: string;
}

export interface VoiceTurnDeps {
  readonly deviceId: string;
  readonly language: SpokenLanguage;
  readonly recogniser: "browser" | "server";
  /** What is read out first; null for nothing. */
  readonly question: { readonly text: string; readonly speaker: Speaker } | null;
  readonly isFirstAnswer: boolean;
  readonly before: SpokenAnswer | null;
  /** Keeps the sound of what was said; null where it is not kept. */
  readonly keepAudio: ((recorded: RecordedPiece) => void) | null;
  readonly onView: (view: VoiceTurnView) => void;
  readonly onLevel: (level: number) => void;
  /** What was said so far, with the words that may still change. */
  readonly onHeard: (spoken: SpokenAnswer) => void;
  readonly onAnswer: (spoken: SpokenAnswer) => void;
  readonly onLost: () => void;
}

export interface VoiceTurn {
  readonly done: () => void;
  readonly hold: (isHeld: boolean) => void;
  readonly cutIn: () => void;
  /** Seconds of the answer so far. */
  readonly elapsed: () => number;
  /** Stops listening; resolves when what was said is written down and told. */
  readonly stop: () => Promise<void>;
}

/** Voice of this length cuts the interviewer short. Seconds. */
const CUT_IN_AFTER = 0.5;
/** Voice that is heard as soon as the interviewer speaks is the interviewer's own, from a loudspeaker. Seconds. */
const ECHO_WITHIN = 1.2;

const ASKING = "The browser is asking for your microphone. Choose Allow, or type your answer.";
const NOTHING_HEARD = "Nothing was understood yet. Say something, or type it.";

/** One turn by voice: the question is read out, the answer listened to, until it is over or stopped. */
export function beginVoiceTurn(deps: VoiceTurnDeps): VoiceTurn {
  let view: VoiceTurnView = { stage: "opening", heard: null, notice: "" };
  let microphone: OpenMicrophone | null = null;
  let meter: LevelMeter | null = null;
  let listening: Listening | null = null;
  let endRecording: (() => Promise<RecordedPiece>) | null = null;
  let isStopped = false;
  let isHeld = false;

  function show(change: Partial<VoiceTurnView>): void {
    view = { ...view, ...change };
    if (!isStopped) deps.onView(view);
  }

  function isOver(): boolean {
    return isStopped;
  }

  async function run(): Promise<void> {
    if ((await microphonePermission()) === "prompt") show({ notice: ASKING });
    const opened = await openMicrophone(deps.deviceId);
    if (isOver()) {
      if (opened.ok) opened.value.close();
      return;
    }
    if (!opened.ok) {
      end();
      deps.onLost();
      return;
    }
    show({ notice: "" });
    microphone = opened.value;
    meter = createLevelMeter(microphone.stream);
    meter.listen(({ level }) => deps.onLevel(level));
    microphone.onLost(() => void lose());
    if (deps.question) {
      show({ stage: "speaking" });
      const stopWatching = watchForVoice(meter, cutIn);
      await deps.question.speaker.say(deps.question.text, deps.language);
      stopWatching();
      if (isOver()) return;
    }
    listen();
  }

  function listen(): void {
    if (!microphone || !meter) return;
    const { stream } = microphone;
    if (deps.keepAudio && canRecord() && !endRecording) endRecording = recordPiece(stream).stop;
    show({ stage: "listening" });
    listening = beginListening({
      meter,
      language: deps.language,
      isFirstAnswer: deps.isFirstAnswer,
      before: deps.before,
      isSeen: () => document.visibilityState === "visible",
      transcriberOf: makeTranscriber(deps.recogniser, stream, deps.language),
      onChange(heard) {
        show({ heard, notice: heard.problem?.sentence ?? "" });
        if (listening) deps.onHeard(listening.soFar());
      },
      onOver: () => void finish(),
    });
    if (isHeld) listening.hold(true);
  }

  async function finish(): Promise<void> {
    if (!listening || view.stage !== "listening") return;
    const ending = listening;
    show({ stage: "writing" });
    const spoken = await ending.finish();
    if (isOver()) return;
    if (spoken.text.trim() === "") {
      listening = null;
      listen();
      show({ notice: ending.state().problem?.sentence ?? NOTHING_HEARD });
      return;
    }
    listening = null;
    end();
    deps.onAnswer(spoken);
  }

  function cutIn(): void {
    deps.question?.speaker.stop();
  }

  /** Closes what is open; what was recorded is kept where that was asked for. */
  function end(): void {
    isStopped = true;
    deps.question?.speaker.stop();
    const ending = endRecording?.();
    endRecording = null;
    if (ending && deps.keepAudio) void ending.then(deps.keepAudio);
    meter?.close();
    microphone?.close();
  }

  async function stop(): Promise<void> {
    if (isStopped) return;
    const ending = listening;
    listening = null;
    isStopped = true;
    if (ending) {
      deps.onHeard(ending.soFar());
      const spoken = await ending.finish();
      deps.onHeard(spoken);
    }
    end();
  }

  /** What was recorded until then is still written down. */
  async function lose(): Promise<void> {
    if (isStopped) return;
    const stopped = stop();
    deps.onLost();
    await stopped;
  }

  void run();
  return {
    done: () => (view.stage === "speaking" ? cutIn() : void finish()),
    hold(next) {
      isHeld = next;
      if (view.stage === "speaking") cutIn();
      listening?.hold(next);
    },
    cutIn,
    elapsed: () => listening?.elapsed() ?? deps.before?.seconds ?? 0,
    stop,
  };
}

/** Runs `cutIn` when somebody speaks while the interviewer does. Returns what stops it. */
function watchForVoice(meter: LevelMeter, cutIn: () => void): () => void {
  const startedAt = performance.now() / 1000;
  let activity = { ...NO_VOICE, second: startedAt };
  let isEcho = false;
  return meter.listen((heard) => {
    activity = { ...hearLevel(activity, heard), second: activity.second };
    if (!activity.isSpeaking || activity.since === null) return;
    if (activity.since - startedAt < ECHO_WITHIN) isEcho = true;
    if (!isEcho && heard.at - activity.since >= CUT_IN_AFTER) cutIn();
  });
}

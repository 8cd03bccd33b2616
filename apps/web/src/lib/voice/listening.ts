import {
  hearLevel,
  isTurnOver,
  measureSpeech,
  NO_VOICE,
  silenceOf,
  type SpokenLanguage,
  type TimedWord,
  type VoiceActivity,
} from "@taiyari/domain/interview";
import type { LevelMeter } from "./level-meter.ts";
import {
  type HeardWords,
  joined,
  NO_WORDS,
  type Transcriber,
  type TranscriberProblem,
} from "./transcriber.ts";

/** An answer as it was spoken, or as much as there is of it. */
export interface SpokenAnswer {
  readonly text: string;
  /** From the first word to the last; null where nothing measured it. */
  readonly seconds: number | null;
  /** Of more than 2.5 s, in seconds; null where nothing measured them. */
  readonly pauses: readonly number[] | null;
  readonly words: readonly TimedWord[] | null;
  readonly keepsFillers: boolean;
}

export interface ListeningState {
  /** What is settled, with what was said before a reload or a pause. */
  readonly final: string;
  readonly interim: string;
  readonly isSpeaking: boolean;
  /** Whether silence no longer ends the turn, because the person holds to talk. */
  readonly holds: boolean;
  /** Whether it listens now; false for somebody who holds to talk and does not. */
  readonly isOn: boolean;
  readonly problem: TranscriberProblem | null;
}

export interface ListeningDeps {
  readonly meter: LevelMeter;
  /** Makes the transcriber; `hasVoiceSince` says whether there was voice since a moment of `performance.now`, in seconds. */
  readonly transcriberOf: (hasVoiceSince: (at: number) => boolean) => Transcriber;
  readonly language: SpokenLanguage;
  readonly isFirstAnswer: boolean;
  /** What was said of this answer before a reload or a pause; null for nothing. */
  readonly before: SpokenAnswer | null;
  readonly onChange: (state: ListeningState) => void;
  /** Silence and words say that the person has finished. Told once. */
  readonly onOver: () => void;
  /** Whether the page is seen: timers of one that is not run too rarely to measure silence. */
  readonly isSeen: () => boolean;
}

/** One turn of a person, from the moment the interviewer is silent. */
export interface Listening {
  readonly state: () => ListeningState;
  /** What was said so far, for keeping. */
  readonly soFar: () => SpokenAnswer;
  /** Seconds since the first word, with what was before; 0 before any. */
  readonly elapsed: () => number;
  /** Pressed to talk, or let go. From the first time on, silence does not end the turn. */
  readonly hold: (isHeld: boolean) => void;
  /** Stops listening; resolves with all that was said, when it is written down. */
  readonly finish: () => Promise<SpokenAnswer>;
  /** Stops at once. */
  readonly cancel: () => void;
}

/** Listens to a turn: joins what the meter hears with what the transcriber writes. */
export function beginListening(deps: ListeningDeps): Listening {
  const { meter, language, isFirstAnswer, before } = deps;
  const startedAt = performance.now() / 1000;
  let activity: VoiceActivity = { ...NO_VOICE, second: startedAt };
  let words: HeardWords = NO_WORDS;
  let problem: TranscriberProblem | null = null;
  let holds = false;
  let isHeld = false;
  let isEnded = false;

  let hears = false;

  const transcriber = deps.transcriberOf(
    // A meter that gives nothing at all has not begun to measure, and proves no silence.
    (at) => !hears || (activity.spans.at(-1)?.to ?? -1) >= at,
  );

  function state(): ListeningState {
    return {
      final: joined(before?.text ?? "", words.final),
      interim: words.interim,
      isSpeaking: activity.isSpeaking,
      holds,
      isOn: !isEnded && (!holds || isHeld),
      problem,
    };
  }

  function change(): void {
    if (!isEnded) deps.onChange(state());
  }

  const stopMeter = meter.listen(({ level, at }) => {
    hears ||= level > -100;
    const wasSpeaking = activity.isSpeaking;
    activity = hearLevel(activity, { level: holds && !isHeld ? -100 : level, at });
    const silence = silenceOf(activity, at);
    if (silence !== null && !activity.isSpeaking) transcriber.pause(silence);
    if (wasSpeaking !== activity.isSpeaking) change();
    if (silence !== null && !holds && deps.isSeen()) endWhenOver(silence, at);
  });

  function endWhenOver(silence: number, at: number): void {
    const isOver = isTurnOver({
      text: joined(before?.text ?? "", words.final, words.interim),
      isPending: transcriber.isPending(),
      silence: activity.isSpeaking ? 0 : silence,
      sinceFirstWord: (before?.seconds ?? 0) + at - (activity.spans[0]?.from ?? at),
      isFirstAnswer,
      language,
    });
    if (!isOver || isEnded) return;
    isEnded = true;
    stopMeter();
    deps.onOver();
  }

  transcriber.start({
    onWords(heard) {
      words = heard;
      change();
    },
    onProblem(found) {
      problem = found;
      change();
    },
  });

  function soFar(): SpokenAnswer {
    const measured = measureSpeech(activity.spans);
    const offset = (before?.seconds ?? 0) - ((activity.spans[0]?.from ?? startedAt) - startedAt);
    const times = (words.times ?? []).map((word) => ({
      ...word,
      from: Math.max(0, word.from + offset),
      to: Math.max(0, word.to + offset),
    }));
    const allTimes = [...(before?.words ?? []), ...times];
    return {
      text: joined(before?.text ?? "", words.final, words.interim),
      seconds: sum(before ? before.seconds : 0, measured?.seconds ?? null),
      pauses: before ? both(before.pauses, measured?.pauses ?? null) : (measured?.pauses ?? null),
      words: allTimes.length === 0 ? null : allTimes,
      keepsFillers: (before?.keepsFillers ?? false) || transcriber.keepsFillers(),
    };
  }

  return {
    state,
    soFar,
    elapsed() {
      const first = activity.spans[0];
      return (before?.seconds ?? 0) + (first ? performance.now() / 1000 - first.from : 0);
    },
    hold(next) {
      if (isEnded || (holds && isHeld === next)) return;
      holds = true;
      isHeld = next;
      transcriber.listen(next);
      change();
    },
    async finish() {
      stopMeter();
      await transcriber.stop();
      isEnded = true;
      return soFar();
    },
    cancel() {
      isEnded = true;
      stopMeter();
      transcriber.cancel();
    },
  };
}

/** Nothing new was heard: then what was before stands. */
function sum(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return before === 0 ? now : before;
  return Math.round((before + now) * 10) / 10;
}

function both(
  before: readonly number[] | null,
  now: readonly number[] | null,
): readonly number[] | null {
  return before === null && now === null ? null : [...(before ?? []), ...(now ?? [])];
}

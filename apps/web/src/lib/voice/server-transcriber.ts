import type { Transcription } from "@taiyari/contract";
import { showsFillers, type SpokenLanguage, type TimedWord } from "@taiyari/domain/interview";
import type { Result } from "@taiyari/domain/result";
import { recordPiece, type RecordedPiece, type Recorder } from "./recorder.ts";
import type { SpeechPiece } from "./send-speech.ts";
import {
  joined,
  type Transcriber,
  type TranscriberListeners,
  type TranscriberProblem,
} from "./transcriber.ts";

/** A short pause cuts a piece only when it is this long: shorter ones are understood worse. Seconds. */
const LEAST_PIECE = 6;
const SHORT_PAUSE = 0.7;
/** A pause of this length may be the end of the turn, which is told by the words. Seconds. */
const LONG_PAUSE = 1.1;
/** Cut even without a pause. Seconds. */
const MOST_PIECE = 28;

interface Piece {
  /** Seconds since `start`. */
  readonly from: number;
  text: string;
  words: readonly TimedWord[] | null;
}

export interface ServerTranscriberDeps {
  readonly stream: MediaStream;
  readonly language: SpokenLanguage;
  readonly send: (
    piece: SpeechPiece,
    signal: AbortSignal,
  ) => Promise<Result<Transcription, TranscriberProblem>>;
  /** Whether there was voice since a moment, in seconds of `performance.now`: silence is not sent. */
  readonly hasVoiceSince: (at: number) => boolean;
  readonly record?: (stream: MediaStream) => Recorder;
}

/** Writes down speech by our server, in pieces that end at pauses, so that words appear while somebody speaks. */
export function createServerTranscriber({
  stream,
  language,
  send,
  hasVoiceSince,
  record = recordPiece,
}: ServerTranscriberDeps): Transcriber {
  const pieces: Piece[] = [];
  const sending = new Set<Promise<void>>();
  const cancelled = new AbortController();
  let listeners: TranscriberListeners | null = null;
  let recorder: Recorder | null = null;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    const times = pieces.flatMap(({ from, words }) =>
      (words ?? []).map((word) => ({ ...word, from: from + word.from, to: from + word.to })),
    );
    listeners?.onWords({
      final: joined(...pieces.map(({ text }) => text)),
      interim: "",
      times: times.length === 0 ? null : times,
    });
  }

  function begin(): void {
    clearTimeout(timer);
    recorder = record(stream);
    timer = setTimeout(cut, MOST_PIECE * 1000);
  }

  /** The next piece begins before this one ends, so that nothing between them is lost. */
  function cut(): void {
    const ending = recorder;
    begin();
    end(ending);
  }

  /** Ends a piece, and has it written down where there is voice in it. */
  function end(ending: Recorder | null): void {
    if (ending === recorder) {
      clearTimeout(timer);
      recorder = null;
    }
    if (!ending) return;
    const hadVoice = hasVoiceSince(ending.startedAt);
    const recorded = ending.stop();
    if (!hadVoice) return;
    const piece: Piece = { from: ending.startedAt - startedAt, text: "", words: null };
    pieces.push(piece);
    const work = write(piece, recorded).finally(() => {
      sending.delete(work);
      tell();
    });
    sending.add(work);
  }

  async function write(piece: Piece, recorded: Promise<RecordedPiece>): Promise<void> {
    const { audio, seconds } = await recorded;
    if (cancelled.signal.aborted || audio.size === 0) return;
    const outcome = await send({ audio, language, seconds }, cancelled.signal);
    if (cancelled.signal.aborted) return;
    if (outcome.ok) {
      piece.text = outcome.value.text;
      piece.words = outcome.value.words;
    } else listeners?.onProblem(outcome.problem);
  }

  function hasUnsentVoice(): boolean {
    return recorder !== null && hasVoiceSince(recorder.startedAt);
  }

  return {
    name: "server",
    languages: ["en-IN", "hi-IN"],
    keepsFillers: () => pieces.some(({ text }) => showsFillers(text)),
    start(given) {
      listeners = given;
      startedAt = now();
      begin();
    },
    isPending: () => sending.size > 0 || hasUnsentVoice(),
    pause(seconds) {
      if (!recorder || !hasUnsentVoice()) return;
      const isLong = now() - recorder.startedAt >= LEAST_PIECE;
      if (seconds >= LONG_PAUSE || (isLong && seconds >= SHORT_PAUSE)) cut();
    },
    listen(isOn) {
      if (!isOn) end(recorder);
      else if (!recorder) begin();
    },
    async stop() {
      end(recorder);
      await Promise.all(sending);
    },
    cancel() {
      cancelled.abort();
      listeners = null;
      clearTimeout(timer);
      void recorder?.stop();
      recorder = null;
    },
  };
}

function now(): number {
  return performance.now() / 1000;
}

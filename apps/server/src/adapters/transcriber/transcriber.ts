import type { Result } from "@taiyari/domain/result";
import type { SpokenLanguage, TimedWord } from "@taiyari/domain/interview";
import type { ModelProblem } from "../language-model/problem.ts";
import type { AudioType } from "./audio-type.ts";

export interface Speech {
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly type: AudioType;
  readonly language: SpokenLanguage;
  /** Ends it at once, the connection to the transcriber included. */
  readonly signal?: AbortSignal | undefined;
}

export interface Transcript {
  /** "" where nothing was said. */
  readonly text: string;
  /** In seconds from the beginning of the audio; null where the transcriber gives no times. */
  readonly words: readonly TimedWord[] | null;
}

/** Every way writing down can fail. No kind carries what was said, or a key. */
export type TranscriberProblem = Extract<
  ModelProblem,
  {
    kind:
      | "address"
      | "not-found"
      | "unknown-model"
      | "key-refused"
      | "quota"
      | "rate-limit"
      | "server-error"
      | "rejected"
      | "too-slow"
      | "cut-off"
      | "too-long"
      | "garbage"
      | "cancelled";
  }
>;

/** Writes down speech. Never throws for what the server behind it does; keeps nothing. */
export interface Transcriber {
  readonly transcribe: (speech: Speech) => Promise<Result<Transcript, TranscriberProblem>>;
}

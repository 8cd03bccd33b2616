import { MAX_SPEECH_SECONDS } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { SpokenLanguage } from "@taiyari/domain/interview";
import { audioTypeOf } from "../../adapters/transcriber/audio-type.ts";
import type { Transcript, TranscriberProblem } from "../../adapters/transcriber/transcriber.ts";
import { dayNumber } from "../../shared/dates/india.ts";
import type { VoiceDeps } from "./deps.ts";
import { takeSeconds } from "./store.ts";

/** Browsers record speech in 4 to 16 kB a second: what a page says is believed down to this. */
const BYTES_A_SECOND = 16_000;

export interface SpokenPiece {
  readonly userId: string;
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly language: SpokenLanguage;
  /** How long it is, as the page says. */
  readonly seconds: number;
  readonly signal: AbortSignal;
}

export type WriteDownProblem =
  | { readonly kind: "off" | "empty" | "not-audio" | "too-long" }
  | { readonly kind: "limit-reached"; readonly minutes: number }
  | { readonly kind: "no-transcript"; readonly problem: TranscriberProblem };

/**
 * Writes down a piece of speech. It is counted against the person's day before the transcriber is asked, and the audio
 * is kept nowhere: it is in memory until the answer is there.
 */
export async function writeDown(
  { db, clock, log, transcriber }: VoiceDeps,
  { userId, audio, language, seconds, signal }: SpokenPiece,
): Promise<Result<Transcript, WriteDownProblem>> {
  if (!transcriber) return fail({ kind: "off" });
  if (audio.length === 0) return fail({ kind: "empty" });
  const type = audioTypeOf(audio);
  if (!type) return fail({ kind: "not-audio" });
  if (seconds > MAX_SPEECH_SECONDS) return fail({ kind: "too-long" });
  const { minutesPerDay } = transcriber.settings;
  const counted = Math.ceil(
    Math.max(seconds, type === "wav" ? 0 : audio.length / BYTES_A_SECOND, 1),
  );
  const day = { userId, day: dayNumber(clock()) };
  if (!(await takeSeconds(db, day, { seconds: counted, most: minutesPerDay * 60 }))) {
    return fail({ kind: "limit-reached", minutes: minutesPerDay });
  }
  const outcome = await transcriber.does.transcribe({ audio, type, language, signal });
  if (outcome.ok) return ok(outcome.value);
  if (outcome.problem.kind !== "cancelled") {
    // Its kind and no more: a detail may quote what was said.
    log.warn({ problem: outcome.problem.kind }, "speech was not written down");
  }
  return fail({ kind: "no-transcript", problem: outcome.problem });
}

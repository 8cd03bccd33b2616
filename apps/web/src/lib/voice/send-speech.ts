import type { SpeechRefusal, Transcription } from "@taiyari/contract";
import type { SpokenLanguage } from "@taiyari/domain/interview";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { API_PATH, reportNotSignedIn } from "../api.ts";
import type { TranscriberProblem } from "./transcriber.ts";

export interface SpeechPiece {
  readonly audio: Blob;
  readonly language: SpokenLanguage;
  readonly seconds: number;
}

/** Refusals that the next piece would meet as well. */
const FOR_GOOD: ReadonlySet<SpeechRefusal> = new Set([
  "NOT_SIGNED_IN",
  "NO_TRANSCRIBER",
  "LIMIT_REACHED",
]);
const UNREACHABLE: TranscriberProblem = {
  lasts: "once",
  sentence:
    "The server cannot be reached, so what you said last was not written down. Say it again, or type it.",
};

/** Has a piece of speech written down by the server; tries once more where the line failed. */
export async function sendSpeech(
  piece: SpeechPiece,
  signal: AbortSignal,
): Promise<Result<Transcription, TranscriberProblem>> {
  const first = await sendOnce(piece, signal);
  return first === "unreachable"
    ? sendOnce(piece, signal).then((second) =>
        second === "unreachable" ? fail(UNREACHABLE) : second,
      )
    : first;
}

async function sendOnce(
  { audio, language, seconds }: SpeechPiece,
  signal: AbortSignal,
): Promise<Result<Transcription, TranscriberProblem> | "unreachable"> {
  const query = new URLSearchParams({ language, seconds: seconds.toFixed(1) });
  try {
    const response = await fetch(`${API_PATH}/voice/transcriptions?${query.toString()}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: audio,
      signal,
    });
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as Transcription);
    const { code, message } = answer as { readonly code: SpeechRefusal; readonly message: string };
    if (code === "NOT_SIGNED_IN") reportNotSignedIn();
    return fail({ lasts: FOR_GOOD.has(code) ? "for-good" : "once", sentence: message });
  } catch {
    return "unreachable";
  }
}

import { fail, ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import type { Transcript, TranscriberProblem } from "./transcriber.ts";

/**
 * Whisper writes sentences of its training into silence ("Thanks for watching!"). Its own program leaves out a segment
 * that is probably no speech and improbable as a text: `no_speech_threshold` and `logprob_threshold` of openai/whisper.
 */
const NO_SPEECH = 0.6;
const LEAST_LOG_PROBABILITY = -1;

const Answer = z.object({
  text: z.string(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        no_speech_prob: z.number().optional(),
        avg_logprob: z.number().optional(),
      }),
    )
    .nullish(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
});
type Segment = NonNullable<z.infer<typeof Answer>["segments"]>[number];

/**
 * Reads an answer of `/audio/transcriptions`, with times of words or without.
 *
 * @param prompt  what was given as an example: a transcriber that hears nothing may repeat it
 */
export function readTranscript(
  body: string,
  prompt: string,
): Result<Transcript, TranscriberProblem> {
  const parsed = Answer.safeParse(parseJson(body));
  if (!parsed.success) return fail({ kind: "garbage" });
  const { text, segments, words } = parsed.data;
  const noise = (segments ?? []).filter(isNoise);
  const heard =
    noise.length === 0
      ? text
      : (segments ?? [])
          .filter((segment) => !isNoise(segment))
          .map((segment) => segment.text)
          .join("");
  if (bare(heard) === "" || bare(heard) === bare(prompt)) return ok({ text: "", words: null });
  const timed = (words ?? [])
    .filter((word) => !noise.some(({ start, end }) => word.start >= start && word.end <= end))
    .map((word) => ({
      text: word.word.trim(),
      from: word.start,
      to: Math.max(word.start, word.end),
    }))
    .filter((word) => word.text !== "");
  return ok({
    text: heard.replaceAll(/\s+/g, " ").trim(),
    words: timed.length === 0 ? null : timed,
  });
}

function isNoise({ no_speech_prob: noSpeech = 0, avg_logprob: probability = 0 }: Segment): boolean {
  return noSpeech > NO_SPEECH && probability < LEAST_LOG_PROBABILITY;
}

/** Letters alone. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

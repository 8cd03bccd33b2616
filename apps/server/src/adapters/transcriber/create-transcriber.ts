import { setTimeout as wait } from "node:timers/promises";
import { fail, type Result } from "@taiyari/domain/result";
import type { SpokenLanguage } from "@taiyari/domain/interview";
import type { TranscriberSettings } from "../../transcriber-settings.ts";
import type { NoSchemaSupport } from "../language-model/classify-refusal.ts";
import type { ModelProblem } from "../language-model/problem.ts";
import { type Watch, watchedFetch } from "../language-model/watched-fetch.ts";
import { MEDIA_TYPES } from "./audio-type.ts";
import { readTranscript } from "./read-transcript.ts";
import type { Speech, Transcriber, Transcript, TranscriberProblem } from "./transcriber.ts";

/**
 * Transcribers of the Whisper family leave out sounds of thinking unless their prompt has some; longer prompts make
 * them leave out words (wassgha/rescript#59).
 */
const PROMPTS: Readonly<Record<SpokenLanguage, string>> = {
  "en-IN": "Um, uh, hmm, er, ah.",
  "hi-IN": "उम्म, अ, हम्म, मतलब, हाँ।",
};

/** Longer than this nobody is kept waiting between two tries. */
const MAX_PAUSE_SECONDS = 3;
const PAUSE_SECONDS = 0.3;

type Outcome = Result<Transcript, TranscriberProblem>;

/**
 * The transcriber of this installation, by the OpenAI protocol. Nothing is connected before it is first asked.
 *
 * @param pauseSeconds  between two tries, where the server names no time
 */
export function createTranscriber(
  settings: TranscriberSettings,
  pauseSeconds = PAUSE_SECONDS,
): Transcriber {
  /** Learned from the first refusal: some models give the text alone. */
  let givesTimes = true;

  async function transcribe(speech: Speech): Promise<Outcome> {
    const endsAt = performance.now() + settings.timeout * 1000;
    let isSecond = false;
    for (;;) {
      const outcome = await askOnce(settings, speech, { givesTimes, endsAt });
      if (outcome === "no-times") {
        if (!givesTimes) return fail({ kind: "rejected", status: 400, detail: "" });
        givesTimes = false;
        continue;
      }
      const pause = outcome.ok || isSecond ? null : pauseAfter(outcome.problem, pauseSeconds);
      const left = (endsAt - performance.now()) / 1000;
      if (pause === null || pause >= left || !(await rest(pause, speech.signal))) return outcome;
      isSecond = true;
    }
  }

  return { transcribe };
}

async function askOnce(
  { baseUrl, apiKey, model, timeout }: TranscriberSettings,
  { audio, type, language, signal }: Speech,
  { givesTimes, endsAt }: { readonly givesTimes: boolean; readonly endsAt: number },
): Promise<Outcome | "no-times"> {
  const watch: Watch = { problem: null, hasBegun: false };
  const late = AbortSignal.timeout(Math.ceil(Math.max(1, endsAt - performance.now())));
  const overlong = new AbortController();
  const form = new FormData();
  form.set("file", new Blob([audio], { type: MEDIA_TYPES[type] }), `speech.${type}`);
  form.set("model", model);
  form.set("language", language.slice(0, 2));
  form.set("prompt", PROMPTS[language]);
  form.set("temperature", "0");
  form.set("response_format", givesTimes ? "verbose_json" : "json");
  if (givesTimes) {
    form.append("timestamp_granularities[]", "word");
    form.append("timestamp_granularities[]", "segment");
  }
  try {
    const response = await watchedFetch(watch, () => overlong.abort())(
      `${baseUrl}/audio/transcriptions`,
      {
        method: "POST",
        body: form,
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        signal: AbortSignal.any([late, overlong.signal, ...(signal ? [signal] : [])]),
      },
    );
    return readTranscript(await response.text(), PROMPTS[language]);
  } catch (error) {
    if (signal?.aborted) return fail({ kind: "cancelled" });
    if (late.aborted) return fail({ kind: "too-slow", seconds: timeout, hasBegun: watch.hasBegun });
    // Whatever has no reason seen at the connection is a bug of ours.
    if (!watch.problem) throw error;
    return lacksTimes(watch.problem) ? "no-times" : fail(toProblem(watch.problem));
  }
}

/** Whether a refusal is about the form of the answer: then the text alone is asked for. */
function lacksTimes(problem: ModelProblem | NoSchemaSupport): boolean {
  if (problem.kind === "no-schema-support") return true;
  return problem.kind === "rejected" && /verbose_json|timestamp_granularit/i.test(problem.detail);
}

function toProblem(problem: ModelProblem | NoSchemaSupport): TranscriberProblem {
  const isOfTexts =
    problem.kind === "no-schema-support" ||
    problem.kind === "wrong-schema" ||
    problem.kind === "context-too-long" ||
    problem.kind === "declined";
  return isOfTexts ? { kind: "rejected", status: 400, detail: "" } : problem;
}

/** Seconds to wait before a second try; null where another would end the same way. */
function pauseAfter(problem: TranscriberProblem, pauseSeconds: number): number | null {
  if (problem.kind === "rate-limit") {
    const seconds = problem.retryAfterSeconds ?? pauseSeconds;
    return seconds <= MAX_PAUSE_SECONDS ? seconds : null;
  }
  const mayPass = ["server-error", "cut-off", "garbage"].includes(problem.kind);
  return mayPass ? pauseSeconds : null;
}

/** Waits; false when whoever asked has gone meanwhile. */
async function rest(seconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await wait(seconds * 1000, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

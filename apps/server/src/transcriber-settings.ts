import { z } from "zod";
import { address, givenKey, missing, wholeNumber } from "./setting-values.ts";

export const TRANSCRIBER_VARIABLES = {
  /** A server with `/audio/transcriptions` of the OpenAI protocol, up to and with the version: "http://localhost:8000/v1". */
  TRANSCRIBER_BASE_URL: address("http:", "https:").optional(),
  TRANSCRIBER_API_KEY: givenKey.optional(),
  /** "whisper-1" */
  TRANSCRIBER_MODEL: z.string().max(200, "Give at most 200 characters.").optional(),
  /** Minutes of speech that one person may have written down in a day. */
  TRANSCRIBER_MINUTES_PER_DAY: wholeNumber(1, 1_440).default(120),
  /** Seconds within which a piece of speech must be written down. */
  TRANSCRIBER_TIMEOUT: wholeNumber(5, 600).default(30),
};

const Variables = z.object(TRANSCRIBER_VARIABLES);

/** Where speech is written down for this installation. */
export interface TranscriberSettings {
  /** With its version and without a slash at the end: "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly minutesPerDay: number;
  /** Seconds. */
  readonly timeout: number;
}

export function transcriberSettings(
  values: z.infer<typeof Variables>,
): TranscriberSettings | undefined {
  const { TRANSCRIBER_BASE_URL: baseUrl, TRANSCRIBER_MODEL: model } = values;
  if (!baseUrl) {
    const given = (["TRANSCRIBER_MODEL", "TRANSCRIBER_API_KEY"] as const).find(
      (name) => values[name],
    );
    if (given) {
      throw missing(
        "TRANSCRIBER_BASE_URL",
        given,
        'it says where, as in "http://localhost:8000/v1"',
      );
    }
    return undefined;
  }
  if (!model)
    throw missing("TRANSCRIBER_MODEL", "TRANSCRIBER_BASE_URL", "it says which one is asked");
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey: values.TRANSCRIBER_API_KEY,
    model,
    minutesPerDay: values.TRANSCRIBER_MINUTES_PER_DAY,
    timeout: values.TRANSCRIBER_TIMEOUT,
  };
}

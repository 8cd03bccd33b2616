import { oc } from "@orpc/contract";
import { z } from "zod";

/** The longest piece of speech that is written down at once; pages cut it at pauses well before. */
export const MAX_SPEECH_SECONDS = 180;
/** Three minutes of what browsers record, several times. */
export const MAX_SPEECH_BYTES = 6 * 1024 ** 2;

/** Why speech was not written down, as `POST /voice/transcriptions` says in `code`. */
export const SpeechRefusal = z.enum([
  "NOT_SIGNED_IN",
  "NO_TRANSCRIBER",
  "NOT_AUDIO",
  "AUDIO_TOO_LONG",
  "PAYLOAD_TOO_LARGE",
  "LIMIT_REACHED",
  "TRANSCRIBER_FAILED",
]);
export type SpeechRefusal = z.infer<typeof SpeechRefusal>;

/** What writes down speech here; the recording itself goes to `POST /voice/transcriptions`. */
export const VoiceStatus = z.object({
  /** Null where none is set. */
  transcriber: z
    .object({
      /** The model: "whisper-1". */
      name: z.string(),
      /** Where it answers: "localhost". */
      host: z.string(),
      /** Whether that is in the network of whoever runs this installation, so that nobody else hears the voice. */
      isOwn: z.boolean(),
      /** What the person may still have written down today; a whole day's for a visitor. */
      secondsLeft: z.int(),
    })
    .nullable(),
});
export type VoiceStatus = z.infer<typeof VoiceStatus>;

/** A transcription, as `POST /voice/transcriptions` answers. Times are in seconds from the beginning of the recording. */
export const Transcription = z.object({
  /** "" where nothing was said. */
  text: z.string(),
  /** Null where the transcriber gives no times. */
  words: z.array(z.object({ text: z.string(), from: z.number(), to: z.number() })).nullable(),
});
export type Transcription = z.infer<typeof Transcription>;

export const status = oc
  .route({ method: "GET", path: "/voice", summary: "What writes down speech on this server" })
  .output(VoiceStatus);

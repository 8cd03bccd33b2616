import { useQuery } from "@tanstack/react-query";
import type { VoiceStatus } from "@taiyari/contract";
import type { SpokenLanguage } from "@taiyari/domain/interview";
import { api } from "../../../lib/api.ts";
import {
  browserRecognition,
  createBrowserTranscriber,
} from "../../../lib/voice/browser-transcriber.ts";
import { canRecord } from "../../../lib/voice/recorder.ts";
import { sendSpeech } from "../../../lib/voice/send-speech.ts";
import { createServerTranscriber } from "../../../lib/voice/server-transcriber.ts";
import type { Transcriber } from "../../../lib/voice/transcriber.ts";
import type { VoiceChoices } from "../../../lib/voice/voice-choices.ts";

export interface Recognisers {
  /** Whether it is known what the server has. */
  readonly isKnown: boolean;
  readonly hasBrowser: boolean;
  /** Null where it has none, or where nothing more may be written down today. */
  readonly server: NonNullable<VoiceStatus["transcriber"]> | null;
  /** Who writes down speech: as chosen where that is there; else this server where nobody else hears it, else the browser. */
  readonly chosen: "browser" | "server" | null;
}

/** Who can write down speech here. */
export function useRecognisers({ transcriber }: Pick<VoiceChoices, "transcriber">): Recognisers {
  const status = useQuery(api.voice.status.queryOptions({ staleTime: 60_000 }));
  const found = status.data?.transcriber ?? null;
  const server = found && found.secondsLeft > 0 && canRecord() ? found : null;
  const hasBrowser = browserRecognition() !== null;
  const isKnown = !status.isPending;
  return { isKnown, hasBrowser, server, chosen: choose({ transcriber, server, hasBrowser }) };
}

export function choose({
  transcriber,
  server,
  hasBrowser,
}: Pick<Recognisers, "server" | "hasBrowser"> &
  Pick<VoiceChoices, "transcriber">): Recognisers["chosen"] {
  if (transcriber === "browser" && hasBrowser) return "browser";
  if (transcriber === "server" && server) return "server";
  if (server && (server.isOwn || !hasBrowser)) return "server";
  return hasBrowser ? "browser" : null;
}

/** A transcriber for one turn. */
export function makeTranscriber(
  name: "browser" | "server",
  stream: MediaStream,
  language: SpokenLanguage,
): (hasVoiceSince: (at: number) => boolean) => Transcriber {
  return (hasVoiceSince) => {
    const Recognition = browserRecognition();
    if (name === "browser" && Recognition) {
      const [track] = stream.getAudioTracks();
      return createBrowserTranscriber({ Recognition, language, track });
    }
    return createServerTranscriber({ stream, language, send: sendSpeech, hasVoiceSince });
  };
}

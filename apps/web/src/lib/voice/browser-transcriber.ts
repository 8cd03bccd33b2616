import { showsFillers, type SpokenLanguage } from "@taiyari/domain/interview";
import { joined, type Transcriber, type TranscriberListeners } from "./transcriber.ts";

/** The part of the Web Speech API that is used: https://webaudio.github.io/web-speech-api/. Browsers name it with a prefix. */
export interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  /** Chrome 135 and later listen to the track; others to the system's microphone. */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

/** The browser's recognition; null in browsers that have none. */
export function browserRecognition(): (new () => Recognition) | null {
  const found: unknown =
    Reflect.get(window, "SpeechRecognition") ?? Reflect.get(window, "webkitSpeechRecognition");
  return typeof found === "function" ? (found as new () => Recognition) : null;
}

/** How often it may end in a row without a word within `SOON_MS` of its start, before it is given up. */
const MOST_VAIN_STARTS = 5;
const SOON_MS = 1_000;
/** After stopping, the last words come within this time or not at all. */
const LAST_WORDS_MS = 2_000;

const PROBLEMS: Readonly<Record<string, string>> = {
  "not-allowed": "The browser may not write down speech on this site. Go on by typing.",
  "service-not-allowed": "This browser does not write down speech here. Go on by typing.",
  "language-not-supported": "This browser cannot write down this language. Go on by typing.",
  "audio-capture": "The browser hears no microphone. Check it, or go on by typing.",
  network: "The browser’s speech recognition cannot be reached. Go on by typing, or try again.",
};

/**
 * Writes down speech by the browser's own recognition, which sends the audio to the browser's vendor. Chrome ends it
 * after some silence and after about a minute; then it is started again, and what was heard last is kept.
 *
 * @param track  the chosen microphone
 */
export function createBrowserTranscriber({
  Recognition,
  language,
  track,
}: {
  readonly Recognition: new () => Recognition;
  readonly language: SpokenLanguage;
  readonly track: MediaStreamTrack | undefined;
}): Transcriber {
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = language;
  /** Of starts before this one. */
  let settled = "";
  let current = { final: "", interim: "" };
  let isStopping = false;
  let isMuted = false;
  let isRunning = false;
  let startedAt = 0;
  let vainStarts = 0;
  let listeners: TranscriberListeners | null = null;
  let ended: (() => void) | null = null;

  function tell(): void {
    listeners?.onWords({
      final: joined(settled, current.final),
      interim: current.interim,
      times: null,
    });
  }

  function begin(): void {
    startedAt = performance.now();
    isRunning = true;
    recognition.start(track);
  }

  recognition.addEventListener("result", (event) => {
    vainStarts = 0;
    current = textsOf((event as SpeechRecognitionEvent).results);
    tell();
  });
  recognition.addEventListener("error", (event) => {
    const sentence = PROBLEMS[(event as SpeechRecognitionErrorEvent).error];
    // "no-speech" and "aborted" only mean that it ends, and that is what `end` says.
    if (sentence === undefined || isStopping) return;
    isStopping = true;
    listeners?.onProblem({ lasts: "for-good", sentence });
  });
  recognition.addEventListener("end", () => {
    isRunning = false;
    settled = joined(settled, current.final, current.interim);
    current = { final: "", interim: "" };
    tell();
    ended?.();
    if (isStopping || isMuted) return;
    vainStarts = performance.now() - startedAt < SOON_MS ? vainStarts + 1 : 0;
    if (vainStarts < MOST_VAIN_STARTS) {
      begin();
      return;
    }
    isStopping = true;
    listeners?.onProblem({ lasts: "for-good", sentence: PROBLEMS["network"] ?? "" });
  });

  return {
    name: "browser",
    languages: ["en-IN", "hi-IN"],
    keepsFillers: () => showsFillers(joined(settled, current.final, current.interim)),
    start(given) {
      listeners = given;
      begin();
    },
    isPending: () => current.interim !== "",
    pause: () => undefined,
    listen(isOn) {
      if (isMuted === !isOn) return;
      isMuted = !isOn;
      if (isMuted) recognition.stop();
      else if (!isRunning && !isStopping) begin();
    },
    async stop() {
      const hasEnded = isStopping || !isRunning;
      isStopping = true;
      if (hasEnded) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LAST_WORDS_MS);
        ended = () => {
          clearTimeout(timer);
          resolve();
        };
        recognition.stop();
      });
    },
    cancel() {
      isStopping = true;
      listeners = null;
      recognition.abort();
    },
  };
}

/** Chrome on Android gives each settled text once more with all before it: one that begins with the last takes its place. */
function textsOf(results: SpeechRecognitionResultList): {
  readonly final: string;
  readonly interim: string;
} {
  const finals: string[] = [];
  const interims: string[] = [];
  for (const result of Array.from(results)) {
    const text = (result[0]?.transcript ?? "").trim();
    if (!result.isFinal) interims.push(text);
    else if (finals.length > 0 && text.startsWith(finals.at(-1) ?? "")) finals.splice(-1, 1, text);
    else finals.push(text);
  }
  const final = joined(...finals);
  const interim = joined(...interims);
  return {
    final,
    interim:
      final !== "" && interim.startsWith(final) ? interim.slice(final.length).trim() : interim,
  };
}

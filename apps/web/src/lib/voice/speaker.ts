import type { SpokenLanguage } from "@taiyari/domain/interview";

/** The interviewer's voice. */
export interface Speaker {
  /** Resolves when it was said, was stopped, or cannot be said; at once where the browser has no voice. */
  readonly say: (text: string, language: SpokenLanguage) => Promise<void>;
  readonly stop: () => void;
}

/** The part of the Web Speech API that is used. */
export type Synthesis = Pick<
  SpeechSynthesis,
  "speak" | "cancel" | "getVoices" | "addEventListener" | "removeEventListener"
>;

/** Voices are loaded after the page in some browsers. Milliseconds. */
const VOICES_MS = 1_000;
/** A voice that has not begun by then never will, as on machines without sound. Milliseconds. */
const BEGIN_MS = 3_000;
/** The slowest voice takes this long for a letter. Some browsers never say that they have ended. Milliseconds. */
const LETTER_MS = 150;

/** The voice of the browser; it needs no connection where the system has one of its own. */
export function createSpeaker(synthesis: Synthesis): Speaker {
  let turn = 0;
  let ended: (() => void) | null = null;

  async function say(text: string, language: SpokenLanguage): Promise<void> {
    stop();
    const own = (turn += 1);
    const voices = await voicesOf(synthesis);
    if (own !== turn) return;
    const voice = bestVoice(voices, language);
    if (!voice) return;
    // Chrome stops in the middle of utterances of more than fifteen seconds.
    for (const sentence of sentencesOf(text)) {
      // oxlint-disable-next-line no-await-in-loop -- one sentence after another is the point
      await sayOne(sentence, voice);
      if (own !== turn) return;
    }
  }

  function sayOne(text: string, voice: SpeechSynthesisVoice): Promise<void> {
    return new Promise((resolve) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      let timer = setTimeout(done, BEGIN_MS);
      function done(): void {
        clearTimeout(timer);
        ended = null;
        resolve();
      }
      utterance.addEventListener("start", () => {
        clearTimeout(timer);
        timer = setTimeout(done, BEGIN_MS + text.length * LETTER_MS);
      });
      utterance.addEventListener("end", done);
      utterance.addEventListener("error", done);
      ended = done;
      synthesis.speak(utterance);
    });
  }

  function stop(): void {
    turn += 1;
    synthesis.cancel();
    ended?.();
  }

  return { say, stop };
}

async function voicesOf(synthesis: Synthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener("voiceschanged", done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_MS);
    synthesis.addEventListener("voiceschanged", done);
  });
  return synthesis.getVoices();
}

/** One of the language and country, then of the language; those of the system first, which send the text nowhere. */
export function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: SpokenLanguage,
): SpeechSynthesisVoice | null {
  const own = voices.filter((voice) =>
    voice.lang.replace("_", "-").startsWith(language.slice(0, 2)),
  );
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.lang.replace("_", "-") === language ? 0 : 2) + (voice.localService ? 0 : 1);
  return own.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?।])\s+/u).filter((sentence) => sentence.trim() !== "");
}

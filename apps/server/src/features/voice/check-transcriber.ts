import { explainTranscriberProblem } from "../../adapters/transcriber/explain-problem.ts";
import type { Transcriber } from "../../adapters/transcriber/transcriber.ts";
import type { TranscriberSettings } from "../../transcriber-settings.ts";

const RATE = 16_000;

/** Sends a second of silence. `sentence` says what is wrong and what to do about it, or how long it took. */
export async function checkTranscriber(
  transcriber: Transcriber,
  settings: TranscriberSettings,
  signal?: AbortSignal,
): Promise<{ readonly works: boolean; readonly sentence: string }> {
  const begin = performance.now();
  const audio = silence();
  const outcome = await transcriber.transcribe({ audio, type: "wav", language: "en-IN", signal });
  if (!outcome.ok) {
    return { works: false, sentence: explainTranscriberProblem(outcome.problem, settings) };
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const name = `${settings.model} at ${new URL(settings.baseUrl).hostname}`;
  return { works: true, sentence: `${name} works: a second of silence in ${seconds}\u00A0s.` };
}

/** A second without a sound, as a WAV file of 16 bits and one channel. */
function silence(): Uint8Array<ArrayBuffer> {
  const bytes = RATE * 2;
  const file = new DataView(new ArrayBuffer(44 + bytes));
  const text = (at: number, letters: string) => {
    for (let place = 0; place < letters.length; place++)
      file.setUint8(at + place, letters.charCodeAt(place));
  };
  text(0, "RIFF");
  file.setUint32(4, 36 + bytes, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, bytes, true);
  return new Uint8Array(file.buffer);
}

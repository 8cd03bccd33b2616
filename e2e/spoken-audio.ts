import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";

const RATE = 48_000;
/** dB of full scale: as loud as words near a microphone, and as a quiet room. */
const [VOICE, ROOM] = [-22, -62] as const;

/** Eleven seconds that Chromium repeats: a second of silence, four of words with breaths between them, six of silence. */
function spokenAudio(): Buffer {
  const words = Array.from({ length: 10 }, () => [
    ...noise(0.3, VOICE),
    ...noise(0.1, ROOM),
  ]).flat();
  const samples = [...noise(1, ROOM), ...words, ...noise(6, ROOM)];
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) file.writeInt16LE(sample, 44 + at * 2);
  return file;
}

/** White noise of this level, from a generator of its own, so that every run hears the same. */
function noise(seconds: number, level: number): readonly number[] {
  const height = 10 ** (level / 20) * Math.sqrt(3) * 32_767;
  let state = 20_261_123;
  return Array.from({ length: seconds * RATE }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 31 - 1) * height);
  });
}

/** A browser whose microphone hears `spokenAudio`. Whether a page may use it, its context says. */
export async function hearingBrowser() {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "taiyari-voice-")), "spoken.wav");
  writeFileSync(file, spokenAudio());
  return {
    executablePath: await findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      "--use-fake-device-for-media-stream",
      // Headless Chromium asks nobody. What the context forbids is refused all the same.
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  };
}

/** A container that browsers record into, with the ending by which transcribers tell it. */
export type AudioType = "webm" | "ogg" | "mp4" | "wav";

export const MEDIA_TYPES: Readonly<Record<AudioType, string>> = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  mp4: "audio/mp4",
  wav: "audio/wav",
};

/** What a recording is, by its first bytes; null for anything else. Source: the formats' own signatures. */
export function audioTypeOf(bytes: Uint8Array): AudioType | null {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (at(0, 4) === "\u001AE\u00DF\u00A3") return "webm";
  if (at(0, 4) === "OggS") return "ogg";
  if (at(4, 8) === "ftyp") return "mp4";
  return at(0, 4) === "RIFF" && at(8, 12) === "WAVE" ? "wav" : null;
}

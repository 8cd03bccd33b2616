import type { ImportSource } from "@taiyari/domain/import";

/** What each source is called. */
export const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  "json-resume": "JSON Resume",
  "reactive-resume": "Reactive Resume",
  linkedin: "LinkedIn’s data export",
  text: "Your text",
  taiyari: "An export of Taiyari",
  file: "Your file",
};

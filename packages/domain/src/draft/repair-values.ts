import { fitTags, fitText } from "./limits.ts";

/** A text from anything: a number as written, "" for what is neither. */
export function repairedText(value: unknown): string {
  if (typeof value === "string") return fitText(value);
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** A switch from anything: off unless it says it is on. */
export function repairedBoolean(value: unknown): boolean {
  return value === true || value === "true";
}

/** Tags from anything: a list of texts, or one text with commas; without blank ones. */
export function repairedTags(value: unknown): readonly string[] {
  const list = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return fitTags(list.map(repairedText).filter((tag) => tag.trim() !== ""));
}

import { hash } from "../../text/hash.ts";

/** Names the notes that somebody had before them when they wrote others. */
export function notesMark(notes: string): string {
  return hash(notes);
}

/**
 * The notes after somebody wrote: theirs. Where another device had changed them meanwhile, its lines that are not among them stand below.
 *
 * @param over  the mark of the notes they wrote over; undefined: as they were
 */
export function notesAfter(notes: string, text: string, over: string | undefined): string {
  if (over === undefined || over === notesMark(notes)) return text;
  const own = new Set(text.split("\n").map((line) => line.trim()));
  const others = notes.split("\n").filter((line) => !own.has(line.trim()));
  return [text, ...others].filter((part) => part.trim() !== "").join("\n");
}

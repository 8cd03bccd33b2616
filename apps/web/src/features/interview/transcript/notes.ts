/** A line of somebody's notes. */
export interface NoteLine {
  readonly text: string;
  readonly isDone: boolean;
}

/** What stands before a line that was said. */
const DONE = "✓ ";

/** The lines of the notes of an interview, which are one text. */
export function noteLines(notes: string): readonly NoteLine[] {
  return notes
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) =>
      line.startsWith(DONE)
        ? { text: line.slice(DONE.length), isDone: true }
        : { text: line, isDone: false },
    );
}

export function notesOf(lines: readonly NoteLine[]): string {
  return lines.map(({ text, isDone }) => (isDone ? DONE : "") + text).join("\n");
}

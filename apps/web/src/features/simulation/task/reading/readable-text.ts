import type { HandedIn, Task } from "@taiyari/domain/simulation";

/** All of a piece of work as one text, so that two versions can be compared by word. */
export function readableText({ deliverable }: Task, work: HandedIn): string {
  const nameOf = (id: string): string => {
    if (deliverable.kind === "decision")
      return deliverable.options.find((option) => option.id === id)?.text ?? id;
    if (deliverable.kind === "ranking")
      return deliverable.items.find((item) => item.id === id)?.text ?? id;
    return id;
  };
  return [
    work.chosen.map(nameOf).join("\n"),
    work.code,
    work.rows.map((row) => row.filter(Boolean).join(", ")).join("\n"),
    work.remarks.map(({ line, text }) => `Line ${line}: ${text}`).join("\n"),
    work.text,
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n");
}

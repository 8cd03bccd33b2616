import { type HandedIn, MAX_WORK_TEXT, type Scenario, type Task } from "@taiyari/domain/simulation";

/** Work as it is written. Who gets a copy is among those it is sent to once it is handed in. */
export interface WorkDraft extends Omit<HandedIn, "run"> {
  readonly cc: readonly string[];
}

/** Remarks are found by their line: there is one for each. */
export type Remark = HandedIn["remarks"][number];

const NOTHING: WorkDraft = {
  text: "",
  to: [],
  cc: [],
  attached: [],
  code: "",
  remarks: [],
  chosen: [],
  rows: [],
};

/** What a task begins with: a mail with its addressee, code as it is, an empty table. */
export function newDraft({ deliverable, from }: Task, { files }: Scenario): WorkDraft {
  switch (deliverable.kind) {
    case "mail":
      return { ...NOTHING, to: [from] };
    case "chat":
      return { ...NOTHING, to: [deliverable.to] };
    case "code":
      return { ...NOTHING, code: files.find(({ id }) => id === deliverable.file)?.content ?? "" };
    case "ranking":
      return { ...NOTHING, chosen: deliverable.items.map(({ id }) => id) };
    case "plan":
      return {
        ...NOTHING,
        rows: Array.from({ length: deliverable.rows }, () => deliverable.columns.map(() => "")),
      };
    case "sql":
    case "review":
    case "decision":
    case "document":
    case "call-notes":
      return NOTHING;
    default:
      return deliverable satisfies never;
  }
}

/** What was handed in, to be worked on again. */
export function draftOf(work: HandedIn): WorkDraft {
  const { text, to, attached, code, remarks, chosen, rows } = work;
  return { text, to, cc: [], attached, code, remarks, chosen, rows };
}

/**
 * What is handed in of a draft: without remarks that say nothing and rows in which nothing stands.
 *
 * @param run  what the engine said of its code; null for what has none
 */
export function workOf(draft: WorkDraft, run: HandedIn["run"]): HandedIn {
  const { cc, ...work } = draft;
  return {
    ...work,
    to: [...new Set([...work.to, ...cc])],
    text: work.text.trim(),
    remarks: work.remarks
      .filter(({ text }) => text.trim() !== "")
      .toSorted((a, b) => a.line - b.line),
    rows: work.rows.filter((row) => row.some((cell) => cell.trim() !== "")),
    run,
  };
}

/** What the server keeps of code, in letters: it counts bytes, of which one may have four. */
const MOST_CODE = 16_000;

/** What has to be there before it can be handed in, as a sentence; null where nothing is missing. */
export function missingIn(draft: WorkDraft, { deliverable }: Task): string | null {
  const { text, to, code } = draft;
  if (text.length > MAX_WORK_TEXT) return "This is longer than anybody reads. Shorten it.";
  if (code.length > MOST_CODE) return "This is more code than can be handed in. Shorten it.";
  switch (deliverable.kind) {
    case "mail":
      if (to.length === 0) return "Say who gets it.";
      return text.trim() === "" ? "Write the mail first." : null;
    case "chat":
      return text.trim() === "" ? "Write a line first." : null;
    case "document":
    case "call-notes":
      return text.trim() === "" ? "Write something first." : null;
    case "sql":
      return code.trim() === "" ? "Write a query first." : null;
    case "code":
      return code.trim() === "" ? "Write some code first." : null;
    case "review":
      return workOf(draft, null).remarks.length === 0 ? "Make a remark on a line first." : null;
    case "decision":
      return draft.chosen.length === 0 ? "Decide first: choose one." : null;
    case "plan":
      return workOf(draft, null).rows.length === 0 ? "Fill in a row first." : null;
    case "ranking":
      return null;
    default:
      return deliverable satisfies never;
  }
}

/** Words set apart by blanks that have a letter or digit, as the checks count them. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

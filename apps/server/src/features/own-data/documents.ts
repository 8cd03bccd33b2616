import {
  InterviewEvent,
  Interview as InterviewShape,
  Letter,
  ResumeDraft,
} from "@taiyari/contract";
import { writeDocx } from "@taiyari/documents/write";
import { draftToJsonResume, outlineOf, toMarkdown } from "@taiyari/domain/export";
import { replay, reportOf } from "@taiyari/domain/interview";
import type { TemplateChoices } from "@taiyari/domain/resume";

/** A stored thing as files that other programs open: an ending and what is in it. */
export type Documents = readonly (readonly [ending: string, content: string | Uint8Array])[];

/** How a Word document looks whose template is not at hand. */
const PLAIN: TemplateChoices = {
  accent: "#1f2937",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  photo: false,
};

/** A resume of the editor: itself, JSON Resume, Markdown, Word. Only itself where it is of a form that is not read any more. */
export function resumeDocuments(stored: unknown): Documents {
  const own = [".json", toJson(stored)] as const;
  const draft = ResumeDraft.safeParse(stored);
  if (!draft.success) return [own];
  const outline = outlineOf(draft.data);
  const look = { ...PLAIN, ...draft.data.chosen, language: "en-IN" };
  return [
    own,
    [".jsonresume.json", toJson(draftToJsonResume(draft.data))],
    [".md", toMarkdown(outline)],
    [".docx", writeDocx(outline, look)],
  ];
}

/** A cover letter: itself, and its text with a blank line between paragraphs. */
export function letterDocuments(stored: unknown): Documents {
  const own = [".json", toJson(stored)] as const;
  const letter = Letter.safeParse(stored);
  if (!letter.success) return [own];
  const { recipient, greeting, paragraphs, closing, sender } = letter.data;
  const parts = [
    recipient,
    greeting,
    ...paragraphs.map(({ text }) => text),
    [closing, sender.name].filter(Boolean).join("\n"),
  ];
  return [own, [".txt", `${parts.filter((part) => part.trim() !== "").join("\n\n")}\n`]];
}

/**
 * A mock interview, read: what was said in it and the report as the built-in rules make it today. Null where it is of
 * a form that is not read any more.
 *
 * @param head    a row of `interviews`
 * @param events  rows of `interview_events` of it, in their order
 */
export function interviewDocument(
  head: Readonly<Record<string, unknown>>,
  events: readonly Readonly<Record<string, unknown>>[],
): string | null {
  const startedAt = head["startedAt"] instanceof Date ? head["startedAt"].toISOString() : null;
  const interview = InterviewShape.safeParse({
    ...Object(head["head"]),
    id: head["id"],
    startedAt,
  });
  if (!interview.success) return null;
  const happened = events.flatMap(({ id, event }) => {
    const parsed = InterviewEvent.safeParse({ ...Object(event), id });
    return parsed.success ? [parsed.data] : [];
  });
  const state = replay(interview.data, happened);
  const report = reportOf(interview.data, state, { earlier: [], careers: null });
  return toJson({ startedAt, setup: interview.data.setup, said: state.turns, report });
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

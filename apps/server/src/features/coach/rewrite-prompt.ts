import type { RewriteField } from "@taiyari/contract";
import { MODEL_REASON_IDS } from "@taiyari/domain/coach";
import { z } from "zod";
import type { CoachDocument } from "../../shared/coach/fence.ts";

/** Without limits of length, which not every provider takes in a schema: what is too long is cut off as text. */
export const Rewritten = z.object({
  texts: z.array(
    z.object({
      /** "t1" */
      id: z.string(),
      lines: z.array(z.object({ text: z.string(), reason: z.enum(MODEL_REASON_IDS) })),
    }),
  ),
  tags: z.array(
    z.object({
      /** "g1" */
      id: z.string(),
      add: z.array(z.string()),
    }),
  ),
});
export type Rewritten = z.infer<typeof Rewritten>;

export const REWRITE_SYSTEM = `You reword parts of a person's resume so that a recruiter understands them at once. You invent nothing.

For each document labelled "text t1", "text t2" and so on, give its new wording under that id, one entry of "lines" for each line. Keep a line that is good as it is. Keep its language, its script and its bullet marks.
- Open with a strong verb: in the past tense, and in the present tense for work that goes on. Leave out I, my, filler and clichés. Use plain words.
- Put a result before the way to it. Bring a figure that the line has forward. Split a line of more than 25 words in two.
- Keep every fact exactly: employers, titles, schools, dates, figures, degrees, skills, names. Add none, not even a likely one, and do not make a small part in something larger. Where a figure would help and the text has none, put a blank such as [by how much?] in its place.
- A text that is empty and whose label says summary is written from the resume: two or three short sentences.
For each document labelled "tags g1" and so on, "add" holds up to three skills or tools that the resume names elsewhere and that belong in that list, written as the resume writes them.
With a job description, prefer its words for what the resume already says, and put what it asks for first. What the resume does not say, leave out.

"reason" of a line is one of: opening (opens with a verb now), tense, first-person, shorter, plainer, result (result first), figure (a blank for a figure), split, grammar, job (words of the job), clearer.`;

export const REWRITE_TASK =
  'Reword the texts and suggest the tags, as JSON with "texts" and "tags". Answer for every id.';

/** A field to reword, with the id it has in the prompt. */
export interface NumberedField {
  readonly id: string;
  readonly asked: RewriteField;
}

/** "t1", "t2" for texts, "g1", "g2" for tags. */
export function numberFields(fields: readonly RewriteField[]): readonly NumberedField[] {
  return fields.map((asked, at) => ({
    id: `${asked.kind === "text" ? "t" : "g"}${at + 1}`,
    asked,
  }));
}

/** Everything of the person, as documents: labels hold nothing that they wrote. */
export function rewriteDocuments(
  fields: readonly NumberedField[],
  { source, job }: { readonly source: string; readonly job: string | null },
): readonly CoachDocument[] {
  return [
    ...fields.flatMap(({ id, asked }) => [
      ...(asked.context === "" ? [] : [{ label: `entry of ${id}`, text: asked.context }]),
      asked.kind === "text"
        ? {
            label: `text ${id}${asked.field.field === "summary" ? ", summary" : ""}`,
            text: asked.text,
          }
        : { label: `tags ${id}`, text: asked.tags.join("\n") },
    ]),
    { label: "resume", text: source },
    ...(job === null || job.trim() === "" ? [] : [{ label: "job description", text: job }]),
  ];
}

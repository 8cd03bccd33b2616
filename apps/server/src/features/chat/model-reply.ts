import { z } from "zod";

/** What the language model is asked for: paragraphs, each with the ids of the sources it rests on. */
export const ModelReply = z.object({
  paragraphs: z
    .array(
      z.object({
        text: z.string().max(900),
        sources: z.array(z.string().max(60)).max(6),
      }),
    )
    .max(6),
  rewrite: z.object({ line: z.string().max(60), text: z.string().max(500) }).nullable(),
  isBeyond: z.boolean(),
});
export type ModelReply = z.infer<typeof ModelReply>;

/** How to answer. Holds no word of a person. */
export const SYSTEM = `You answer questions of a job seeker about the report on their resume. You have the lines of the resume, the checks of the report and the terms of the job; each has an id such as line-12, check-achievements or term-3.

- Say only what these hold. Invent no fact, no figure, no skill, no employer and no date. Do not praise beyond what a check says.
- Give each paragraph the ids of the sources it rests on, the most important first. A paragraph that states something without a source is not shown.
- Be short and plain: two to four paragraphs of one to three sentences.
- When asked to rewrite a bullet, put the new wording into "rewrite" with the id of its first line. Keep to the facts of the resume. Where only the person knows something, leave a blank as a question in square brackets: [by how much?]. Otherwise "rewrite" is null.
- A term that the resume does not show may be added only if the person has really used it. Say so.
- When a question needs what these sources do not hold, such as pay, other people, code, health or the news, set "isBeyond" to true, say in one sentence that it is beyond this report, and name what you can answer.`;

/** The paragraphs of a reply that is still coming, as far as they are texts. */
export function paragraphsSoFar(value: unknown): readonly string[] {
  const parsed = SoFar.safeParse(value);
  if (!parsed.success) return [];
  return parsed.data.paragraphs.flatMap(({ text }) => (text?.trim() ? [text.trim()] : []));
}

const SoFar = z.object({
  paragraphs: z.array(z.object({ text: z.string().optional() })),
});

import { setImmediate } from "node:timers/promises";
import type { RewriteEvent, RewriteField } from "@taiyari/contract";
import type { z } from "zod";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts, type Proposal, tagsProposal, textProposal } from "@taiyari/domain/coach";
import { dayNumber } from "../../shared/dates/india.ts";
import { askModel } from "../../shared/coach/ask-model.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import { withMarks } from "../../shared/coach/fence.ts";
import {
  type NumberedField,
  numberFields,
  REWRITE_SYSTEM,
  REWRITE_TASK,
  rewriteDocuments,
  Rewritten,
} from "./rewrite-prompt.ts";

export interface RewriteRequest {
  readonly fields: readonly RewriteField[];
  readonly source: string;
  readonly job: string | null;
  readonly user: { readonly id: string };
  readonly signal: AbortSignal | undefined;
}

/** Has the model reword fields, says how far it is, and ends with what holds of it or with why there is nothing. */
export async function* rewriteFields(
  deps: CoachDeps,
  { fields, source, job, user, signal }: RewriteRequest,
): AsyncGenerator<z.input<typeof RewriteEvent>, void> {
  const numbered = numberFields(fields);
  const of = fields.length;
  let done = 0;
  yield { kind: "progress", done, of };
  const answer = askModel(deps, {
    system: REWRITE_SYSTEM,
    documents: rewriteDocuments(numbered, { source, job }),
    task: REWRITE_TASK,
    schema: Rewritten,
    signal,
    user,
  });
  for await (const event of answer) {
    if (event.kind === "partial") {
      const begun = Math.min(of, fieldsIn(event.value));
      // The last one is still being written.
      if (begun - 1 > done) yield { kind: "progress", done: (done = begun - 1), of };
      continue;
    }
    if (!event.outcome.ok) {
      yield { kind: "failed", because: event.outcome.problem.kind };
      return;
    }
    const { proposals, cut } = await proposalsOf(event.outcome.value, numbered, { deps, source });
    yield proposals.length === 0 && cut > 0
      ? { kind: "failed", because: "nothing-held" }
      : { kind: "proposals", proposals };
  }
}

/** How many fields an unfinished answer has begun. */
function fieldsIn(value: unknown): number {
  const { texts, tags } = Object(value) as { texts?: unknown; tags?: unknown };
  return [texts, tags].reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
}

/** What of an answer may be shown, and how much of it may not. */
async function proposalsOf(
  answer: Rewritten,
  fields: readonly NumberedField[],
  { deps, source }: { readonly deps: CoachDeps; readonly source: string },
): Promise<{ readonly proposals: Proposal[]; readonly cut: number }> {
  const careers = indexCareers(deps.careers);
  const today = dayNumber(deps.clock());
  const proposals: Proposal[] = [];
  let cut = 0;
  for (const { id, asked } of fields) {
    // Checking facts takes tens of milliseconds for each field: others are served in between.
    await setImmediate();
    const { field } = asked;
    const own = `${source}\n${asked.context}`;
    const said = asked.kind === "text" ? `${own}\n${asked.text}` : own;
    const checked =
      asked.kind === "tags"
        ? tagsProposal(
            {
              field,
              before: asked.tags,
              tags: answer.tags.find((tags) => tags.id === id)?.add ?? [],
            },
            own,
          )
        : textProposal(
            { field, before: asked.text, lines: linesOf(answer, id) },
            {
              source: said,
              careers,
              violationsIn: (text) => checkFacts(said, text, { careers, today }),
            },
          );
    cut += checked.cut;
    if (checked.proposal) proposals.push(checked.proposal);
  }
  return { proposals, cut };
}

function linesOf(answer: Rewritten, id: string) {
  const lines = answer.texts.find((text) => text.id === id)?.lines ?? [];
  return lines.map(({ text, reason }) => ({ text: withMarks(text), reason }));
}

import { checkReply, type ReplyGrounds } from "@taiyari/domain/simulation";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { askModel } from "../../shared/coach/ask-model.ts";
import type { CoachDeps, CoachProblem } from "../../shared/coach/deps.ts";
import { withMarks } from "../../shared/coach/fence.ts";
import { ModelReply, REPLY_TASK, replyDocuments, replySystem } from "./reply-prompt.ts";

/**
 * Has the language model answer for a person of the scenario.
 *
 * @returns "nothing-held" where it states what this person may not say, or what is nowhere in the day
 */
export async function writeReply(
  deps: CoachDeps,
  grounds: ReplyGrounds,
  { userId, signal }: { readonly userId: string; readonly signal: AbortSignal | undefined },
): Promise<Result<string, CoachProblem["kind"]>> {
  const answer = askModel(deps, {
    system: replySystem(grounds),
    documents: replyDocuments(grounds),
    task: REPLY_TASK,
    schema: ModelReply,
    signal,
    user: { id: userId },
  });
  for await (const event of answer) {
    if (event.kind === "partial") continue;
    const { outcome } = event;
    if (!outcome.ok) return fail(outcome.problem.kind);
    const checked = checkReply(withMarks(outcome.value.reply), grounds);
    if (checked.ok) return ok(checked.value);
    // Its kind and no more: the text may quote what somebody wrote.
    deps.log.warn({ refused: checked.problem.kind }, "an answer of the model was not taken");
    return fail("nothing-held");
  }
  return fail("cancelled");
}

import type { EnhanceProblem, EnhanceScope, Proposal } from "@taiyari/domain/coach";
import { sectionsOf, type DraftField, type ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Enhanced, EnhanceAsked, EnhanceWatch } from "./create-enhancing.ts";
import type { EnhanceFailure } from "./enhance-words.ts";
import { rewriteByModel, type ModelClient } from "./engine/by-model.ts";
import type { BuiltInEngine, CoachWorker } from "./engine/built-in.ts";
import { linesIn, targetsOf } from "./targets.ts";
import { comparisonOf } from "./value-after.ts";

export interface EnhanceDeps {
  /** Asked first, where there is one. */
  readonly model: ModelClient;
  readonly builtIn: BuiltInEngine;
  /** Whole days since 1 January 1970, where the person is. */
  readonly today: () => number;
}

const ENGINE = "Built-in engine, on this device";
const BY_BUILT_IN = "By the built-in engine, from your own words. Nothing was added.";

/** What was found, and how it came about. */
interface Made {
  readonly proposals: readonly Proposal[];
  readonly origin: string;
}

/**
 * Asks an engine for better wordings and checks each against what the person wrote. The language model is asked first,
 * where there is one; what it cannot do the built-in engine does, and says so.
 *
 * @returns  a scope with text that is good as it is has no comparisons
 */
export async function enhanceDraft(
  asked: EnhanceAsked,
  watch: EnhanceWatch,
  deps: EnhanceDeps,
): Promise<Result<Enhanced, EnhanceFailure>> {
  const { draft, scope, job } = asked;
  const targets = scope === null ? ok(allTargets(draft)) : targetsOf(draft, scope);
  if (!targets.ok) return targets;
  const lines = targets.value.reduce((sum, field) => sum + linesIn(draft, field), 0);
  watch.step({ kind: "read", texts: targets.value.length, lines });
  const stop = () => deps.builtIn.close();
  watch.signal.addEventListener("abort", stop);
  try {
    const made = await madeFor(targets.value, asked, watch, deps);
    if (!made.ok) return made;
    const { origin } = made.value;
    const today = deps.today();
    const worker = await deps.builtIn.open();
    watch.step({ kind: "checking" });
    const proposals = await worker.ask({
      kind: "check",
      draft,
      proposals: made.value.proposals,
      today,
    });
    const tailored = job === "" ? null : await worker.ask({ kind: "match-job", draft, job, today });
    if (proposals.length === 0 && lines === 0) return fail({ kind: "no-text" });
    return ok({
      comparisons: proposals.map((proposal) =>
        comparisonOf(proposal, scope ?? sectionOf(proposal), origin),
      ),
      tailored,
    });
  } finally {
    watch.signal.removeEventListener("abort", stop);
  }
}

async function madeFor(
  targets: readonly DraftField[],
  asked: EnhanceAsked,
  watch: EnhanceWatch,
  deps: EnhanceDeps,
): Promise<Result<Made, EnhanceProblem>> {
  const model = await deps.model.name();
  let note = "";
  if (model !== null) {
    watch.engine(model);
    const outcome = await rewriteByModel(deps.model, targets, asked, watch);
    if (outcome.kind === "proposals") {
      const origin = `By ${model}, from your own words. Checked: nothing was added.`;
      return ok({ proposals: outcome.proposals, origin });
    }
    ({ note } = outcome);
    watch.signal.throwIfAborted();
  }
  watch.engine(ENGINE);
  const worker = await deps.builtIn.open();
  const made = await proposalsFor(worker, targets, asked, watch, deps.today());
  if (!made.ok) return made;
  const origin = note === "" ? BY_BUILT_IN : `${note} This is by the built-in engine.`;
  return ok({ proposals: made.value, origin });
}

async function proposalsFor(
  worker: CoachWorker,
  targets: readonly DraftField[],
  { draft, job }: EnhanceAsked,
  watch: EnhanceWatch,
  today: number,
): Promise<Result<readonly Proposal[], EnhanceProblem>> {
  const proposals: Proposal[] = [];
  for (const [at, scope] of targets.entries()) {
    watch.step({ kind: "rewriting", text: at + 1, of: targets.length });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the step shown is the one at work
    const made = await worker.ask({ kind: "enhance", draft, scope, job, today });
    if (!made.ok) return made;
    proposals.push(...made.value);
  }
  return ok(proposals);
}

/** Of every section that is shown; one without entries has none. */
function allTargets(draft: ResumeDraft): readonly DraftField[] {
  return sectionsOf(draft)
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id }) => {
      const targets = targetsOf(draft, { section: id, item: null, field: null });
      return targets.ok ? targets.value : [];
    });
}

function sectionOf({ field }: Proposal): EnhanceScope {
  return { section: field.section, item: null, field: null };
}

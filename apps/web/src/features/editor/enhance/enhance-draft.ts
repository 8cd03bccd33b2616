import type { EnhanceProblem, EnhanceScope, Proposal } from "@taiyari/domain/coach";
import { sectionsOf, type DraftField, type ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Enhanced, EnhanceAsked, EnhanceWatch } from "./create-enhancing.ts";
import type { EnhanceFailure } from "./enhance-words.ts";
import type { BuiltInEngine, CoachWorker } from "./engine/built-in.ts";
import { linesIn, targetsOf } from "./targets.ts";
import { comparisonOf } from "./value-after.ts";

export interface EnhanceDeps {
  readonly builtIn: BuiltInEngine;
  /** Whole days since 1 January 1970, where the person is. */
  readonly today: () => number;
}

const ENGINE = "Built-in engine, on this device";
const BY_BUILT_IN = "By the built-in engine, from your own words. Nothing was added.";

/**
 * Asks an engine for better wordings, field by field, and checks each against what the person wrote.
 *
 * @returns  a scope with text that is good as it is has no comparisons
 */
export async function enhanceDraft(
  asked: EnhanceAsked,
  watch: EnhanceWatch,
  deps: EnhanceDeps,
): Promise<Result<Enhanced, EnhanceFailure>> {
  const { draft, scope, job } = asked;
  watch.engine(ENGINE);
  const targets = scope === null ? ok(allTargets(draft)) : targetsOf(draft, scope);
  if (!targets.ok) return targets;
  const lines = targets.value.reduce((sum, field) => sum + linesIn(draft, field), 0);
  watch.step({ kind: "read", texts: targets.value.length, lines });
  const stop = () => deps.builtIn.close();
  watch.signal.addEventListener("abort", stop);
  try {
    const worker = await deps.builtIn.open();
    const today = deps.today();
    const made = await proposalsFor(worker, targets.value, asked, watch, today);
    if (!made.ok) return made;
    watch.step({ kind: "checking" });
    const proposals = await worker.ask({ kind: "check", draft, proposals: made.value, today });
    const tailored = job === "" ? null : await worker.ask({ kind: "match-job", draft, job, today });
    if (proposals.length === 0 && lines === 0) return fail({ kind: "no-text" });
    return ok({
      comparisons: proposals.map((proposal) =>
        comparisonOf(proposal, scope ?? sectionOf(proposal), BY_BUILT_IN),
      ),
      tailored,
    });
  } finally {
    watch.signal.removeEventListener("abort", stop);
  }
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

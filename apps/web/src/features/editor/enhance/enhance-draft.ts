import type { EnhanceProblem, Proposal } from "@taiyari/domain/coach";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { EnhanceAsked, EnhanceWatch } from "./create-enhancing.ts";
import type { EnhanceFailure } from "./enhance-words.ts";
import type { Comparison } from "./enhancing.ts";
import type { BuiltInEngine } from "./engine/built-in.ts";
import { linesIn, targetsOf } from "./targets.ts";
import { comparisonOf } from "./value-after.ts";

export interface EnhanceDeps {
  readonly builtIn: BuiltInEngine;
  /** Whole days since 1 January 1970, where the person is. */
  readonly today: () => number;
}

const ENGINE = "Built-in engine, on this device";
export const BY_BUILT_IN = "By the built-in engine, from your own words. Nothing was added.";

/**
 * Asks an engine for better wordings, field by field.
 *
 * @returns  at least nothing: a scope with text that is good as it is has no comparisons
 */
export async function enhanceDraft(
  { draft, scope }: EnhanceAsked,
  watch: EnhanceWatch,
  deps: EnhanceDeps,
): Promise<Result<readonly Comparison[], EnhanceFailure>> {
  watch.engine(ENGINE);
  const targets = targetsOf(draft, scope);
  if (!targets.ok) return targets;
  const lines = targets.value.reduce((sum, field) => sum + linesIn(draft, field), 0);
  watch.step({ kind: "read", texts: targets.value.length, lines });
  const stop = () => deps.builtIn.close();
  watch.signal.addEventListener("abort", stop);
  try {
    const worker = await deps.builtIn.open();
    const proposals: Proposal[] = [];
    for (const [at, field] of targets.value.entries()) {
      watch.step({ kind: "rewriting", text: at + 1, of: targets.value.length });
      const made: Result<readonly Proposal[], EnhanceProblem> = await worker.ask({
        kind: "enhance",
        draft,
        scope: field,
        job: "",
        today: deps.today(),
      });
      if (!made.ok) return made;
      proposals.push(...made.value);
    }
    if (proposals.length === 0 && lines === 0) return fail({ kind: "no-text" });
    return ok(proposals.map((proposal) => comparisonOf(proposal, scope, BY_BUILT_IN)));
  } finally {
    watch.signal.removeEventListener("abort", stop);
  }
}

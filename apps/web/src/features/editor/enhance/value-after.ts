import {
  tagsAfter,
  textAfter,
  wholeOf,
  type Decision,
  type EnhanceScope,
  type Proposal,
} from "@taiyari/domain/coach";
import type { DraftValue } from "@taiyari/domain/draft";
import type { Comparison } from "./enhancing.ts";
import { trimEdits } from "./trim-edits.ts";

/** What the field holds once the decision is written into it. */
export function valueAfter(proposal: Proposal, decision: Decision): DraftValue {
  return proposal.kind === "text" ? textAfter(proposal, decision) : tagsAfter(proposal, decision);
}

/** A proposal nobody has decided on yet: everything is taken, no blank is filled. */
export function comparisonOf(made: Proposal, scope: EnhanceScope, origin: string): Comparison {
  const proposal = made.kind === "text" ? trimEdits(made) : made;
  const decision = wholeOf(proposal);
  return { proposal, decision, value: valueAfter(proposal, decision), scope, origin };
}

import {
  checkFacts,
  factSourceOf,
  textAfter,
  wholeOf,
  tagsAfter,
  type FactOptions,
  type Proposal,
} from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";

/**
 * The last look before anybody sees a proposal, whichever engine made it: those by which the draft would state what it
 * does not hold are left out.
 */
export function heldProposals(
  draft: ResumeDraft,
  proposals: readonly Proposal[],
  options: FactOptions,
): readonly Proposal[] {
  const source = factSourceOf(draft);
  const violations = (text: string) => checkFacts(source, text, options).length;
  return proposals.filter(
    (proposal) => violations(afterOf(proposal)) <= violations(beforeOf(proposal)),
  );
}

function afterOf(proposal: Proposal): string {
  const decision = wholeOf(proposal);
  return proposal.kind === "text"
    ? textAfter(proposal, decision)
    : tagsAfter(proposal, decision).join(", ");
}

function beforeOf(proposal: Proposal): string {
  return proposal.kind === "text" ? proposal.before : proposal.before.join(", ");
}

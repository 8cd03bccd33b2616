export { applyCorrections } from "./apply-corrections.ts";
export { correctedBy, type Corrected } from "./corrected.ts";
export {
  type CorrectedSides,
  type CorrectionDifference,
  type CorrectionSide,
  correctionDifferences,
  differenceText,
  entryText,
} from "./correction-differences.ts";
export { type Corrections, isSameCorrections, mergeCorrections } from "./correction-lists.ts";
export { CONTACT_LABELS, entryLabels } from "./field-labels.ts";
export { fieldGroupsOf } from "./field-groups.ts";
export { mergeChoices } from "./merge-choices.ts";
export { type KeptSection, keptSectionsOf, unplacedOf, type UnplacedLine } from "./unplaced.ts";

export { applyCorrections } from "./apply-corrections.ts";
export { CONTACT_LABELS, entryLabels } from "./field-labels.ts";
export { fieldGroupsOf } from "./field-groups.ts";
export { type KeptSection, keptSectionsOf, unplacedOf, type UnplacedLine } from "./unplaced.ts";

export type { Proof, ProofCause, ProofField, ProofGroup, ProofResult } from "./proof.ts";
export { proveExport } from "./prove-export.ts";
export { plainLetters } from "./words.ts";
export { type DraftNotes, type FieldNote, type DraftImprovement, notesOf } from "./notes.ts";
export { headingCaution } from "./heading-caution.ts";

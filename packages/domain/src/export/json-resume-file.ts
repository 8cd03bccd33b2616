import type { JsonResume } from "../convert/json-resume.ts";
import type { ResumeDraft } from "../draft/draft.ts";

/** A JSON Resume file of ours: valid by the schema 1.0.0, with the whole draft within. */
export interface JsonResumeFile extends JsonResume {
  readonly $schema: string;
  readonly meta: {
    readonly version: string;
    /** The draft the file was made from: read back, it is the same draft. */
    readonly taiyari: ResumeDraft;
  };
}

import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import type { JobReading } from "../../job/job-reading.ts";
import type { EnhanceScope } from "../proposals/proposal.ts";

/** Everything an enhancement follows from: the same request gives the same proposals. */
export interface EnhanceRequest {
  readonly draft: ResumeDraft;
  readonly scope: EnhanceScope;
  /** The job the resume is tailored to; null for none. */
  readonly job: JobReading | null;
  readonly careers: CareersIndex;
  /** Whole days since 1 January 1970 (UTC). */
  readonly today: number;
}

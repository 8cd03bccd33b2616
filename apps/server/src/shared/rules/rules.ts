import { readSummary } from "@taiyari/domain/convert";
import { readJobDescription } from "@taiyari/domain/job";
import { READER_VERSION } from "@taiyari/domain/read";
import { reportOn, RULES_VERSION, targetFrom } from "@taiyari/domain/report";

/** The domain's rules as this feature uses them. A test may stand in older or newer ones. */
export interface ResumeRules {
  /** Of the rules that turn a file into a reading. A stored reading of another version is made again. */
  readonly readerVersion: string;
  /** Of the rules that turn a reading into a report. */
  readonly rulesVersion: string;
  readonly readSummary: typeof readSummary;
  readonly targetFrom: typeof targetFrom;
  readonly reportOn: typeof reportOn;
  readonly readJobDescription: typeof readJobDescription;
}

/** Today's rules. */
export const RESUME_RULES: ResumeRules = {
  readerVersion: READER_VERSION,
  rulesVersion: RULES_VERSION,
  readSummary,
  targetFrom,
  reportOn,
  readJobDescription,
};

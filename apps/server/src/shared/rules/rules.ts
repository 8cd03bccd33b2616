import { READER_VERSION } from "@taiyari/domain/read";
import { RULES_VERSION } from "@taiyari/domain/report";

/** The versions of the domain's rules. A test may name older or newer ones. */
export interface ResumeRules {
  /** Of the rules that turn a file into a reading. A stored reading of another version is made again. */
  readonly readerVersion: string;
  /** Of the rules that turn a reading into a report. */
  readonly rulesVersion: string;
}

/** Today's rules. */
export const RESUME_RULES: ResumeRules = {
  readerVersion: READER_VERSION,
  rulesVersion: RULES_VERSION,
};

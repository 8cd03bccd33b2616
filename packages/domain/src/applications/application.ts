import type { ApplicationStage, StageChange } from "./stages.ts";

/** A resume or a letter that went with an application, and its revision when it did. It may be changed or deleted since. */
export interface SentDocument {
  readonly id: string;
  readonly revision: number;
}

/** What a person writes of an application. Texts are "" and everything else null for nothing. */
export interface ApplicationDetails {
  readonly company: string;
  readonly role: string;
  /** Where the work is. */
  readonly place: string;
  /** Of the posting: an http or https address, or "". */
  readonly link: string;
  readonly note: string;
  /** "2026-11-23". */
  readonly appliedOn: string | null;
  /** What comes next: "Call with HR". */
  readonly nextStep: string;
  readonly nextOn: string | null;
  /** Rupees a year. */
  readonly salary: number | null;
  readonly resume: SentDocument | null;
  readonly letter: SentDocument | null;
}

/** An application as lists show it. */
export interface Application extends ApplicationDetails {
  readonly id: string;
  readonly stage: ApplicationStage;
  /** Each change of the stage, the first one the earliest; never empty. */
  readonly history: readonly StageChange[];
}

export const MAX_APPLICATIONS = 500;
export const MAX_APPLICATION_LINE = 120;
export const MAX_APPLICATION_LINK = 2_000;
export const MAX_APPLICATION_NOTE = 2_000;
/** Rupees a year. */
export const MAX_APPLICATION_SALARY = 1_000_000_000;

/** An address that may become a link; "" for anything else, as for `javascript:`. */
export function postingLink(text: string): string {
  const trimmed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  const match = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/iu.exec(address);
  return trimmed !== "" && match ? address : "";
}

import { assertNever } from "@taiyari/domain/result";
import { OUTAGE } from "../../lib/failures.ts";
import { formatNumber } from "../../lib/numbers.ts";
import type { CreateOutcome } from "./keep-resume.ts";

/** Why a resume was not kept, and what to do. */
export function keepProblem(outcome: Exclude<CreateOutcome, { kind: "kept" }>): string {
  switch (outcome.kind) {
    case "limit-reached":
      return `You have ${formatNumber(outcome.most)} resumes, and no more are kept. Delete one you do not need and try again.`;
    case "too-large":
      return "This is more than one resume can hold. Leave out what no reader needs, and import it again.";
    case "outage":
      return OUTAGE;
    case "failed":
      return "The resume could not be made. Try again; if it stays, tell the person who runs this installation.";
    default:
      return assertNever(outcome);
  }
}

/** What a person should know of a resume that was kept; "" for nothing. */
export function keptRemark({
  isWaiting,
  hasOtherTemplate,
}: Extract<CreateOutcome, { kind: "kept" }>): string {
  return [
    isWaiting ? "It is on this device, and sent when there is a connection." : "",
    hasOtherTemplate ? "Its template needs a paid plan, so it is shown in another one." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

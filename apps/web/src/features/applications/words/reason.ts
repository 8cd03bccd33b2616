import { isDefinedError } from "@orpc/client";
import { outageSentence } from "../../../lib/failures.ts";

/** Why the server did not do it, and what to do. */
export function reasonOf(error: Error): string {
  const outage = outageSentence(error);
  if (outage !== null) return outage;
  if (isDefinedError(error) && (error as { readonly code: string }).code === "LIMIT_REACHED")
    return "You have as many applications as one may have. Delete one you do not need first.";
  return "Load the page again and try once more.";
}

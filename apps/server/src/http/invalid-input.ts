import { ORPCError, ValidationError } from "@orpc/server";

/**
 * Says which field of an input is wrong and why, in place of "Input validation failed".
 *
 * @returns  a BAD_REQUEST whose message is the first problem's own sentence, or names the field where the sentence is
 *           the schema library's; anything else as it came
 */
export function explainInvalidInput(error: unknown): unknown {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return error;
  if (error.code !== "BAD_REQUEST") return error;
  const [issue] = error.cause.issues;
  if (!issue) return error;
  const field = (issue.path ?? [])
    .map((part) => String(typeof part === "object" ? part.key : part))
    .join(".");
  const isOwnSentence = !/^(Invalid|Too (big|small)|Unrecognized|Expected)\b/.test(issue.message);
  const message = isOwnSentence || field === "" ? issue.message : `${field}: ${issue.message}`;
  return new ORPCError("BAD_REQUEST", { message, cause: error.cause });
}

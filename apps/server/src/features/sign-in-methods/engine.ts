import type { RequestContext } from "../../http/request-context.ts";

/** What the account engine answered. */
export interface EngineAnswer {
  readonly status: number;
  /** Its own code for a refusal: "INVALID_PASSWORD"; "" where it gives none. */
  readonly code: string;
  readonly body: unknown;
  readonly cookies: readonly string[];
  /** At least 1; only meant for status 429. */
  readonly retryAfterSeconds: number;
}

/** Asks the account engine as the browser of this request would, so that its limits on attempts count. */
export type AskEngine = (
  context: RequestContext,
  /** Its own: "/change-password". */
  path: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<EngineAnswer>;

/** What an error for too many attempts carries. */
export function tooMany({ retryAfterSeconds }: EngineAnswer) {
  return { data: { retryAfterSeconds } };
}

/** A bug: an answer that no refusal of ours stands for. */
export function unexpected({ status, code }: EngineAnswer): Error {
  return new Error(`the account engine answered ${status} ${code}`);
}

/** Gives the browser the cookies of an answer: a session that was begun anew, or one that ended. */
export function passCookies(context: RequestContext, { cookies }: EngineAnswer): void {
  for (const cookie of cookies) context.addCookie(cookie);
}

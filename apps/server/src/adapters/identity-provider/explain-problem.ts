import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { z } from "zod";
import type { ProviderProblem } from "./identity-provider.ts";

/** What a person's own "no" is called. Source: RFC 6749, section 4.1.2.1, and LinkedIn's names for it. */
const REFUSALS = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize"]);

/** An answer of this class is a fault of the server that gave it. Source: RFC 9110, section 15.6. */
const SERVER_FAULT = 500;

/** What went wrong at a provider, from what the client library threw. What it does not know is thrown on: a bug. */
export function explainProblem(error: unknown): ProviderProblem {
  if (error instanceof AuthorizationResponseError) {
    if (REFUSALS.has(error.error)) return { kind: "refused" };
    const isBusy = error.error === "temporarily_unavailable" || error.error === "server_error";
    return { kind: isBusy ? "unreachable" : "unusable", detail: error.error };
  }
  if (error instanceof ResponseBodyError) {
    return { kind: isFault(error.status) ? "unreachable" : "unusable", detail: error.error };
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return { kind: "unusable", detail: `status ${error.status}` };
  }
  if (error instanceof ClientError) return ofClientError(error);
  const isOfAnswer = error instanceof z.ZodError || isOfDescription(error);
  if (isOfAnswer) return { kind: "unusable", detail: error.name };
  if (isOfConnection(error)) return { kind: "unreachable", detail: detailOf(error) };
  throw error;
}

function ofClientError(error: ClientError): ProviderProblem {
  const { cause } = error;
  if (cause instanceof Response && isFault(cause.status)) {
    return { kind: "unreachable", detail: `status ${cause.status}` };
  }
  const isLate = error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_ABORT";
  if (isLate || isCutOff(error)) return { kind: "unreachable", detail: detailOf(error) };
  return { kind: "unusable", detail: detailOf(error) };
}

/** What the library throws of a description that lacks an address. It exports no class for it. */
function isOfDescription(error: unknown): error is Error {
  return error instanceof Error && error.name === "OperationProcessingError";
}

function isFault(status: number): boolean {
  return status >= SERVER_FAULT;
}

/** `fetch` says "fetch failed" of a server that is not there, and "terminated" of an answer that ends too early. */
function isOfConnection(error: unknown): boolean {
  if (error instanceof DOMException) return true;
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message);
}

function isCutOff(error: Error): boolean {
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (isOfConnection(cause)) return true;
  }
  return false;
}

/** Without anything of an answer's body: it may hold what is about a person. */
function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}

import type { ModelProblem } from "./problem.ts";

/** What an answer with an error status says, before it is known what it means. */
export interface Refusal {
  readonly status: number;
  /** Lower case, or as it came: its case is not looked at. */
  readonly body: string;
  readonly retryAfter: string | null;
  readonly isHtml: boolean;
}

/** The provider does not take the schema of an answer: it can be asked for in words instead. */
export interface NoSchemaSupport {
  readonly kind: "no-schema-support";
}

const DETAIL_LIMIT = 200;

// The sentences of OpenAI, Anthropic, Google, Ollama, llama.cpp and vLLM, as their documentation and sources have them.
const CONTEXT =
  /context[_ -]?(length|window|size)|maximum context|prompt is too long|too many (input )?tokens|input token count|exceeds? the (maximum|available|model'?s) (context|number of (input )?tokens)|reduce the length|n_ctx/i;
const KEY = /api[_ -]?key|x-api-key|unauthenticated|invalid authentication|permission_denied/i;
const MONEY =
  /insufficient_quota|credit balance|billing_hard_limit|out of credits|payment required|perday/i;
const NO_MODEL =
  /model[^\n]{0,200}?(not[_ ]found|does not exist|is not supported|not available|no longer|unknown)|(unknown|invalid|no such) model|model_not_found|not a valid model|"message"\s*:\s*"model: /i;
const SCHEMA =
  /response_?format|json_?schema|response_?schema|structured output|output_(format|config)|failed to (parse|compile) grammar|tool_choice|does not support tools/i;
const RATE = /rate[_ -]?limit|too many requests|resource_exhausted/i;
const BUSY = /overloaded|unavailable|internal|server_error|timeout|capacity/i;

/** What a refusal means. The status decides where it can; where providers differ, their sentences do. */
export function classifyRefusal(refusal: Refusal): ModelProblem | NoSchemaSupport {
  const { status, body, isHtml } = refusal;
  if (status >= 300 && status < 400) return { kind: "address", why: "redirect" };
  if (status === 429) return classify429(refusal);
  if (status === 402 || MONEY.test(body)) return { kind: "quota" };
  if (status === 401 || status === 403) return { kind: "key-refused" };
  if (status === 404 || status === 405) {
    return { kind: !isHtml && NO_MODEL.test(body) ? "unknown-model" : "not-found" };
  }
  if (status === 413 || CONTEXT.test(body)) return { kind: "context-too-long" };
  if (SCHEMA.test(body)) return { kind: "no-schema-support" };
  if (status >= 500 || status === 408) return { kind: "server-error", status };
  if (KEY.test(body)) return { kind: "key-refused" };
  if (NO_MODEL.test(body)) return { kind: "unknown-model" };
  return { kind: "rejected", status, detail: sentenceIn(body) };
}

/** Google answers 429 with "quota" for a minute as well as for a day, and says in how long to come back. */
function classify429({ body, retryAfter }: Refusal): ModelProblem {
  if (MONEY.test(body)) return { kind: "quota" };
  const inBody = /"retryDelay"\s*:\s*"(\d+)/i.exec(body)?.[1];
  return { kind: "rate-limit", retryAfterSeconds: secondsOf(retryAfter) ?? secondsOf(inBody) };
}

/** An error that came within an answer of status 200. */
export function classifyStreamError(text: string): ModelProblem {
  if (CONTEXT.test(text)) return { kind: "context-too-long" };
  if (MONEY.test(text)) return { kind: "quota" };
  if (RATE.test(text)) return { kind: "rate-limit", retryAfterSeconds: null };
  if (NO_MODEL.test(text)) return { kind: "unknown-model" };
  return BUSY.test(text) ? { kind: "server-error", status: null } : { kind: "garbage" };
}

const UNKNOWN_HOST = new Set(["ENOTFOUND", "EAI_AGAIN", "ERR_INVALID_URL"]);
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|^ERR_(TLS|SSL)|^EPROTO$|SSL_ROUTINES/;

/** Why no answer came at all, by the code of the innermost cause. */
export function classifyConnection(error: unknown): ModelProblem {
  const codes = codesOf(error);
  if (codes.some((code) => CERTIFICATE.test(code))) return { kind: "address", why: "certificate" };
  if (codes.some((code) => UNKNOWN_HOST.has(code))) return { kind: "address", why: "unknown-host" };
  return { kind: "address", why: "unreachable" };
}

function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...inner, ...codesOf(error.cause)];
}

/** Whole seconds, from a number of them or a date; null for neither. */
function secondsOf(text: string | null | undefined): number | null {
  return text && /^\d{1,6}(\.\d+)?$/.test(text.trim()) ? Math.ceil(Number(text)) : null;
}

function sentenceIn(body: string): string {
  const message = /"(?:message|detail|error)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1];
  return (message ?? body).replaceAll(/\s+/g, " ").trim().slice(0, DETAIL_LIMIT);
}

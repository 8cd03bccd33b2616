import type { Protocol } from "./model-protocols.ts";

/** Why a provider refuses, in its own words. */
export type RefusalName =
  | "key"
  | "forbidden"
  | "model"
  | "path"
  | "quota"
  | "rate"
  | "context"
  | "failure"
  | "schema"
  | "other";

export interface WrittenRefusal {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As OpenAI, Ollama and vLLM write them. */
const OPENAI: Readonly<Record<RefusalName, readonly [number, string, string]>> = {
  key: [401, "invalid_api_key", "Incorrect API key provided: sk-ab**cd."],
  forbidden: [403, "unsupported_country", "Your country is not supported."],
  model: [
    404,
    "model_not_found",
    "The model `gpt-none` does not exist or you do not have access to it.",
  ],
  path: [404, "not_found", "Invalid URL (POST /chat/completions)"],
  quota: [
    429,
    "insufficient_quota",
    "You exceeded your current quota, please check your plan and billing details.",
  ],
  rate: [429, "rate_limit_exceeded", "Rate limit reached for requests per min."],
  context: [400, "context_length_exceeded", "This model's maximum context length is 8192 tokens."],
  failure: [500, "server_error", "The server had an error while processing your request."],
  schema: [
    400,
    "invalid_request_error",
    "'response_format' of type json_schema is not supported with this model.",
  ],
  other: [422, "invalid_request_error", "Unknown parameter: 'stream_options'."],
};

const ANTHROPIC: typeof OPENAI = {
  key: [401, "authentication_error", "invalid x-api-key"],
  forbidden: [
    403,
    "permission_error",
    "Your API key does not have permission to use this resource.",
  ],
  model: [404, "not_found_error", "model: claude-none"],
  path: [404, "not_found_error", "Not found"],
  quota: [
    400,
    "invalid_request_error",
    "Your credit balance is too low to access the Anthropic API.",
  ],
  rate: [429, "rate_limit_error", "This request would exceed your organization's rate limit."],
  context: [400, "invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum"],
  failure: [500, "api_error", "Internal server error"],
  schema: [400, "invalid_request_error", "tool_choice: this model does not support tools"],
  other: [422, "invalid_request_error", "metadata: extra inputs are not permitted"],
};

const GOOGLE: typeof OPENAI = {
  key: [400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."],
  forbidden: [403, "PERMISSION_DENIED", "Generative Language API has not been used in project 1."],
  model: [
    404,
    "NOT_FOUND",
    "models/gemini-none is not found for API version v1beta, or is not supported for generateContent.",
  ],
  path: [404, "NOT_FOUND", "Requested entity was not found."],
  quota: [
    429,
    "RESOURCE_EXHAUSTED",
    "You exceeded your current quota: GenerateRequestsPerDayPerProjectPerModel-FreeTier.",
  ],
  rate: [
    429,
    "RESOURCE_EXHAUSTED",
    "You exceeded your current quota, please check your plan and billing details.",
  ],
  context: [
    400,
    "INVALID_ARGUMENT",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
  ],
  failure: [500, "INTERNAL", "An internal error has occurred."],
  schema: [
    400,
    "INVALID_ARGUMENT",
    "Unknown name \"responseJsonSchema\" at 'generation_config': Cannot find field.",
  ],
  other: [422, "INVALID_ARGUMENT", "Request contains an invalid argument."],
};

/** @param retryAfter  seconds, as the provider says them; null for none */
export function writeRefusal(
  protocol: Protocol,
  name: RefusalName,
  retryAfter: number | null,
): WrittenRefusal {
  const headers = retryAfter === null ? {} : { "retry-after": String(retryAfter) };
  switch (protocol) {
    case "openai-compatible": {
      const [status, code, message] = OPENAI[name];
      return {
        status,
        headers,
        body: JSON.stringify({ error: { message, type: code, param: null, code } }),
      };
    }
    case "anthropic": {
      const [status, type, message] = ANTHROPIC[name];
      return { status, headers, body: JSON.stringify({ type: "error", error: { type, message } }) };
    }
    case "google": {
      const [code, status, message] = GOOGLE[name];
      const details =
        retryAfter === null
          ? []
          : [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${retryAfter}s` }];
      return { status: code, body: JSON.stringify({ error: { code, message, status, details } }) };
    }
  }
}

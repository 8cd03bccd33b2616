import type { ModelSettings } from "../../settings.ts";
import type { ModelProblem } from "./problem.ts";

/** What is wrong and what to do about it, in one or two sentences for whoever runs the installation. */
export function explainProblem(problem: ModelProblem, settings: ModelSettings): string {
  const { baseUrl, model, apiKey, provider, timeout } = settings;
  const { hostname } = new URL(baseUrl);
  switch (problem.kind) {
    case "address":
      return explainAddress(problem.why, settings);
    case "not-found":
      return `Something answers at ${baseUrl}, but not as a language model. Check AI_BASE_URL: most addresses end with ${provider === "google" ? "/v1beta" : "/v1"}.`;
    case "unknown-model":
      return `${hostname} has no model "${model}". Put the name of one that it has in AI_MODEL.`;
    case "key-refused":
      return apiKey
        ? `${hostname} refuses the key in AI_API_KEY. Check that it is whole, belongs to this provider and may use ${model}.`
        : `${hostname} asks for a key. Put one in AI_API_KEY.`;
    case "quota":
      return "The account of this key has no credit or quota left. Add some with the provider, or use another key.";
    case "rate-limit":
      return problem.retryAfterSeconds === null
        ? `${hostname} takes no more requests for now. Wait a minute, or ask the provider for a higher limit.`
        : `${hostname} takes no more requests for ${problem.retryAfterSeconds === 1 ? "a second" : `${problem.retryAfterSeconds} seconds`}. Wait, or ask the provider for a higher limit.`;
    case "server-error":
      return `${hostname} failed${problem.status ? ` with status ${problem.status}` : " in the middle of an answer"}. Try again, and look at its own log if it stays so.`;
    case "rejected":
      return `${hostname} refuses the request with status ${problem.status}${problem.detail && `: ${withoutKey(problem.detail, apiKey)}`}. Check that AI_PROVIDER names its protocol.`;
    case "too-slow":
      return problem.hasBegun
        ? `The answer was not whole after ${timeout} seconds. Use a faster model, or raise AI_TIMEOUT.`
        : `No answer began within ${problem.seconds} seconds. Use a faster model, or raise AI_TIMEOUT.`;
    case "cut-off":
      return problem.by === "connection"
        ? "The connection ended in the middle of the answer. Check the server, and any proxy in front of it."
        : "The model reached the longest answer it may give. Raise that limit on its server, or use another model.";
    case "too-long":
      return `The answer was longer than what was asked for, and the rest was not read. Use another model than ${model}.`;
    case "garbage":
      return `What ${hostname} answers cannot be understood. Check that AI_PROVIDER names its protocol, and try a larger model.`;
    case "wrong-schema":
      return `${model} does not keep to the form of the answer. Use a larger model, or one with structured output.`;
    case "context-too-long":
      return `The text is longer than the context of ${model}. Raise the context length on its server, or use a model with a longer one.`;
    case "declined":
      return "The provider's filter stopped the answer. Use another model if it stays so.";
    case "cancelled":
      return "The request was cancelled.";
  }
}

function explainAddress(
  why: Extract<ModelProblem, { kind: "address" }>["why"],
  { baseUrl }: ModelSettings,
): string {
  const { hostname } = new URL(baseUrl);
  switch (why) {
    case "unknown-host":
      return `Nobody knows the name ${hostname}. Check AI_BASE_URL, and that this machine reaches the network.`;
    case "unreachable":
      return `Nothing answers at ${baseUrl}. Start the model's server, or correct AI_BASE_URL.`;
    case "certificate":
      return `${hostname} has no certificate that this machine accepts. Give it a valid one, or use http: for a server of your own.`;
    case "redirect":
      return `${baseUrl} sends requests on to another address. Put that address in AI_BASE_URL.`;
  }
}

/** Some providers repeat the key in what they say about it. */
function withoutKey(text: string, apiKey: string | undefined): string {
  return apiKey ? text.replaceAll(apiKey, "…") : text;
}

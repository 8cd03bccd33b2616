import type { TranscriberSettings } from "../../transcriber-settings.ts";
import type { TranscriberProblem } from "./transcriber.ts";

/** What is wrong and what to do about it, in one or two sentences for whoever runs the installation. */
export function explainTranscriberProblem(
  problem: TranscriberProblem,
  { baseUrl, model, apiKey, timeout }: TranscriberSettings,
): string {
  const { hostname } = new URL(baseUrl);
  switch (problem.kind) {
    case "address":
      return explainAddress(problem.why, baseUrl);
    case "not-found":
      return `Something answers at ${baseUrl}, but not as a transcriber. Check TRANSCRIBER_BASE_URL: most addresses end with /v1.`;
    case "unknown-model":
      return `${hostname} has no model "${model}". Put the name of one that it has in TRANSCRIBER_MODEL.`;
    case "key-refused":
      return apiKey
        ? `${hostname} refuses the key in TRANSCRIBER_API_KEY. Check that it is whole and may use ${model}.`
        : `${hostname} asks for a key. Put one in TRANSCRIBER_API_KEY.`;
    case "quota":
      return "The account of this key has no credit or quota left. Add some with the provider, or use another key.";
    case "rate-limit":
      return `${hostname} takes no more requests for now. Wait a minute, or ask the provider for a higher limit.`;
    case "server-error":
      return `${hostname} failed${problem.status ? ` with status ${problem.status}` : ""}. Try again, and look at its own log if it stays so.`;
    case "rejected":
      return `${hostname} refuses the request with status ${problem.status}${problem.detail && `: ${withoutKey(problem.detail, apiKey)}`}. Check that it speaks the OpenAI protocol and reads WAV and WebM.`;
    case "too-slow":
      return `Nothing was written down within ${timeout} seconds. Use a smaller model, or raise TRANSCRIBER_TIMEOUT.`;
    case "cut-off":
      return "The connection ended in the middle of the answer. Check the server, and any proxy in front of it.";
    case "too-long":
    case "garbage":
      return `What ${hostname} answers cannot be understood. Check that it speaks the OpenAI protocol.`;
    case "cancelled":
      return "The request was cancelled.";
  }
}

function explainAddress(
  why: Extract<TranscriberProblem, { kind: "address" }>["why"],
  baseUrl: string,
): string {
  const { hostname } = new URL(baseUrl);
  switch (why) {
    case "unknown-host":
      return `Nobody knows the name ${hostname}. Check TRANSCRIBER_BASE_URL, and that this machine reaches the network.`;
    case "unreachable":
      return `Nothing answers at ${baseUrl}. Start the transcriber, or correct TRANSCRIBER_BASE_URL.`;
    case "certificate":
      return `${hostname} has no certificate that this machine accepts. Give it a valid one, or use http: for a server of your own.`;
    case "redirect":
      return `${baseUrl} sends requests on to another address. Put that address in TRANSCRIBER_BASE_URL.`;
  }
}

/** Without the full stop. Some servers repeat the key in what they say about it. */
function withoutKey(text: string, apiKey: string | undefined): string {
  const sentence = text.replace(/[.\s]+$/, "");
  return apiKey ? sentence.replaceAll(apiKey, "…") : sentence;
}

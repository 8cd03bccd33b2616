import type { LanguageModel as Model } from "ai";
import type { ModelSettings } from "../../settings.ts";

type Fetch = typeof globalThis.fetch;

/** The library's model for these settings; every request goes through `fetch`. */
export async function connectProvider(
  { provider, baseUrl: baseURL, apiKey, model }: ModelSettings,
  fetch: Fetch,
): Promise<Exclude<Model, string>> {
  switch (provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL,
        ...(apiKey && { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch,
      })(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL, apiKey: apiKey ?? "", fetch })(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ baseURL, apiKey: apiKey ?? "", fetch })(model);
    }
  }
}

/** "gpt-oss:20b at localhost" */
export function modelName({ model, baseUrl }: Pick<ModelSettings, "model" | "baseUrl">): string {
  return `${model} at ${new URL(baseUrl).hostname}`;
}

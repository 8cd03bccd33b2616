import type { ModelSettings } from "../settings.ts";

export type Protocol = ModelSettings["provider"];

export const PROTOCOLS: readonly Protocol[] = ["openai-compatible", "anthropic", "google"];

/** What a model was asked, whatever the protocol. */
export interface ModelQuestion {
  readonly protocol: Protocol;
  readonly model: string;
  readonly key: string | null;
  /** Instructions and turns, as the server got them. */
  readonly system: string;
  readonly turns: readonly string[];
  /** Whether the shape of the answer was given beside the text. */
  readonly hasSchema: boolean;
  /** Whether the shape is asked for as the input of a tool. */
  readonly isTool: boolean;
}

/** The pieces of a streamed answer as each protocol writes them. */
export interface Wire {
  readonly opening: string;
  readonly piece: (text: string) => string;
  readonly closing: string;
  /** Of an answer that reached the longest one there is. */
  readonly closingAtLimit: string;
  /** An error within an answer. */
  readonly error: string;
}

const data = (value: unknown, event?: string) =>
  `${event ? `event: ${event}\n` : ""}data: ${JSON.stringify(value)}\n\n`;

/** What the server counts for every answer. */
export const TOKENS = { input: 31, output: 7 };

/** Source: the reference of each provider's API for streamed answers. */
export function wireOf({ protocol, model, isTool }: ModelQuestion): Wire {
  switch (protocol) {
    case "openai-compatible":
      return openAi(model);
    case "anthropic":
      return anthropic(model, isTool);
    case "google":
      return google(model);
  }
}

function openAi(model: string): Wire {
  const chunk = (delta: unknown, finish: string | null) =>
    data({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const usage = data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model,
    choices: [],
    usage: {
      prompt_tokens: TOKENS.input,
      completion_tokens: TOKENS.output,
      total_tokens: TOKENS.input + TOKENS.output,
    },
  });
  return {
    opening: chunk({ role: "assistant", content: "" }, null),
    piece: (text) => chunk({ content: text }, null),
    closing: `${chunk({}, "stop")}${usage}data: [DONE]\n\n`,
    closingAtLimit: `${chunk({}, "length")}${usage}data: [DONE]\n\n`,
    error: data({ error: { message: "The server is overloaded", type: "server_error" } }),
  };
}

function anthropic(model: string, isTool: boolean): Wire {
  const start = {
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: TOKENS.input, output_tokens: 1 },
    },
  };
  const block = isTool
    ? { type: "tool_use", id: "toolu_1", name: "json", input: {} }
    : { type: "text", text: "" };
  const close = (reason: string) =>
    data({ type: "content_block_stop", index: 0 }, "content_block_stop") +
    data(
      {
        type: "message_delta",
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: TOKENS.output },
      },
      "message_delta",
    ) +
    data({ type: "message_stop" }, "message_stop");
  return {
    opening:
      data(start, "message_start") +
      data({ type: "content_block_start", index: 0, content_block: block }, "content_block_start"),
    piece: (text) =>
      data(
        {
          type: "content_block_delta",
          index: 0,
          delta: isTool
            ? { type: "input_json_delta", partial_json: text }
            : { type: "text_delta", text },
        },
        "content_block_delta",
      ),
    closing: close(isTool ? "tool_use" : "end_turn"),
    closingAtLimit: close("max_tokens"),
    error: data(
      { type: "error", error: { type: "overloaded_error", message: "Overloaded" } },
      "error",
    ),
  };
}

function google(model: string): Wire {
  const chunk = (text: string, finishReason?: string) =>
    data({
      candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, finishReason }],
      usageMetadata: {
        promptTokenCount: TOKENS.input,
        candidatesTokenCount: TOKENS.output,
        totalTokenCount: TOKENS.input + TOKENS.output,
      },
      modelVersion: model,
    });
  return {
    opening: "",
    piece: (text) => chunk(text),
    closing: chunk("", "STOP"),
    closingAtLimit: chunk("", "MAX_TOKENS"),
    error: data({
      error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" },
    }),
  };
}

/** What a request to `path` with this body asks; null for an address that is none of the protocols'. */
export function questionOf(
  path: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
): ModelQuestion | null {
  const header = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  const json = JSON.parse(body) as Asked;
  if (path === "/v1/chat/completions") {
    const turns = (json.messages ?? []).map(({ role, content }) => ({
      role,
      text: textOf(content),
    }));
    return {
      protocol: "openai-compatible",
      model: json.model ?? "",
      key: header("authorization")?.replace("Bearer ", "") ?? null,
      system: turns
        .filter(({ role }) => role === "system")
        .map(({ text }) => text)
        .join("\n"),
      turns: turns.filter(({ role }) => role !== "system").map(({ text }) => text),
      hasSchema: json.response_format?.type === "json_schema",
      isTool: false,
    };
  }
  if (path === "/v1/messages") {
    return {
      protocol: "anthropic",
      model: json.model ?? "",
      key: header("x-api-key"),
      system: textOf(json.system),
      turns: (json.messages ?? []).map(({ content }) => textOf(content)),
      hasSchema: json.tools !== undefined || json.output_config?.format !== undefined,
      isTool: json.tools !== undefined,
    };
  }
  const model = /^\/v1beta\/models\/([^/:]+):streamGenerateContent/.exec(path)?.[1];
  if (model === undefined) return null;
  return {
    protocol: "google",
    model,
    key: header("x-goog-api-key"),
    system: textOf(json.systemInstruction?.parts),
    turns: (json.contents ?? []).map(({ parts }) => textOf(parts)),
    hasSchema:
      json.generationConfig?.responseSchema !== undefined ||
      json.generationConfig?.responseJsonSchema !== undefined,
    isTool: false,
  };
}

/** What the three protocols' requests hold of what a test looks at. */
interface Asked {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly system?: unknown;
  readonly tools?: unknown;
  readonly output_config?: { readonly format?: unknown };
  readonly response_format?: { readonly type: string };
  readonly systemInstruction?: { readonly parts: unknown };
  readonly contents?: readonly { readonly parts: unknown }[];
  readonly generationConfig?: {
    readonly responseSchema?: unknown;
    readonly responseJsonSchema?: unknown;
  };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { readonly text?: string }) => part.text ?? "").join("");
}

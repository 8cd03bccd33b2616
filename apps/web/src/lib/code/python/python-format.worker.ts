import start, { format } from "@wasm-fmt/ruff_fmt/web";
import { answerQuestions } from "../../workers/worker-line.ts";
import type { FormatAsked } from "./format-messages.ts";

let started: Promise<unknown> | null = null;

answerQuestions(async ({ code }: FormatAsked): Promise<string | null> => {
  await (started ??= start());
  try {
    return format(code, "solution.py", { indent_style: "space", indent_width: 4 });
  } catch {
    // It throws for nothing but code that does not parse.
    return null;
  }
});

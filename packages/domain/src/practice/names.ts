import type { CodeLanguage } from "./problem.ts";

/** What a language calls a function or parameter that an author wrote in camelCase: `spend_exactly` in Python. */
export function nameIn(language: CodeLanguage, camelCase: string): string {
  if (language !== "python") return camelCase;
  return camelCase.replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

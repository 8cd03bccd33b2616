import type { Language } from "@taiyari/domain/practice";
import { code } from "../../../lib/code/code.ts";

/** The languages that can be set out: Python's own layout is its meaning. */
export function canFormat(language: Language): boolean {
  return language !== "python";
}

/**
 * A text set out line by line; what does it is fetched the first time.
 *
 * @returns  null for what does not parse
 * @throws   an Error where the formatter cannot be fetched
 */
export async function formatText(language: Language, text: string): Promise<string | null> {
  switch (language) {
    case "sql":
      return (await import("../../../shared/sql/format-sql.ts")).formatSql(text);
    case "javascript":
    case "typescript":
      return code.format(text, language);
    case "python":
      return text;
  }
}

import type { Language } from "@taiyari/domain/practice";
import { code } from "../../../lib/code/code.ts";

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
      return (await import("../../../lib/code/python/format-python.ts")).formatPython(text);
  }
}

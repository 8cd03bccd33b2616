import { formatDialect, postgresql } from "sql-formatter";

/**
 * A text of SQL set out line by line, with keywords in capitals. Only white space and the case of keywords change.
 *
 * @returns  null for what is not understood, as a bracket that does not close
 */
export function formatSql(text: string): string | null {
  try {
    return formatDialect(text, {
      dialect: postgresql,
      keywordCase: "upper",
      tabWidth: 2,
      expressionWidth: 60,
      linesBetweenQueries: 1,
    });
  } catch {
    return null;
  }
}

import { SQL_KEYWORDS, SQL_TYPES } from "./sql-words.ts";

export type TokenKind = "keyword" | "type" | "string" | "number" | "comment" | "plain";

export interface SqlToken {
  readonly kind: TokenKind;
  readonly text: string;
}

/**
 * One of: comment of a line, comment of several, text with dollars, text, quoted name, word, number. Comments are not
 * nested and what is not closed goes to the end, as it does while somebody types it.
 */
const TOKEN =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>(?<tag>\$(?:[\p{L}_]\w*)?\$)[\s\S]*?(?:\k<tag>|$)|[eE]?'(?:[^']|'')*(?:'|$))|(?<name>"[^"]*(?:"|$))|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<number>\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)/gu;

const KEYWORDS = new Set(SQL_KEYWORDS);
const TYPES = new Set(SQL_TYPES);

/** The words and signs of a text of SQL in their order; joined they are the text again. */
export function highlightSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let end = 0;
  for (const match of sql.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ kind: "plain", text: sql.slice(end, match.index) });
    tokens.push({ kind: kindOf(match), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < sql.length) tokens.push({ kind: "plain", text: sql.slice(end) });
  return tokens;
}

function kindOf({ groups = {}, 0: text }: RegExpMatchArray): TokenKind {
  if (groups["comment"] !== undefined) return "comment";
  if (groups["string"] !== undefined) return "string";
  if (groups["number"] !== undefined) return "number";
  if (groups["word"] === undefined) return "plain";
  const word = text.toLowerCase();
  if (KEYWORDS.has(word)) return "keyword";
  return TYPES.has(word) ? "type" : "plain";
}

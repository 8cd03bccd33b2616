/** A piece of SQL as PostgreSQL's lexer cuts it. Blanks are no tokens. */
export interface Token {
  readonly kind: "word" | "quoted" | "string" | "number" | "comment" | "sign";
  /** In UTF-16 units of the text. */
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}_\u0080-\uffff][\p{L}\p{N}_$\u0080-\uffff]*/uy;
const NUMBER = /\d[\w.]*|\.\d[\w.]*/y;
const BLANKS = /\s+/y;
const LINE_COMMENT = /--[^\n\r]*/y;
const QUOTED = /"(?:[^"]|"")*"?/y;
const PLAIN_STRING = /'(?:[^']|'')*'?/y;
/** A string after E: a backslash takes the next character along. It goes on after a line break. */
const ESCAPE_STRING = /'(?:[^'\\]|''|\\[\s\S])*'?(?:\s*\n\s*'(?:[^'\\]|''|\\[\s\S])*'?)*/y;
const DOLLAR_TAG = /\$(?:[\p{L}_\u0080-\uffff][\p{L}\p{N}_\u0080-\uffff]*)?\$/uy;
const SIGN = /[\s\S]/uy;

/**
 * Cuts a text of SQL. A string, comment or name without its end reaches to the end of the text.
 *
 * Source: the lexical structure of PostgreSQL 18, chapter 4.1, with `standard_conforming_strings` on.
 */
export function tokens(sql: string): readonly Token[] {
  const list: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(sql)?.[0].length ?? 0;
  };
  const add = (kind: Token["kind"], length: number) => {
    list.push({ kind, from: at, to: at + length });
    at += length;
  };
  while (at < sql.length) {
    const blanks = match(BLANKS);
    if (blanks > 0) {
      at += blanks;
      continue;
    }
    const word = match(WORD);
    if (word > 0) {
      const isEscape = word === 1 && /e/iu.test(sql.charAt(at)) && sql.charAt(at + 1) === "'";
      add("word", word);
      if (isEscape) add("string", match(ESCAPE_STRING));
      continue;
    }
    const tag = match(DOLLAR_TAG);
    if (tag > 0) add("string", dollarQuoted(sql, at, tag));
    else if (sql.startsWith("/*", at)) add("comment", blockComment(sql, at));
    else if (match(LINE_COMMENT) > 0) add("comment", match(LINE_COMMENT));
    else if (match(PLAIN_STRING) > 0) add("string", match(PLAIN_STRING));
    else if (match(QUOTED) > 0) add("quoted", match(QUOTED));
    else if (match(NUMBER) > 0) add("number", match(NUMBER));
    else add("sign", Math.max(match(SIGN), 1));
  }
  return list;
}

function dollarQuoted(sql: string, from: number, tagLength: number): number {
  const tag = sql.slice(from, from + tagLength);
  const end = sql.indexOf(tag, from + tagLength);
  return (end === -1 ? sql.length : end + tagLength) - from;
}

/** Comments of this kind may stand within each other. */
function blockComment(sql: string, from: number): number {
  let depth = 0;
  for (let at = from; at < sql.length; at += 1) {
    if (sql.startsWith("/*", at)) depth += 1;
    else if (sql.startsWith("*/", at)) depth -= 1;
    else continue;
    at += 1;
    if (depth === 0) return at + 1 - from;
  }
  return sql.length - from;
}

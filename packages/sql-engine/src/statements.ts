import { tokens, type Token } from "./tokens.ts";

/** The place of a statement, without blanks and comments around it and without its semicolon, in UTF-16 units. */
export interface StatementPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * The statements of a text, in their order; [] for blanks and comments alone.
 *
 * A semicolon ends one unless it stands in parentheses or in the body of a function written with BEGIN ATOMIC, as psql
 * does it.
 */
export function splitStatements(sql: string): readonly StatementPlace[] {
  const found: StatementPlace[] = [];
  let current: Token[] = [];
  let [parentheses, bodies] = [0, 0];
  const end = () => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) found.push({ from: first.from, to: last.to });
    [current, parentheses, bodies] = [[], 0, 0];
  };
  for (const token of tokens(sql)) {
    if (token.kind === "comment") continue;
    const text = sql.slice(token.from, token.to);
    if (text === ";" && parentheses === 0 && bodies === 0) {
      end();
      continue;
    }
    current.push(token);
    if (text === "(") parentheses += 1;
    else if (text === ")") parentheses = Math.max(0, parentheses - 1);
    else if (token.kind === "word" && parentheses === 0 && makesRoutine(current, sql))
      bodies = Math.max(0, bodies + depthOf(text, bodies));
  }
  end();
  return found;
}

/** CREATE [OR REPLACE] FUNCTION | PROCEDURE. */
function makesRoutine(statement: readonly Token[], sql: string): boolean {
  const [create = "", ...rest] = statement
    .slice(0, 4)
    .map(({ from, to }) => sql.slice(from, to).toUpperCase());
  const kind = rest[0] === "OR" && rest[1] === "REPLACE" ? rest[2] : rest[0];
  return create === "CREATE" && (kind === "FUNCTION" || kind === "PROCEDURE");
}

function depthOf(word: string, bodies: number): number {
  switch (word.toUpperCase()) {
    case "BEGIN":
      return 1;
    case "CASE":
      return bodies > 0 ? 1 : 0;
    case "END":
      return -1;
    default:
      return 0;
  }
}

import type { SqlError } from "@taiyari/domain/sql";
import { tokens } from "./tokens.ts";

/**
 * COPY from or to a program, and COPY FROM STDIN, wait for something that is not there: the engine would stop for good.
 *
 * @returns  why such a statement is refused; null for every other one
 */
export function refusedCopy(statement: string): SqlError | null {
  const words = tokens(statement)
    .filter(({ kind }) => kind === "word")
    .map(({ from, to }) => statement.slice(from, to).toUpperCase());
  if (words[0] !== "COPY") return null;
  const last = words.findLastIndex((word) => word === "FROM" || word === "TO");
  const other = words[last + 1];
  if (other === "PROGRAM") return refusal("COPY cannot run a program here");
  if (other === "STDIN" && words[last] === "FROM")
    return refusal("COPY FROM STDIN is not supported here");
  return null;
}

function refusal(message: string): SqlError {
  return {
    code: "0A000",
    message,
    position: null,
    detail: null,
    hint: "Write the rows with INSERT.",
  };
}

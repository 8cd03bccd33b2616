/** A rule or an at-rule at the top of a style sheet. */
export interface CssStatement {
  /** A selector, or "@import …": without comments. */
  readonly prelude: string;
  /** What stands between its braces; null where it has none, or they are not closed. */
  readonly body: string | null;
  /** Where it begins, from 1. */
  readonly line: number;
}

/** A declaration as it was written. */
export interface WrittenDeclaration {
  readonly name: string;
  /** "" for one without a colon. */
  readonly value: string;
  readonly isImportant: boolean;
  readonly line: number;
}

/** Takes a style sheet apart. Braces and semicolons in texts, brackets and comments do not count; blanks alone are nothing. */
export function cssStatements(text: string): readonly CssStatement[] {
  const css = withoutComments(text);
  const statements: CssStatement[] = [];
  let from = 0;
  while (from < css.length) {
    const end = endOf(css, from, /[{;]/u);
    const prelude = css.slice(from, end);
    const isBlock = css[end] === "{";
    const close = isBlock ? endOf(css, end + 1, /\}/u) : end;
    if (prelude.trim() !== "" || isBlock) {
      statements.push({
        prelude: prelude.trim(),
        body: isBlock && css[close] === "}" ? css.slice(end + 1, close) : null,
        line: lineAt(css, from + (prelude.length - prelude.trimStart().length)),
      });
    }
    from = close + 1;
  }
  return statements;
}

/** The declarations between the braces of a rule. @param line  where the rule begins */
export function declarationsIn(body: string, line: number): readonly WrittenDeclaration[] {
  const found: WrittenDeclaration[] = [];
  for (let from = 0; from < body.length;) {
    const end = endOf(body, from, /;/u);
    const written = body.slice(from, end);
    const colon = written.indexOf(":");
    const value = colon === -1 ? "" : written.slice(colon + 1).trim();
    if (written.trim() !== "") {
      found.push({
        name: (colon === -1 ? written : written.slice(0, colon)).trim(),
        value: value.replace(/\s*!\s*important$/iu, ""),
        isImportant: /!\s*important$/iu.test(value),
        line: line - 1 + lineAt(body, from + (written.length - written.trimStart().length)),
      });
    }
    from = end + 1;
  }
  return found;
}

/** Blanks in the place of comments, so that lines and places stay. */
function withoutComments(text: string): string {
  return text.replaceAll(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?(?:\*\/|$)/gu,
    (found) => (found.startsWith("/*") ? found.replaceAll(/[^\n]/gu, " ") : found),
  );
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Where the first of these characters stands outside of texts and brackets; the length where none does. */
function endOf(css: string, from: number, wanted: RegExp): number {
  const open: string[] = [];
  for (let at = from; at < css.length; at++) {
    const character = css[at] ?? "";
    if (character === '"' || character === "'") at = textEnd(css, at);
    else if (open.length === 0 && wanted.test(character)) return at;
    else if (CLOSING[character] !== undefined) open.push(CLOSING[character]);
    else if (character === open.at(-1)) open.pop();
  }
  return css.length;
}

/** The closing quote of a text; a text that is not closed ends with its line. */
function textEnd(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[from] || css[at] === "\n") return at;
  }
  return css.length;
}

/** The number of the line a place is on, from 1. */
function lineAt(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}

import { FUNCTIONS, GIVEN, LIMITED, REFUSED } from "./css-contract.ts";

/** One declaration of a style sheet, and what it stands in. */
export interface CssDeclaration {
  /** "font-size", "--size". */
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
  readonly selectors: readonly string[];
}

/**
 * What a declaration says that the PDF would not show as the preview does: sentences, [] for none.
 *
 * @param names  custom properties that are set somewhere; null where that is not known
 */
export function checkDeclaration(
  { name: written, value, isImportant, selectors }: CssDeclaration,
  names: ReadonlySet<string> | null = null,
): readonly string[] {
  const name = written.toLowerCase();
  const problems: string[] = [];
  const refused = REFUSED[name.replace(/^-(?:webkit|moz|ms)-/u, "")];
  if (refused !== undefined) problems.push(`${name} is not allowed. ${refused}`);
  const limited = LIMITED[name];
  if (limited && !limited[0].test(value)) {
    problems.push(`${name}: ${value} is not allowed. ${limited[1]}`);
  }
  if (GIVEN.has(written)) {
    problems.push(`${written} is set by the product. Choose another name.`);
  }
  if (isImportant) {
    problems.push(`${name}: !important is not allowed. Breaking pages relies on it.`);
  }
  for (const [, used = ""] of withoutTexts(value).matchAll(/([a-z][a-z-]*)\(/giu)) {
    if (!FUNCTIONS.has(used.toLowerCase())) {
      problems.push(`${name}: ${used}() is not allowed. Use ${[...FUNCTIONS].join(", ")}.`);
    }
  }
  for (const [, used = ""] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) {
    if (names && !names.has(used)) problems.push(`${name}: ${used} is set nowhere.`);
  }
  if (/\b(?:double|groove|ridge|inset|outset)\b/u.test(value) && name.startsWith("border")) {
    problems.push(`${name}: borders are solid, dashed or dotted.`);
  }
  if (/gradient\(/u.test(value)) problems.push(...checkGradient(value));
  const isOfPaper = selectors.includes(".paper");
  if (isOfPaper && (name.startsWith("border") || /gradient\(/u.test(value))) {
    problems.push(
      `${name}: the paper itself has one colour and no border. Use an element within it.`,
    );
  }
  return problems;
}

/** What a selector asks for that is never drawn: a sentence, null for nothing. */
export function checkPseudo(selector: string): string | null {
  const pseudos = selector.matchAll(
    /::?(?:before|after|first-letter|first-line|marker|selection|hover|focus)\b/gu,
  );
  for (const [pseudo] of pseudos) {
    if (!/^::(?:before|after)$/u.test(pseudo)) {
      return `${pseudo} is not allowed. Only ::before and ::after are drawn.`;
    }
  }
  return null;
}

function checkGradient(value: string): readonly string[] {
  return /\d(?:px|mm|em|rem|pt)\b/u.test(value) ? ["the stops of a gradient are percentages."] : [];
}

function withoutTexts(value: string): string {
  return value.replaceAll(/"[^"]*"|'[^']*'/gu, "");
}

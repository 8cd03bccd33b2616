import { type AtRule, CssSyntaxError, type Declaration, parse, type Rule } from "postcss";
import { FUNCTIONS, GIVEN, LIMITED, REFUSED } from "./css-contract.ts";

/** What a style sheet says that the PDF would not show: sentences that name the line. */
export function checkCss(css: string): readonly string[] {
  let root;
  try {
    root = parse(css);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [`line ${error.line ?? 1}: not valid CSS (${error.reason}).`];
  }
  const problems: string[] = [];
  const say = (node: Rule | Declaration | AtRule, sentence: string) => {
    problems.push(`line ${node.source?.start?.line ?? 1}: ${sentence}`);
  };
  root.walkAtRules((rule) => {
    say(rule, `@${rule.name} is not allowed. ${AT_RULES[rule.name] ?? "Write plain rules."}`);
  });
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      const problem = problemOf(selector);
      if (problem !== null) say(rule, `${selector}: ${problem}`);
    }
  });
  const names = new Set(GIVEN);
  root.walkDecls(/^--/u, ({ prop }) => void names.add(prop));
  root.walkDecls((declaration) => {
    for (const sentence of checkDeclaration(declaration, names)) say(declaration, sentence);
  });
  return problems;
}

const AT_RULES: Readonly<Record<string, string>> = {
  import: "Nothing is fetched.",
  "font-face": "The fonts are those that go into the PDF.",
  media: "The preview is the page: there is nothing to ask.",
  page: "The paper and its margins are the person's choice.",
  keyframes: "Paper does not move.",
};

function problemOf(selector: string): string | null {
  if (!/^\.paper(?![\w-])/u.test(selector)) {
    return "begin every selector with .paper, so that it wins over the base style.";
  }
  const pseudo = /::?(before|after|first-letter|first-line|marker|selection|hover|focus)\b/u.exec(
    selector,
  );
  return pseudo && !/^::(?:before|after)$/u.test(pseudo[0])
    ? `${pseudo[0]} is not allowed. Only ::before and ::after are drawn.`
    : null;
}

function checkDeclaration(
  { prop, value, important, parent }: Declaration,
  names: ReadonlySet<string>,
): readonly string[] {
  const name = prop.toLowerCase();
  const problems: string[] = [];
  const refused = REFUSED[name.replace(/^-(?:webkit|moz|ms)-/u, "")];
  if (refused !== undefined) problems.push(`${name} is not allowed. ${refused}`);
  const limited = LIMITED[name];
  if (limited && !limited[0].test(value)) {
    problems.push(`${name}: ${value} is not allowed. ${limited[1]}`);
  }
  if (GIVEN.has(prop)) problems.push(`${prop} is set by the product. Choose another name.`);
  if (important) problems.push(`${name}: !important is not allowed. Breaking pages relies on it.`);
  for (const [, used = ""] of withoutTexts(value).matchAll(/([a-z][a-z-]*)\(/giu)) {
    if (!FUNCTIONS.has(used.toLowerCase())) {
      problems.push(`${name}: ${used}() is not allowed. Use ${[...FUNCTIONS].join(", ")}.`);
    }
  }
  for (const [, used = ""] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) {
    if (!names.has(used)) problems.push(`${name}: ${used} is set nowhere.`);
  }
  if (/\b(?:double|groove|ridge|inset|outset)\b/u.test(value) && name.startsWith("border")) {
    problems.push(`${name}: borders are solid, dashed or dotted.`);
  }
  if (/gradient\(/u.test(value)) problems.push(...checkGradient(value));
  if (isOfPaper(parent) && (name.startsWith("border") || /gradient\(/u.test(value))) {
    problems.push(
      `${name}: the paper itself has one colour and no border. Use an element within it.`,
    );
  }
  return problems;
}

function checkGradient(value: string): readonly string[] {
  return /\d(?:px|mm|em|rem|pt)\b/u.test(value) ? ["the stops of a gradient are percentages."] : [];
}

/** A page has a colour only: the document's element is as long as all of them. */
function isOfPaper(parent: Declaration["parent"]): boolean {
  return parent?.type === "rule" && parent.selectors.includes(".paper");
}

function withoutTexts(value: string): string {
  return value.replaceAll(/"[^"]*"|'[^']*'/gu, "");
}

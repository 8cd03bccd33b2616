import { type AtRule, CssSyntaxError, type Declaration, parse, type Rule } from "postcss";
import {
  checkDeclaration,
  checkPseudo,
  type CssDeclaration,
  GIVEN_TO_STYLES,
} from "@taiyari/domain/resume";

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
  const names = new Set(GIVEN_TO_STYLES);
  root.walkDecls(/^--/u, ({ prop }) => void names.add(prop));
  root.walkDecls((declaration) => {
    const sentences = checkDeclaration(declarationOf(declaration), names);
    for (const sentence of sentences) say(declaration, sentence);
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
  return checkPseudo(selector);
}

/** The declaration as the contract of the style sheets has it. */
function declarationOf({ prop, value, important, parent }: Declaration): CssDeclaration {
  const selectors = parent?.type === "rule" ? parent.selectors : [];
  return { name: prop, value, isImportant: important === true, selectors };
}

import { checkDeclaration, checkPseudo } from "./css-declaration.ts";
import { cssStatements, type CssStatement, declarationsIn } from "./css-statements.ts";

/** What somebody's own rules come to. */
export interface OwnCss {
  /**
   * The rules that are left, each complete: nothing in them leaves its rule or fetches anything. To stand in a scope whose
   * root is the page (`@scope (.paper)`).
   */
  readonly css: string;
  /** Why others are left out: sentences that name the line, each once. */
  readonly problems: readonly string[];
}

/** What a browser says of a piece of CSS. */
export interface CssJudge {
  readonly isSelector: (selector: string) => boolean;
  readonly isValue: (name: string, value: string) => boolean;
}

/**
 * Reads rules that a person wrote for their resume. What could fetch something, what the PDF cannot draw and what no
 * browser understands is left out, each with a sentence; the rest is given back rule by rule.
 */
export function readOwnCss(text: string, judge: CssJudge): OwnCss {
  const problems: string[] = [];
  const rules = cssStatements(text).flatMap((statement) => {
    const say = (sentence: string, line = statement.line) => {
      problems.push(`Line ${line}: ${sentence}`);
    };
    return ruleOf(statement, judge, say) ?? [];
  });
  return { css: rules.join("\n"), problems: [...new Set(problems)] };
}

type Say = (sentence: string, line?: number) => void;

function ruleOf({ prelude, body, line }: CssStatement, judge: CssJudge, say: Say): string | null {
  const [, name] = /^@([\w-]*)/u.exec(prelude) ?? [];
  const problem =
    name === undefined
      ? body === null
        ? `“${shortened(prelude)}” has no { } or they are not closed, so it is left out.`
        : selectorProblem(prelude, judge)
      : `@${name} is left out. ${AT_RULES[name.toLowerCase()] ?? "Write plain rules."}`;
  if (problem !== null || body === null) {
    if (problem !== null) say(problem);
    return null;
  }
  const selectors = prelude.split(",").map((selector) => selector.trim());
  const kept = declarationsIn(body, line).filter((declaration) => {
    const found = declarationProblems(declaration, selectors, judge);
    for (const sentence of found) say(sentence, declaration.line);
    return found.length === 0;
  });
  if (kept.length === 0) return null;
  return `${scoped(prelude)} { ${kept.map((one) => `${one.name}: ${one.value};`).join(" ")} }`;
}

const AT_RULES: Readonly<Record<string, string>> = {
  import: "Nothing is fetched from elsewhere.",
  "font-face": "The fonts are those that go into the PDF: choose one under Fonts.",
  media: "The preview is the page: there is nothing to ask.",
  page: "Paper and margins are chosen above.",
  keyframes: "Paper does not move.",
};

function selectorProblem(selector: string, judge: CssJudge): string | null {
  if (/["'\\]/u.test(bareOf(selector)) || !judge.isSelector(selector)) {
    return `“${shortened(selector)}” is no selector, so its rule is left out.`;
  }
  if (/(?:^|,)\s*(?:html|body|:root)\b/iu.test(selector)) {
    return `“${shortened(selector)}” is outside the page. Write .paper for the page itself.`;
  }
  const pseudo = checkPseudo(selector);
  return pseudo === null ? null : `${shortened(selector)}: ${pseudo}`;
}

interface Written {
  readonly name: string;
  /** "" for a declaration without a colon. */
  readonly value: string;
  readonly isImportant: boolean;
}

function declarationProblems(
  { name, value, isImportant }: Written,
  selectors: readonly string[],
  judge: CssJudge,
): readonly string[] {
  const bare = bareOf(`${name}: ${value}`);
  if (/[{}]/u.test(bare)) {
    return ["a rule inside a rule is left out. Write it after this one."];
  }
  if (value === "") return [`“${shortened(name)}” is no declaration: write name: value;`];
  if (/\burl\b|image-set|\bsrc\s*\(/iu.test(value)) {
    return [`${name} is left out: pictures and fonts are not fetched from an address.`];
  }
  // Outside of a text, a backslash can write any name in another way.
  if (bare.includes("\\")) return [`${name} is left out: write names without backslashes.`];
  if (/["']/u.test(bare)) return [`${shortened(name)}: a text is not closed. End it with a quote.`];
  if (CUTTING.test(name)) return [`${name} is left out: a text that is cut is lost.`];
  if (/^-[a-z]/iu.test(name)) return [`${name} is left out: write properties without a prefix.`];
  const found = checkDeclaration({ name, value, isImportant, selectors });
  if (found.length > 0) return found;
  return judge.isValue(name, value)
    ? []
    : [`“${shortened(`${name}: ${value}`)}” is not understood.`];
}

/** Within a scope, `.paper` would be looked for below the page: the page itself is `:scope` there. */
function scoped(selector: string): string {
  return selector.replaceAll(/"[^"]*"|'[^']*'|\.paper(?![\w-])/gu, (found) =>
    found === ".paper" ? ":scope" : found,
  );
}

/** Without its texts. */
function bareOf(css: string): string {
  return css.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gu, "");
}

/** A template may clip its photo; of a person's rules nothing tells what would be cut. */
const CUTTING = /^(?:overflow(?:-\w+)*|clip|contain|content-visibility)$/iu;

/** Letters of a rule that a sentence repeats. */
const SHOWN = 40;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}…` : line;
}

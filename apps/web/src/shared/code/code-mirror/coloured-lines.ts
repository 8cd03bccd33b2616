import { javascriptLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import { pythonLanguage } from "@codemirror/lang-python";
import type { LRLanguage } from "@codemirror/language";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import type { CodeName } from "./language.ts";

export interface ColouredPart {
  readonly text: string;
  readonly kind: "plain" | "keyword" | "string" | "comment" | "type";
}

const LANGUAGES: Readonly<Record<CodeName, LRLanguage>> = {
  javascript: javascriptLanguage,
  typescript: typescriptLanguage,
  python: pythonLanguage,
};

/** As the editor colours them. */
const KINDS = tagHighlighter([
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.operatorKeyword],
    class: "keyword",
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: "string" },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], class: "comment" },
  { tag: [tags.typeName], class: "type" },
]);

/** The lines of code that is read and not written, in coloured parts. */
export function colouredLines(
  code: string,
  language: CodeName,
): readonly (readonly ColouredPart[])[] {
  const lines: ColouredPart[][] = [[]];
  highlightCode(
    code,
    LANGUAGES[language].parser.parse(code),
    KINDS,
    (text, classes) => lines.at(-1)?.push({ text, kind: kindOf(classes) }),
    () => lines.push([]),
  );
  return lines;
}

function kindOf(classes: string): ColouredPart["kind"] {
  const kinds = ["keyword", "string", "comment", "type"] as const;
  return kinds.find((kind) => classes.split(" ").includes(kind)) ?? "plain";
}

import {
  javascriptLanguage,
  localCompletionSource as javascriptNames,
  snippets,
  typescriptLanguage,
  typescriptSnippets,
} from "@codemirror/lang-javascript";
import {
  globalCompletion,
  localCompletionSource as pythonNames,
  pythonLanguage,
} from "@codemirror/lang-python";
import { completeFromList, ifNotIn } from "@codemirror/autocomplete";
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { completeMembers, JAVASCRIPT_MEMBERS, PYTHON_MEMBERS } from "./member-names.ts";

/** The languages that code is written in here. */
export type CodeName = "javascript" | "typescript" | "python";

const COLOURS = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.operatorKeyword],
    color: "var(--primary)",
    fontWeight: "600",
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    color: "var(--accent-ink)",
  },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--ink-3)" },
  { tag: [tags.typeName], color: "var(--ink-2)" },
]);

/** Where nothing is proposed, by the names of the two grammars. */
const TEXTS = ["String", "TemplateString", "Comment", "LineComment", "BlockComment", "RegExp"];

/** Colours, steps of indentation, and proposals of a language. */
export function codeLanguage(name: CodeName): Extension {
  return [supportOf(name), syntaxHighlighting(COLOURS)];
}

function supportOf(name: CodeName): LanguageSupport {
  if (name === "python")
    return new LanguageSupport(pythonLanguage, [
      pythonLanguage.data.of({ autocomplete: pythonNames }),
      pythonLanguage.data.of({ autocomplete: globalCompletion }),
      pythonLanguage.data.of({ autocomplete: ifNotIn(TEXTS, completeMembers(PYTHON_MEMBERS)) }),
    ]);
  const isTypescript = name === "typescript";
  const language = isTypescript ? typescriptLanguage : javascriptLanguage;
  return new LanguageSupport(language, [
    language.data.of({ autocomplete: javascriptNames }),
    language.data.of({
      autocomplete: ifNotIn(
        [...TEXTS, "PropertyName", "."],
        completeFromList([...(isTypescript ? typescriptSnippets : snippets)]),
      ),
    }),
    language.data.of({ autocomplete: ifNotIn(TEXTS, completeMembers(JAVASCRIPT_MEMBERS)) }),
  ]);
}

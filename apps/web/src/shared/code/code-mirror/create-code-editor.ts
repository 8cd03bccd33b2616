import { createEditor, type CodeEditor, type EditorOptions } from "./create-editor.ts";
import { codeLanguage, type CodeName } from "./language.ts";

/** An editor of JavaScript, TypeScript or Python; Python's steps are four blanks, as its style guide has them. */
export function createCodeEditor({
  language,
  ...options
}: Omit<EditorOptions, "language" | "indent"> & { readonly language: CodeName }): CodeEditor {
  return createEditor({
    ...options,
    language: codeLanguage(language),
    indent: language === "python" ? 4 : 2,
  });
}

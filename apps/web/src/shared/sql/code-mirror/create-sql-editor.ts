import {
  createEditor,
  type CodeEditor,
  type EditorOptions,
} from "../../code/code-mirror/create-editor.ts";
import type { SqlSchema } from "../sql-schema.ts";
import { sqlLanguage } from "./language.ts";

export interface SqlCodeEditor extends CodeEditor {
  readonly setSchema: (schema: SqlSchema | null) => void;
}

/** An editor of SQL that proposes tables and columns. */
export function createSqlEditor({
  schema,
  ...options
}: Omit<EditorOptions, "language" | "indent"> & {
  readonly schema: SqlSchema | null;
}): SqlCodeEditor {
  const editor = createEditor({ ...options, language: sqlLanguage(schema), indent: 2 });
  return { ...editor, setSchema: (next) => editor.setLanguage(sqlLanguage(next)) };
}

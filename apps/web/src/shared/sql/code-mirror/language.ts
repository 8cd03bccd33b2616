import {
  PostgreSQL,
  SQLDialect,
  keywordCompletionSource,
  schemaCompletionSource,
} from "@codemirror/lang-sql";
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { SQL_KEYWORDS, SQL_TYPES } from "../sql-words.ts";
import type { SqlSchema } from "../sql-schema.ts";

/** PostgreSQL's texts and signs, with the words that the block has which stands there before the editor does. */
const DIALECT = SQLDialect.define({
  ...PostgreSQL.spec,
  keywords: SQL_KEYWORDS.join(" "),
  types: SQL_TYPES.join(" "),
  builtin: "",
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null], color: "var(--primary)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--accent-ink)" },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--ink-3)" },
]);

/** @param schema  its tables and columns are proposed; null where none is known */
export function sqlLanguage(schema: SqlSchema | null): Extension {
  const names = Object.fromEntries(
    (schema ?? []).map(({ name, columns }) => [
      name,
      columns.map((column) => ({ label: column.name, type: "property", detail: column.type })),
    ]),
  );
  return [
    new LanguageSupport(DIALECT.language, [
      DIALECT.language.data.of({
        autocomplete: schemaCompletionSource({ dialect: DIALECT, schema: names }),
      }),
      DIALECT.language.data.of({ autocomplete: keywordCompletionSource(DIALECT, true) }),
    ]),
    syntaxHighlighting(COLOURS),
  ];
}

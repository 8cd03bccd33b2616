import ts from "typescript";

const SETTINGS: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings("\n"),
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  semicolons: ts.SemicolonPreference.Insert,
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
};

/**
 * Sets code out as TypeScript's own formatter does: blanks, indentation and semicolons; lines stay the lines they are.
 *
 * @returns  null for code that does not parse
 */
export function formatCode(code: string, language: "javascript" | "typescript"): string | null {
  const name = language === "typescript" ? "/solution.ts" : "/solution.js";
  const once = formatOnce(name, code);
  // The blanks around a semicolon that was put in are right after the second time.
  const twice = once === null ? null : formatOnce(name, once);
  return twice === null ? null : `${twice.trimEnd()}\n`;
}

function formatOnce(name: string, code: string): string | null {
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => ({ allowJs: true, noLib: true }),
      getScriptFileNames: () => [name],
      getScriptVersion: () => "1",
      getScriptSnapshot: (asked) =>
        asked === name ? ts.ScriptSnapshot.fromString(code) : undefined,
      getCurrentDirectory: () => "/",
      getDefaultLibFileName: () => "",
      fileExists: (asked) => asked === name,
      readFile: (asked) => (asked === name ? code : undefined),
    },
    undefined,
    ts.LanguageServiceMode.PartialSemantic,
  );
  const isBroken = service.getSyntacticDiagnostics(name).length > 0;
  const edits = isBroken ? [] : service.getFormattingEditsForDocument(name, SETTINGS);
  service.dispose();
  if (isBroken) return null;
  return edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce(
      (text, { span, newText }) =>
        text.slice(0, span.start) + newText + text.slice(span.start + span.length),
      code,
    );
}

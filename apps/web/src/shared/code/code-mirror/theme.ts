import { EditorView } from "@codemirror/view";

/** The looks of the block that stands there before, in our colours, which both themes have under the same names. */
export const editorTheme = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--ink)", fontSize: "var(--code-size)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    fontVariantLigatures: "none",
    lineHeight: "24px",
    overflowX: "auto",
  },
  ".cm-content": { padding: "16px 0", caretColor: "var(--ink)", tabSize: "2" },
  ".cm-line": { padding: "0 16px" },
  ".cm-gutters + .cm-content .cm-line": { paddingLeft: "8px" },
  ".cm-gutters": {
    // Long lines pass below them.
    backgroundColor: "var(--paper)",
    border: "0",
    color: "var(--ink-3)",
    paddingLeft: "16px",
    paddingRight: "8px",
  },
  ".cm-lineNumbers .cm-gutterElement": {
    minWidth: "8px",
    padding: "0",
    fontSize: "var(--t-small)",
    lineHeight: "24px",
  },
  ".cm-lineNumbers .cm-error-line": { color: "var(--bad)", fontWeight: "600" },
  ".cm-error-place": {
    backgroundColor: "var(--bad-soft)",
    boxShadow: "inset 0 -2px 0 var(--bad)",
    borderRadius: "2px",
  },
  "&.cm-focused .cm-matchingBracket, .cm-matchingBracket": {
    backgroundColor: "var(--primary-soft)",
    color: "inherit",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", color: "inherit" },
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "var(--r-control)",
    backgroundColor: "var(--surface)",
    boxShadow: "var(--float)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--font-code)",
    fontSize: "var(--t-small)",
    maxHeight: "15em",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "6px 12px", lineHeight: "20px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--primary-soft)",
    color: "var(--ink)",
  },
  ".cm-completionMatchedText": {
    textDecoration: "none",
    fontWeight: "600",
    color: "var(--primary)",
  },
  ".cm-completionDetail": { fontStyle: "normal", color: "var(--ink-3)", marginLeft: "16px" },
  ".cm-completionIcon": { display: "none" },
});

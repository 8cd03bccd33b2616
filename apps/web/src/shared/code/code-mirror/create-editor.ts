import { autocompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { Compartment, EditorState, Prec, type Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers, tooltips } from "@codemirror/view";
import { setErrorPlace, showErrorPlace, type Place } from "./error-place.ts";
import { editorTheme } from "./theme.ts";

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly selection: Place;
  /** For screen readers, and the id of what says how to leave the editor. */
  readonly label: string;
  readonly describedBy: string;
  readonly hasLineNumbers: boolean;
  readonly language: Extension;
  /** Blanks of one step. */
  readonly indent: number;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

/** An editor in the page. */
export interface CodeEditor {
  readonly focus: () => void;
  readonly setText: (text: string) => void;
  readonly setLanguage: (language: Extension) => void;
  readonly setLineNumbers: (isShown: boolean) => void;
  readonly showError: (place: Place | null) => void;
  readonly selection: () => Place;
  /** Puts a text at the cursor, for the selected one; the cursor goes `back` from its end, as into a pair. */
  readonly insert: (text: string, back?: number) => void;
  readonly destroy: () => void;
}

/** Makes an editor. Tab indents; Escape and then Tab leaves it, which CodeMirror does by itself within two seconds. */
export function createEditor(options: EditorOptions): CodeEditor {
  const { parent, text, selection, label, describedBy, onChange, onRun } = options;
  const language = new Compartment();
  const numbers = new Compartment();
  /** Ctrl+Enter runs, on a Mac too, where CodeMirror would take only Command for it. */
  const run = () => {
    onRun();
    return true;
  };

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      selection: { anchor: selection.from, head: selection.to },
      extensions: [
        EditorView.cspNonce.of(pageNonce()),
        Prec.highest(
          keymap.of([
            { key: "Ctrl-Enter", run },
            { key: "Mod-Enter", run },
          ]),
        ),
        numbers.of(numbersFor(options.hasLineNumbers)),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        tooltips({ position: "fixed" }),
        indentUnit.of(" ".repeat(options.indent)),
        EditorState.tabSize.of(options.indent),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        language.of(options.language),
        showErrorPlace,
        editorTheme,
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-describedby": describedBy,
          tabindex: "0",
          autocapitalize: "off",
          autocorrect: "off",
          spellcheck: "false",
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });

  return {
    focus: () => view.focus(),
    setText(wanted) {
      if (wanted === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: wanted } });
    },
    setLanguage: (next) => view.dispatch({ effects: language.reconfigure(next) }),
    setLineNumbers: (isShown) =>
      view.dispatch({ effects: numbers.reconfigure(numbersFor(isShown)) }),
    showError: (place) => view.dispatch({ effects: setErrorPlace.of(place) }),
    selection() {
      const { from, to } = view.state.selection.main;
      return { from, to };
    },
    insert(inserted, back = 0) {
      view.dispatch(view.state.replaceSelection(inserted));
      view.dispatch({ selection: { anchor: view.state.selection.main.head - back } });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

function numbersFor(isShown: boolean): Extension {
  return isShown ? lineNumbers() : [];
}

/** The page's policy takes style sheets with this number alone. */
function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Range } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { wordChanges } from "./word-changes.ts";

interface ChangesEditorOptions {
  readonly parent: HTMLElement;
  /** What it is compared with. */
  readonly before: string;
  readonly text: string;
  readonly selection: { readonly from: number; readonly to: number };
  /** For screen readers. */
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** An editor of prose in which what is new is marked and what is gone stands crossed out. */
export interface ChangesEditor {
  readonly focus: () => void;
  readonly setText: (text: string) => void;
  readonly destroy: () => void;
}

export function createChangesEditor(options: ChangesEditorOptions): ChangesEditor {
  const { parent, before, text, selection, label, onChange } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      selection: { anchor: selection.from, head: selection.to },
      extensions: [
        EditorView.cspNonce.of(pageNonce()),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        changesSince(before),
        THEME,
        EditorView.contentAttributes.of({
          "aria-label": label,
          tabindex: "0",
          autocapitalize: "sentences",
          spellcheck: "true",
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
    destroy: () => view.destroy(),
  };
}

/** While a letter is composed, as in Hindi, marks only move along: a node that is made anew would end the composition. */
function changesSince(before: string) {
  return ViewPlugin.define(
    (view) => ({
      marks: marksOf(before, view.state.doc.toString()),
      update({ docChanged, changes, view: now, state }: ViewUpdate) {
        if (!docChanged && now.composing) return;
        if (docChanged && now.composing) this.marks = this.marks.map(changes);
        else this.marks = marksOf(before, state.doc.toString());
      },
    }),
    { decorations: ({ marks }) => marks },
  );
}

const NEW = Decoration.mark({ tagName: "ins" });

function marksOf(before: string, after: string): DecorationSet {
  const marks = wordChanges(before, after).flatMap(({ kind, text, at }): Range<Decoration>[] => {
    if (kind === "new") return [NEW.range(at, at + text.length)];
    if (kind === "gone" && text.trim() !== "")
      return [Decoration.widget({ widget: new Gone(text), side: -1 }).range(at)];
    return [];
  });
  return Decoration.set(marks, true);
}

/** CodeMirror asks for a class. */
class Gone extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: Gone): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const gone = document.createElement("del");
    gone.textContent = this.text.trim();
    const place = document.createElement("span");
    place.append(gone, " ");
    return place;
  }
}

const THEME = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "inherit" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.8" },
  ".cm-content": { padding: "0", caretColor: "var(--primary)" },
  ".cm-line": { padding: "0" },
  // A line without a letter is the space between two paragraphs.
  ".cm-line:has(> br:only-child)": { lineHeight: "1" },
  "& ins": {
    textDecoration: "none",
    backgroundColor: "var(--good-soft)",
    boxShadow: "inset 0 -2px 0 var(--good)",
    paddingInline: "2px",
  },
  "& del": { color: "var(--bad)", textDecorationColor: "var(--bad)" },
});

/** The page's policy takes style sheets with this number alone. */
function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}

import { useRef, type KeyboardEvent } from "react";
import { useEditor } from "../state/editor-context.ts";
import type { EditorView } from "../state/use-editor-address.ts";
import styles from "./header.module.css";

const TABS: readonly { readonly view: EditorView; readonly label: string }[] = [
  { view: "preview", label: "Resume Preview" },
  { view: "edit", label: "Edit Content" },
  { view: "templates", label: "Choose Template" },
];

/** The panel that shows what a tab names. */
export const VIEW_PANEL = "editor-view";

export function tabId(view: EditorView): string {
  return `tab-${view}`;
}

/** The three views. One tab stop; the arrows go from tab to tab. */
export function ViewTabs() {
  const { view, show } = useEditor();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const at = TABS.findIndex((tab) => tab.view === view);
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = TABS.at(goal % TABS.length);
    if (!next) return;
    show(next.view);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.view)}`)?.focus();
  }

  return (
    <div
      ref={list}
      className={styles["tabs"]}
      role="tablist"
      aria-label="View"
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {TABS.map((tab) => (
        <button
          key={tab.view}
          type="button"
          role="tab"
          id={tabId(tab.view)}
          aria-selected={tab.view === view}
          aria-controls={tab.view === view ? VIEW_PANEL : undefined}
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => show(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

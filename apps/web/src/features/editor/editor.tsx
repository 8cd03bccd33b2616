import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { showToast } from "../../ui/toast-store.ts";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";
import { EditView } from "./edit-view.tsx";
import { EditorContext, type Editor as EditorParts } from "./state/editor-context.ts";
import { EnhanceProvider } from "./enhance/enhance-provider.tsx";
import { useDownloadResume } from "./download/use-download-resume.ts";
import { FindBar } from "./find/find-bar.tsx";
import type { Place } from "../../shared/preview/frame/messages.ts";
import { EditorHeader } from "./header/editor-header.tsx";
import { tabId, VIEW_PANEL } from "./header/view-tabs.tsx";
import { NotesProvider } from "./notes/notes-provider.tsx";
import { itemIdAt } from "./preview/marker.ts";
import { PreviewProvider } from "../../shared/preview/preview-provider.tsx";
import { PreviewView } from "./preview/preview-view.tsx";
import type { Saving } from "./state/saving.ts";
import { takeStep } from "./steps.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";
import { usePlaces } from "./use-places.ts";
import styles from "./editor.module.css";

const { Component: TemplateGrid } = onDemand(
  async () => (await import("./templates/template-grid.tsx")).TemplateGrid,
);

interface EditorProps {
  readonly store: DraftStore;
  readonly saving: Saving;
  /** The resume's name, and what can be done with it as a whole. */
  readonly menu?: ReactNode;
}

/** A resume, its preview and its templates. */
export function Editor(props: EditorProps) {
  return (
    <PreviewProvider store={props.store}>
      <NotesProvider>
        <Workbench {...props} />
      </NotesProvider>
    </PreviewProvider>
  );
}

function Workbench({ store, saving, menu }: EditorProps) {
  const { item, reveal, ...places } = usePlaces(store);
  const { view, section, openSection, goTo } = places;
  const { download, busyWith } = useDownloadResume();
  const [said, setSaid] = useState("");
  const [isFinding, setIsFinding] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);

  // Said twice, words are told twice only when something differs.
  const say = useCallback(
    (words: string) => setSaid((last) => (last === words ? `${words}\u00A0` : words)),
    [],
  );

  function step(direction: "undo" | "redo", isByKey: boolean) {
    const taken = takeStep(store, direction);
    say(taken.said);
    if (view !== "edit" || !taken.place) return;
    const { place } = taken;
    // A button that was pressed keeps the focus, to be pressed again.
    if (!isByKey) {
      if (place.section !== section) reveal(place.section, place.item);
    } else if (place.kind === "field") goTo(place);
    else openSection(place.section, place.item);
  }

  async function save() {
    const isSaved = await saving.saveNow();
    showToast(
      isSaved
        ? { title: "Resume draft saved successfully!" }
        : { title: "Failed to save draft. Please try again.", kind: "problem" },
    );
  }

  function openFind(): boolean {
    // The second time, the browser's own search is meant.
    if (isFinding && document.activeElement === find.current) return false;
    cameFrom.current = document.activeElement;
    setIsFinding(true);
    find.current?.select();
    return true;
  }

  function closeFind() {
    setIsFinding(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function pick({ section: picked, item: index, field }: Place) {
    const id = itemIdAt(store.get().draft, picked, index);
    if (field === null) openSection(picked, id);
    else goTo({ section: picked, item: id, field });
  }

  useEditorKeys(root, {
    onStep: (direction) => step(direction, true),
    onSave: () => void save(),
    onFind: openFind,
  });

  const { show, arrival, touch } = places;
  const editor = useMemo<EditorParts>(
    () => ({ store, view, section, arrival, show, openSection, goTo, reveal, touch, say }),
    [store, view, section, arrival, show, openSection, goTo, reveal, touch, say],
  );
  return (
    <EditorContext value={editor}>
      <EnhanceProvider>
        <div ref={root} className={styles["editor"]} data-full-width>
          <EditorHeader
            saving={saving}
            menu={menu}
            onSave={() => void save()}
            onStep={(direction) => step(direction, false)}
            onFind={openFind}
            onDownload={() => void download()}
            isDownloading={busyWith !== null}
          />
          {isFinding && <FindBar input={find} onClose={closeFind} />}
          <div id={VIEW_PANEL} role="tabpanel" aria-labelledby={tabId(view)}>
            {view === "edit" && <EditView item={item} onPick={pick} />}
            {view === "preview" && <PreviewView onPick={pick} />}
            {view === "templates" && <TemplateGrid />}
          </div>
          <p className="vh" role="status">
            {said}
          </p>
        </div>
      </EnhanceProvider>
    </EditorContext>
  );
}

import { type ResumeDraft, toTemplateData } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { TabList } from "../../ui/tab-list.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { createDraftStore } from "../../shared/drafts/draft-store.ts";
import { useDownloadPdf } from "../../shared/export/use-download-pdf.ts";
import { PrintIcon } from "../../shared/preview/icons.tsx";
import { createPreview } from "../../shared/preview/preview.ts";
import {
  PreviewContext,
  type PreviewOfDraft,
  usePreview,
} from "../../shared/preview/preview-context.ts";
import { PreviewFrame } from "../../shared/preview/preview-frame.tsx";
import { usePicture } from "../../shared/preview/use-picture.ts";
import { useWidth } from "../../shared/preview/use-width.ts";
import styles from "../../shared/links/link-page.module.css";
import { ResumeText } from "./resume-text.tsx";

/** What a link shows. */
interface SharedResume {
  readonly name: string;
  readonly draft: ResumeDraft;
  readonly template: Template;
}

const A4_WIDTH = 794;

/** As wide as the pages are hard to read. */
const PHONE = "(max-width: 720px)";

const VIEWS = [
  { id: "text", label: "Text" },
  { id: "pages", label: "Pages" },
] as const;
type View = (typeof VIEWS)[number]["id"];

/** The pages as they print, on a phone the text first, and the ways to take them along. */
export function SharedResumeView({ resume }: { readonly resume: SharedResume }) {
  const { name, draft, template } = resume;
  const [preview] = useState(() => createPreview());
  const [store] = useState(() => createDraftStore(draft));
  usePageTitle(name === "Resume" ? name : `${name}, resume`);

  const context = useMemo<PreviewOfDraft>(() => {
    const choices = { ...template.defaults, ...draft.chosen };
    return {
      preview,
      store,
      templates: [template],
      template,
      choices,
      isPremiumEnforced: false,
      problem: null,
      retry: preview.retry,
    };
  }, [preview, store, template, draft]);

  useEffect(() => {
    const choices = { ...template.defaults, ...draft.chosen };
    preview.show({ template, data: toTemplateData(draft), choices });
  }, [preview, template, draft]);

  return (
    <PreviewContext value={context}>
      <Shown name={name} draft={draft} />
    </PreviewContext>
  );
}

function Shown({ name, draft }: Pick<SharedResume, "name" | "draft">) {
  const { preview } = usePreview();
  const picture = usePicture(preview);
  const desk = useRef<HTMLDivElement>(null);
  const room = useWidth(desk);
  const { download, print, busyWith } = useDownloadPdf();
  const { pages, geometry } = picture?.shown ?? { pages: 1, geometry: { width: A4_WIDTH } };
  const isPhone = useMediaQuery(PHONE);
  const [chosen, setChosen] = useState<View>("text");
  const view: View = isPhone ? chosen : "pages";
  const isBusy = !picture || busyWith !== null;

  useEffect(() => {
    /** The browser's own printing would put the page around the resume on paper. */
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!isBusy) void print();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });

  return (
    <>
      <header className={styles["bar"]}>
        <h1>{name}</h1>
        <Button kind="line" isBusy={isBusy} onClick={() => void print()}>
          <PrintIcon />
          Print
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void download()}>
          <LineIcon name="download" />
          {busyWith === "download" ? "Writing the PDF…" : "Download PDF"}
        </Button>
      </header>
      {isPhone && (
        <TabList
          label="How it is shown"
          look="underlined"
          className={styles["views"]}
          panel="shown"
          value={view}
          onChange={setChosen}
          tabs={VIEWS}
        />
      )}
      {view === "text" && (
        <div id="shown" role="tabpanel" aria-labelledby="shown-tab-text">
          <ResumeText draft={draft} />
        </div>
      )}
      {/* The file is written from these pages, so they are laid out below the text as well. */}
      <div
        className={styles["desk"]}
        data-unseen={view === "text" || undefined}
        inert={view === "text"}
        {...(isPhone &&
          view === "pages" && {
            id: "shown",
            role: "tabpanel",
            "aria-labelledby": "shown-tab-pages",
          })}
      >
        <div ref={desk} className={styles["room"]}>
          <div className={styles["sheet"]}>
            <PreviewFrame
              preview={preview}
              scale={room > 0 ? Math.min(1, room / geometry.width) : 1}
              title={`${name}, ${pages === 1 ? "page 1" : `${pages} pages`}`}
            />
          </div>
        </div>
      </div>
    </>
  );
}

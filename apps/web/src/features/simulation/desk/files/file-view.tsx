import { type ReactNode, useRef } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { BackButton } from "../frame/back-button.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import { FILE_ICONS, fileNote } from "./file-kinds.tsx";
import { LogFile } from "./log-file.tsx";
import { TableFile } from "./table-file.tsx";
import { TextFile } from "./text-file.tsx";
import { TicketFile } from "./ticket-file.tsx";
import { useDownload } from "./use-download.ts";
import styles from "./files.module.css";

const { Component: CodeFile } = onDemand(async () => (await import("./code-file.tsx")).CodeFile);
const { Component: PaperFile } = onDemand(async () => (await import("./paper-file.tsx")).PaperFile);

interface FileViewProps {
  readonly view: DeskView;
  readonly file: ScenarioFile;
  readonly hasData: boolean;
}

/** A file that is open, shown as what it is, and the ways to take it along. */
export function FileView({ view, file, hasData }: FileViewProps) {
  const { day, go } = view;
  const head = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(head, file.id);
  return (
    <section className={styles["view"]} aria-label={file.name}>
      <header className={styles["head"]}>
        <BackButton label="Files" onBack={() => go({ tab: "files", open: null })} />
        <div>
          {FILE_ICONS[file.kind]}
          <h2 ref={head} tabIndex={-1}>
            {file.name}
          </h2>
          <small className="num">{fileNote(file)}</small>
        </div>
        <div className={styles["ways"]}>
          {file.kind === "table" && hasData && (
            <Button kind="quiet" onClick={() => go({ tab: "data", open: null })}>
              Open in data
            </Button>
          )}
          <Downloads file={file} date={day.scenario.date} />
        </div>
      </header>
      <FileContent file={file} />
    </section>
  );
}

/** A file as what it is. */
export function FileContent({ file }: Pick<FileViewProps, "file">) {
  return contentOf(file);
}

function contentOf(file: ScenarioFile): ReactNode {
  switch (file.kind) {
    case "table":
      return <TableFile file={file} />;
    case "log":
      return <LogFile file={file} />;
    case "ticket":
      return <TicketFile file={file} />;
    case "code":
      return <CodeFile file={file} />;
    case "pdf":
      return <PaperFile file={file} />;
    case "text":
      return <TextFile file={file} />;
  }
}

interface DownloadsProps {
  readonly file: ScenarioFile;
  /** Of the day: what a document is dated with. */
  readonly date: string;
}

function Downloads({ file, date }: DownloadsProps) {
  const { download, isBusy } = useDownload();
  if (file.kind === "table")
    return (
      <>
        <Button
          kind="quiet"
          onClick={() => saveFile(file.name, `\uFEFF${file.content}`, "text/csv")}
        >
          <LineIcon name="download" small />
          CSV
        </Button>
        <Button
          kind="quiet"
          isBusy={isBusy}
          onClick={() =>
            void download(async () => (await import("./write-workbook.ts")).saveWorkbook(file))
          }
        >
          <LineIcon name="download" small />
          Excel
        </Button>
      </>
    );
  if (file.kind === "pdf")
    return (
      <Button
        kind="quiet"
        isBusy={isBusy}
        onClick={() =>
          void download(async () => (await import("./write-paper.ts")).savePaper(file, date))
        }
      >
        <LineIcon name="download" small />
        PDF
      </Button>
    );
  return (
    <Button kind="quiet" onClick={() => saveFile(file.name, file.content, "text/plain")}>
      <LineIcon name="download" small />
      Download
    </Button>
  );
}

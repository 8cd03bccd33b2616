import type { StoredReport } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { ordinal } from "../../shared/report/report-words.ts";
import { sourceOf } from "../../shared/report-paper/find-report.ts";
import { useDownloadReport } from "../../shared/report-paper/use-download-report.ts";
import { Breakable } from "../../ui/breakable.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import styles from "./report.module.css";

const shareDialog = onDemand(() =>
  import("./sharing/share-report-dialog.tsx").then((module) => module.ShareReportDialog),
);

interface ReportHeaderProps {
  readonly stored: StoredReport;
  /** Buttons after those of the report itself. */
  readonly Actions?: ComponentType<{ readonly stored: StoredReport }> | undefined;
}

/** What the report is about, and what can be done with it. */
export function ReportHeader({ stored, Actions }: ReportHeaderProps) {
  const client = useQueryClient();
  const [isSharing, setIsSharing] = useState(false);
  const { download, isBusy } = useDownloadReport(() => sourceOf(client, stored));
  return (
    <header className={styles["head"]}>
      <nav className={styles["crumb"]} aria-label="Breadcrumb">
        <Link to="/resume">Resume Builder</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">Report</span>
      </nav>
      <h1>{stored.targetRole || "Resume report"}</h1>
      <p>
        <span>
          <Breakable text={stored.fileName} />
        </span>
        <span>
          {formatDate(stored.madeAt)}, {ordinal(stored.ordinal)} report
        </span>
        <Link to="/resume/report" search={{ id: stored.uploadId }}>
          Change the target
        </Link>
      </p>
      <div className={styles["ways"]}>
        <Link
          to="/resume/editor"
          search={{ upload: stored.uploadId }}
          className={buttonClass("primary")}
        >
          <LineIcon name="arrow" />
          Open in editor
        </Link>
        <Button kind="line" isBusy={isBusy} onClick={() => void download(stored.id)}>
          <LineIcon name="download" />
          {isBusy ? "Writing the PDF" : "Download PDF"}
        </Button>
        <Button
          kind="line"
          onPointerEnter={shareDialog.prefetch}
          onFocus={shareDialog.prefetch}
          onClick={() => setIsSharing(true)}
        >
          <LineIcon name="share" />
          Share
        </Button>
        {Actions && <Actions stored={stored} />}
      </div>
      <p className="vh" role="status">
        {isBusy ? "Writing the PDF" : ""}
      </p>
      {isSharing && (
        <shareDialog.Component reportId={stored.id} onClose={() => setIsSharing(false)} />
      )}
    </header>
  );
}

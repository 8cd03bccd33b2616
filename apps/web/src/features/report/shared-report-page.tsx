import type { SharedReport } from "@taiyari/contract";
import { useMemo } from "react";
import { client } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { LinkPage, useLinkToken } from "../../shared/links/link-page.tsx";
import linkStyles from "../../shared/links/link-page.module.css";
import { useOpenedLink } from "../../shared/links/use-opened-link.ts";
import { PrintIcon } from "../../shared/preview/icons.tsx";
import { shownToVisitor } from "../../shared/report/shown-report.ts";
import { useDownloadReport } from "../../shared/report-paper/use-download-report.ts";
import { Breakable } from "../../ui/breakable.tsx";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { ReportBody } from "./report-view.tsx";
import styles from "./report.module.css";

/** `/shared/report/{token}`: a report, for anybody who has the link. */
export function SharedReportPage() {
  const token = useLinkToken();
  const { state, open } = useOpenedLink("report", token, (opening) =>
    client.resume.openReportShare(opening),
  );
  return (
    <LinkPage thing="report" state={state} onPassword={open}>
      {(shared) => <SharedReportView shared={shared} />}
    </LinkPage>
  );
}

function SharedReportView({ shared }: { readonly shared: SharedReport }) {
  const shown = useMemo(() => shownToVisitor(shared), [shared]);
  const { download, isBusy } = useDownloadReport(async () => ({
    stored: shown,
    before: null,
    path: null,
  }));
  const { name, fileName, targetRole, madeAt } = shared;
  return (
    <>
      <header className={linkStyles["bar"]}>
        <h1>{targetRole ? `Resume report, ${targetRole}` : "Resume report"}</h1>
        <Button kind="line" onClick={() => window.print()}>
          <PrintIcon />
          Print
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void download(null)}>
          <LineIcon name="download" />
          {isBusy ? "Writing the PDF" : "Download PDF"}
        </Button>
      </header>
      <article className={styles["page"]}>
        <header className={styles["head"]}>
          <p>
            {name && <span>{name}</span>}
            {fileName && (
              <span>
                <Breakable text={fileName} />
              </span>
            )}
            <span>{formatDate(madeAt)}</span>
            {!name && !fileName && <span>Shared without name and contact details</span>}
          </p>
        </header>
        <ReportBody stored={shown} />
      </article>
    </>
  );
}

import type { ShownReport } from "../report/shown-report.ts";
import { useState } from "react";
import { API_PATH } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast-store.ts";
import type { Report } from "../report/report-words.ts";

/** What a document is made of, once somebody asks for it. */
export interface ReportSource {
  readonly stored: ShownReport;
  /** The report before it, whole; null where it cannot be had. */
  readonly before: Report | null;
  /** The report's path in this installation; null for one that has no address of its own. */
  readonly path: string | null;
}

/**
 * Writes a report as a PDF and saves it. All that writes is fetched with the first file; what fails is reported, with the
 * report as a web page in its place where the server has one.
 *
 * @param findSource  asked at each download; may reject
 */
export function useDownloadReport(findSource: () => Promise<ReportSource>) {
  const [isBusy, setIsBusy] = useState(false);

  async function download(reportId: string | null): Promise<void> {
    setIsBusy(true);
    try {
      const [{ writeReport }, { path, ...source }] = await Promise.all([
        import("./write-report.ts"),
        findSource(),
      ]);
      const written = await writeReport({ ...source, address: path && publicAddress(path) });
      saveFile(written.fileName, written.bytes, "application/pdf");
      showToast({
        title: `${written.fileName} was downloaded`,
        text: written.remarks.join(" "),
        kind: written.remarks.length > 0 ? "problem" : "done",
      });
    } catch {
      showToast({
        title: "The PDF was not made",
        text: "Check your connection and try again.",
        kind: "problem",
        action: reportId === null ? null : asWebPage(reportId),
      });
    } finally {
      setIsBusy(false);
    }
  }

  return { download, isBusy };
}

function asWebPage(reportId: string) {
  return {
    label: "Save it as a web page",
    run: () => window.location.assign(`${API_PATH}/resume/reports/${reportId}/file`),
  };
}

/** Null on an installation that only this machine can reach: the link would lead nobody anywhere. */
function publicAddress(path: string): string | null {
  const { hostname, origin } = window.location;
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
  return isLocal ? null : `${origin}${path}`;
}

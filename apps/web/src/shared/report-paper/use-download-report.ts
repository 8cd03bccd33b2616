import type { ShownReport } from "../report/shown-report.ts";
import { API_PATH } from "../../lib/api.ts";
import { useSavePdf } from "../export/use-save-pdf.ts";
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
  const { save, isBusy } = useSavePdf();
  const download = (reportId: string | null) =>
    save(
      async () => {
        const [{ writeReport }, { path, ...source }] = await Promise.all([
          import("./write-report.ts"),
          findSource(),
        ]);
        return writeReport({ ...source, address: path && publicAddress(path) });
      },
      { action: reportId === null ? null : asWebPage(reportId) },
    );
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

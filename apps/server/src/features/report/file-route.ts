import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { API_PATH } from "../../http/api.ts";
import { refusal } from "../../http/create-server.ts";
import { attachment, type IdParams, idOf, refuseVisitor } from "../../http/download.ts";
import type { ContextOf } from "../../http/request-context.ts";
import { REPORT_FILE_POLICY } from "../../http/security-headers.ts";
import { reportFile } from "./report-file.ts";
import { findReport } from "../../shared/reports/report-store.ts";

/** A report as a page of its own, for its owner only. */
export function serveReportFile(
  server: FastifyInstance,
  deps: { readonly db: Db },
  contextOf: ContextOf,
): void {
  server.get<{ Params: IdParams }>(
    `${API_PATH}/resume/reports/:id/file`,
    async (request, reply) => {
      const user = await contextOf(request, reply).findSettledUser();
      if (!user) return refuseVisitor(reply);
      const reportId = idOf(request.params);
      const report = reportId && (await findReport(deps.db, { reportId, userId: user.id }));
      if (!report) return reply.status(404).send(refusal("NOT_FOUND"));
      const name = report.fileName.replace(/\.[^.]+$/, "");
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", REPORT_FILE_POLICY)
        .header("content-disposition", attachment(`${name} report ${report.ordinal}.html`))
        .send(reportFile(report));
    },
  );
}

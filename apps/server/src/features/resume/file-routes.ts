import type { SourceFormat } from "@taiyari/domain/resume";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { API_PATH } from "../../http/api.ts";
import { refusal } from "../../http/create-server.ts";
import { REPORT_FILE_POLICY } from "../../http/security-headers.ts";
import type { ResumeDeps } from "./deps.ts";
import { reportFile } from "./report-file.ts";
import { findReport } from "./report-store.ts";
import { findUpload } from "./store.ts";
import type { ContextOf } from "./upload-route.ts";

const MEDIA_TYPES: Readonly<Record<SourceFormat, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
};

interface IdParams {
  readonly id: string;
}

/** Downloads: the file a resume was made from, and a report as a page of its own. For their owner only. */
export function serveFiles(server: FastifyInstance, deps: ResumeDeps, contextOf: ContextOf): void {
  server.get<{ Params: IdParams }>(
    `${API_PATH}/resume/uploads/:id/file`,
    async (request, reply) => {
      const user = await contextOf(request, reply).findUser();
      if (!user) return refuseVisitor(reply);
      const uploadId = idOf(request.params);
      const upload = uploadId && (await findUpload(deps.db, { uploadId, userId: user.id }));
      const content = upload && (await deps.files.open(upload.objectKey));
      if (!upload || !content) return reply.status(404).send(refusal("NOT_FOUND"));
      return reply
        .type(MEDIA_TYPES[upload.format])
        .header("content-length", upload.fileSize)
        .header("cache-control", "private, max-age=3600")
        .header("content-disposition", attachment(upload.fileName))
        .send(content);
    },
  );

  server.get<{ Params: IdParams }>(
    `${API_PATH}/resume/reports/:id/file`,
    async (request, reply) => {
      const user = await contextOf(request, reply).findUser();
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

/** Null for what is no id: it reads as absent like any other that is not there. */
function idOf(params: IdParams): string | null {
  return z.uuid().safeParse(params.id).data ?? null;
}

function refuseVisitor(reply: FastifyReply): FastifyReply {
  return reply.status(401).send({ code: "NOT_SIGNED_IN", message: "Please sign in." });
}

/** A header that has the browser save a file under its own name, in any script. Source: RFC 6266 and RFC 5987. */
function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

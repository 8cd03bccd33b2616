import type { SourceFormat } from "@taiyari/domain/resume";
import type { FastifyInstance } from "fastify";
import { API_PATH } from "../../http/api.ts";
import { refusal } from "../../http/create-server.ts";
import { attachment, type IdParams, idOf, refuseVisitor } from "../../http/download.ts";
import type { ContextOf } from "../../http/request-context.ts";
import type { UploadDeps } from "./upload-resume.ts";
import { findUpload } from "../../shared/uploads/upload-store.ts";

const MEDIA_TYPES: Readonly<Record<SourceFormat, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
};

/** The file a resume was made from, for its owner only. */
export function serveUploadedFile(
  server: FastifyInstance,
  deps: Pick<UploadDeps, "db" | "files">,
  contextOf: ContextOf,
): void {
  server.get<{ Params: IdParams }>(
    `${API_PATH}/resume/uploads/:id/file`,
    async (request, reply) => {
      const user = await contextOf(request, reply).findSettledUser();
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
}

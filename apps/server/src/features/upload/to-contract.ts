import type { ResumeUpload } from "@taiyari/contract";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";

/** An upload as the contract sends it. */
export function toResumeUpload(row: UploadRow): ResumeUpload {
  return {
    id: row.id,
    fileName: row.fileName,
    filePath: row.filePath,
    fileSize: row.fileSize,
    status: row.status,
    problem: row.problem?.kind ?? null,
    uploadedAt: row.uploadedAt.toISOString(),
    read: row.summary,
    metadata: row.metadata,
    details: row.details,
  };
}

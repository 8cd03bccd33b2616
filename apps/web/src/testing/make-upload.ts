import type { HistoryItem, ResumeUpload } from "@taiyari/contract";

export const UPLOAD_ID = "7c1d2a90-1b1f-4f1e-8f43-0c1a5f7e2b02";

/** A resume that was read. Tests name only what they are about. */
export function makeUpload(more: Partial<ResumeUpload> = {}): ResumeUpload {
  return {
    id: UPLOAD_ID,
    fileName: "Meera_Joshi.pdf",
    filePath: "user/Meera_Joshi.pdf",
    fileSize: 188_416,
    status: "read",
    problem: null,
    uploadedAt: "2026-11-05T10:42:00Z",
    read: {
      name: "Meera Joshi",
      currentRole: "Data Analyst",
      years: 4.5,
      pages: 1,
      fieldsFound: 12,
      fieldsLookedFor: 14,
    },
    metadata: {},
    details: {},
    ...more,
  };
}

/** A row of the history. */
export function makeRow(name: string, more: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id: crypto.randomUUID(),
    name,
    date: "2026-11-05T10:00:00Z",
    status: "read",
    problem: null,
    targetRole: "",
    score: 70,
    change: null,
    reportId: null,
    reports: 0,
    replacedAt: null,
    ...more,
  };
}

import type { ResumeUpload } from "@taiyari/contract";
import { resumePdf } from "./resume-files.ts";
import type { TestBrowser } from "./test-client.ts";

export interface SentFile {
  readonly fileName?: string;
  readonly accept?: string;
  readonly body?: Exclude<RequestInit["body"], undefined>;
}

/** Sends a file as the web app does: a small resume called cv.pdf, unless something else is said. */
export function sendFile(browser: TestBrowser, file: SentFile = {}): Promise<Response> {
  const { fileName = "cv.pdf", accept = "", body = resumePdf() } = file;
  const query = new URLSearchParams({ fileName, ...(accept && { accept }) });
  const init = {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" as const } : {}),
  };
  return browser.request(`/api/v1/resume/uploads?${query.toString()}`, init);
}

/** Uploads a file that is not refused. */
export async function uploadFile(browser: TestBrowser, file: SentFile = {}): Promise<ResumeUpload> {
  const response = await sendFile(browser, file);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as ResumeUpload;
}

import type { ResumeUpload, UploadRefusal } from "@taiyari/contract";
import { MAX_RESUME_BYTES } from "@taiyari/domain/resume";
import { assertNever, fail, ok, type Result } from "@taiyari/domain/result";
import { API_PATH, reportNotSignedIn } from "../../../lib/api.ts";

/** Which files a place takes: the wizard only PDF, the landing page DOC and DOCX as well. */
export type Accepted = "pdf" | "any";

/** Every way a file can fail to arrive. */
export type SendProblem =
  | { readonly kind: "not-supported"; readonly accepted: Accepted }
  | { readonly kind: "too-large" }
  | { readonly kind: "not-signed-in" }
  | { readonly kind: "failed"; readonly reason: string }
  /** In the server's words. */
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "cancelled" };

/** A file on its way. */
export interface Sending {
  readonly outcome: Promise<Result<ResumeUpload, SendProblem>>;
  /** Makes the outcome `cancelled`, unless it is known already. */
  readonly cancel: () => void;
}

interface Watch {
  /** Bytes that have left this machine. */
  readonly onProgress: (sent: number, total: number) => void;
  /** A new request, so that tests can answer it. */
  readonly createRequest?: () => XMLHttpRequest;
}

const TYPES: Readonly<Record<Accepted, RegExp>> = {
  pdf: /\.pdf$/iu,
  any: /\.(?:pdf|docx?)$/iu,
};

/** What can be told from the file itself, before it is sent; null for nothing. */
export function problemWithFile(file: File, accepted: Accepted): SendProblem | null {
  if (!TYPES[accepted].test(file.name)) return { kind: "not-supported", accepted };
  if (file.size > MAX_RESUME_BYTES) return { kind: "too-large" };
  if (file.size === 0) return { kind: "failed", reason: "the file is empty" };
  return null;
}

/**
 * Sends a file as it is, with its real progress. `fetch` cannot report how much of a body has left.
 *
 * The outcome resolves in every case and never rejects.
 */
export function sendFile(
  file: File,
  accepted: Accepted,
  { onProgress, createRequest = () => new XMLHttpRequest() }: Watch,
): Sending {
  const problem = problemWithFile(file, accepted);
  if (problem) return { outcome: Promise.resolve(fail(problem)), cancel: () => undefined };

  const request = createRequest();
  const outcome = new Promise<Result<ResumeUpload, SendProblem>>((resolve) => {
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded, event.total));
    request.addEventListener("load", () => resolve(readAnswer(request, accepted)));
    request.addEventListener("abort", () => resolve(fail({ kind: "cancelled" })));
    request.addEventListener("error", () =>
      resolve(fail({ kind: "failed", reason: "the connection was lost" })),
    );
    const query = new URLSearchParams({ fileName: file.name, accept: accepted });
    request.open("PUT", `${API_PATH}/resume/uploads?${query.toString()}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
  return { outcome, cancel: () => request.abort() };
}

function readAnswer(
  request: XMLHttpRequest,
  accepted: Accepted,
): Result<ResumeUpload, SendProblem> {
  const answer = parse(request.responseText);
  if (request.status === 201 && answer) return ok(answer as unknown as ResumeUpload);
  const refusal = problemFor(answer ?? {}, accepted);
  if (refusal.kind === "not-signed-in") reportNotSignedIn();
  return fail(refusal);
}

/** What the server refused a file with; its own sentence where that says more than there is to know here. */
function problemFor(answer: Record<string, unknown>, accepted: Accepted): SendProblem {
  switch (answer["code"] as UploadRefusal) {
    case "NOT_SIGNED_IN":
      return { kind: "not-signed-in" };
    case "NOT_SUPPORTED":
      return { kind: "not-supported", accepted };
    case "FILE_TOO_LARGE":
      return { kind: "too-large" };
    case "FILE_EMPTY":
      return { kind: "failed", reason: "the file is empty" };
    case "STORAGE_FULL":
      return { kind: "failed", reason: "there is no room left on the server" };
    case "MISNAMED":
    case "QUOTA_REACHED":
    case "TOO_MANY_UPLOADS":
      return { kind: "refused", sentence: String(answer["message"]) };
    case "UNAVAILABLE":
      return { kind: "failed", reason: "the server is not available, try again in a minute" };
    default:
      return { kind: "failed", reason: "the server did not answer as it should" };
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The sentence for a problem; the specification fixes the first four. "" for what the person did themselves. */
export function sentenceFor(problem: SendProblem): string {
  switch (problem.kind) {
    case "not-supported":
      return problem.accepted === "pdf"
        ? "Only PDF files are supported."
        : "Only PDF, DOC and DOCX files are supported.";
    case "too-large":
      return "File size should be less than 10MB.";
    case "not-signed-in":
      return "You must be logged in to upload files.";
    case "failed":
      return `Failed to upload file: ${problem.reason}`;
    case "refused":
      return problem.sentence;
    case "cancelled":
      return "";
    default:
      return assertNever(problem);
  }
}

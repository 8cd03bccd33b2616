import { randomBytes } from "node:crypto";

/** Sent with every answer. Measured with every part of the product: docs/decisions/ says why each line is there. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
};

/** For answers that are data: nothing in them may ever run or be framed. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For a report that was saved or opened outside the app: its own style sheet and nothing else. */
export const REPORT_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** A value for `'nonce-…'` that nobody can guess; a new one for each answer. */
export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

/** For pages of the web app. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * For a static file. A worker obeys the policy of its own script, so what runs people's code is fenced here:
 * it may compile, and reach nothing it does not need.
 *
 * @param file  the name alone: "sql.worker-3fa1.js"
 */
export function filePolicy(file: string): string {
  if (/^(sql|python)\.worker-.*\.js$/.test(file)) {
    return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  }
  if (/^js\.worker-.*\.js$/.test(file)) return "default-src 'none'; script-src 'unsafe-eval'";
  return "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'";
}

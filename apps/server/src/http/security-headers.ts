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
    "frame-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * For the page in which a template of a resume is shown. It has no origin, may run its own script and the one it is
 * given for a template, and may load nothing: pictures and fonts arrive as bytes. `allow-modals` is for printing; the
 * frame element withholds it wherever a template's script runs.
 *
 * @param scriptHash  SHA-256 of its own script, base64
 */
export function framePolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "font-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-modals",
  ].join("; ");
}

/**
 * For the page whose workers run SQL. It has no origin, may compile WebAssembly and start workers from the script it is
 * given; they obey this policy too. Neither can load or ask for anything: all they work on arrives through a port.
 *
 * @param scriptHash  SHA-256 of its own script, base64
 */
export function sqlFramePolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}

/**
 * For both pages: nothing in them, nor in a frame that they make, may connect anywhere. A content policy stops the
 * request of a navigation, but not the connection that Chromium opens for it beforehand, which names a host to the
 * network. Browsers without it ignore it. Source: the WICG's Connection Allowlists.
 */
export const NO_CONNECTIONS = { "connection-allowlist": "()" } as const;

/**
 * For a static file. A worker obeys the policy of its own script: it may compile, and reach nothing it does not need.
 * What runs people's code stands in pages of its own.
 *
 * @param file  the name alone: "pdf.worker-3fa1.js"
 */
export function filePolicy(file: string): string {
  // Write PDFs and set Python out: HarfBuzz and Ruff are WebAssembly in files of their own.
  if (/^(?:pdf|python-format)\.worker-.*\.js$/.test(file)) {
    return "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";
  }
  // Fetches what the editor needs without a connection, and nothing from elsewhere.
  if (file === "service-worker.js") return "default-src 'none'; connect-src 'self'";
  return "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'";
}

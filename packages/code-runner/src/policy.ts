/**
 * For the page whose workers run people's code. It has no origin, may evaluate code, compile WebAssembly and start
 * workers from the scripts it is given; they obey this policy too. None of them can load or ask for anything: all they
 * work on arrives through a port.
 *
 * @param scriptHash  SHA-256 of its own script, base64
 */
export function codeFramePolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' blob: 'unsafe-eval' 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}

/**
 * Nothing in the frame may connect anywhere. A content policy stops the request of a navigation, but not the connection
 * that Chromium opens for it beforehand. Source: the WICG's Connection Allowlists.
 */
export const NO_CONNECTIONS = { "connection-allowlist": "()" } as const;

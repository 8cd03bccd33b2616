import { isIP } from "node:net";

/** Endings that no name on the internet has: RFC 6762, RFC 8375, RFC 6761, and ICANN's reservation of `.internal`. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa|lan)$/;

/** Private, loopback and link-local addresses: RFC 1918, 4193, 3927, 4291. */
const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;

/**
 * Whether an address is in the network of whoever runs this installation, by its name alone: this machine, a private
 * network, a name without a dot as in a compose file, or the host of the installation itself. In doubt it is not.
 */
export function isOwnNetwork(address: string, publicUrl: string | undefined): boolean {
  const host = hostOf(address);
  if (publicUrl && hostOf(publicUrl) === host) return true;
  if (isIP(host) !== 0) return PRIVATE_ADDRESS.test(host);
  return PRIVATE_NAME.test(host) || !host.includes(".");
}

function hostOf(address: string): string {
  return new URL(address).hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}

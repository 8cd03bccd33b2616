import { createHmac } from "node:crypto";
import net from "node:net";

const HOUR_MS = 3_600_000;

/** Who asks, as far as a request says. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/** The beginning of the hour a moment is in. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}

/**
 * What tells a device from others that open the same link in the same hour. Of the address and the browser nothing can
 * be read in it, and in the next hour, or for another link, the same device gives another value.
 *
 * @param secret  of this installation
 */
export function deviceHash(
  secret: string,
  shareId: string,
  hour: Date,
  { ip, userAgent }: Visitor,
): string {
  return markOf(secret, ["view", shareId, hour.toISOString(), networkOf(ip), userAgent]);
}

/** The same for the network that passwords for a link come from. */
export function networkHash(secret: string, shareId: string, ip: string): string {
  return markOf(secret, ["attempt", shareId, networkOf(ip)]);
}

function markOf(secret: string, parts: readonly string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
}

/**
 * What a household or a server has as its own: an IPv4 address, or the first 64 bits of an IPv6 address, within which
 * anybody may change theirs at will. Source: RFC 4291, section 2.5.4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!net.isIPv6(ip)) return ip;
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...(tail?.split(":") ?? [])];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

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

/** The same for where passwords for a link come from: the network, and the range of the provider it is in. */
export function networkHashes(secret: string, shareId: string, ip: string) {
  return {
    network: markOf(secret, ["attempt", shareId, networkOf(ip)]),
    provider: markOf(secret, ["attempt of a range", shareId, providerOf(ip)]),
  };
}

function markOf(secret: string, parts: readonly string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
}

/**
 * What a household or a server has as its own: an IPv4 address, or the first 64 bits of an IPv6 address, within which
 * anybody may change theirs at will. Source: RFC 4291, section 2.5.4.
 */
export function networkOf(ip: string): string {
  return ipv4Of(ip) ?? ipv6Prefix(ip, 4) ?? ip;
}

/**
 * The range out of which one customer of a provider may get many networks: 24 bits of an IPv4 address, 48 bits of an
 * IPv6 address. Source: RFC 6177, section 2.
 */
export function providerOf(ip: string): string {
  return ipv4Of(ip)?.split(".").slice(0, 3).join(".") ?? ipv6Prefix(ip, 3) ?? ip;
}

/** Also of an IPv4 address written as an IPv6 one; null for others. */
function ipv4Of(ip: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? (net.isIPv4(ip) ? ip : null);
}

/** The first groups of 16 bits of an IPv6 address, in hexadecimal; null for what is none. */
function ipv6Prefix(ip: string, count: number): string | null {
  if (!net.isIPv6(ip)) return null;
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...(tail?.split(":") ?? [])];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

import net from "node:net";

/** Ranges that have a name. Source: the package proxy-addr, which the server reads the setting with. */
const NAMED_RANGES = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Whether a text is "true", "false", or addresses and ranges with commas between. */
export function isTrustedProxies(text: string): boolean {
  return (
    text === "true" || text === "false" || text.split(",").every((part) => isRange(part.trim()))
  );
}

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const version = net.isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

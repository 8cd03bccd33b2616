import { createHash, randomBytes } from "node:crypto";
import { noteDevice } from "./known-device-store.ts";
import type { Db } from "../../db/client.ts";

/** A cookie that stays in a browser, by which a later sign-in there is known. Nobody is signed in by it. */
export const DEVICE_COOKIE = "taiyari.device";
/** As long as browsers keep a cookie. Source: RFC 6265bis, section 5.5. */
export const DEVICE_SECONDS = 400 * 86_400;

/** Somebody's sign-in, as far as their browser is concerned. */
export interface DeviceSeen {
  /** What the cookie of this browser is to be. */
  readonly cookie: string;
  /** Whether the account knew others and not this one. The very first device of an account is none to tell of. */
  readonly isUnknown: boolean;
}

/** @param cookie  what the browser sent; null for none */
export async function seeDevice(
  db: Db,
  userId: string,
  cookie: string | null,
  now: Date,
): Promise<DeviceSeen> {
  const own = cookie !== null && /^[\w-]{32}$/u.test(cookie) ? cookie : null;
  const device = own ?? randomBytes(24).toString("base64url");
  const hash = createHash("sha256").update(device).digest("base64url");
  return { cookie: device, isUnknown: await noteDevice(db, userId, hash, now) };
}

import { createHash } from "node:crypto";
import type { Careers } from "@taiyari/domain/careers";

/** Changes with every change of what is sent. */
export function careersVersionOf(careers: Careers): string {
  return createHash("sha256").update(JSON.stringify(careers)).digest("base64url").slice(0, 16);
}

import { createHash } from "node:crypto";
import type { SentSnapshot } from "./data-sets/sent-snapshot.ts";

/** A file made of content for learners' devices. */
export interface CompiledFile {
  /** With a hash of its content: "pages/working-with-joins-1a2b3c4d5e.json". */
  readonly name: string;
  readonly source: { readonly text: string } | SentSnapshot;
}

/** "pages/joins.json" → "pages/joins-1a2b3c4d5e.json". */
export function namedByContent(name: string, bytes: string | Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return name.replace(/\.(?=[a-z]+$)/u, `-${hash}.`);
}

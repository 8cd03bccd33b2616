import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_KINDS } from "@taiyari/contract";
import { z } from "zod";
import { projectRoot } from "./project.ts";

const ContentState = z.object({
  checkedAt: z.iso.datetime(),
  kinds: z.array(
    z.object({
      kind: z.enum(CONTENT_KINDS),
      items: z.int(),
      /** Null for what the build does not check by itself. */
      problems: z.array(z.string()).nullable(),
    }),
  ),
});

/** What was built of the content and what was found wrong with it, as tools/content-state.ts writes it. */
export type ContentState = z.infer<typeof ContentState>;

/** The state of the content at the last build; null where nothing was built. */
export function readContentState(root: string = projectRoot()): ContentState | null {
  const file = path.join(root, "apps", "server", "dist", "content-state.json");
  if (!existsSync(file)) return null;
  return ContentState.parse(JSON.parse(readFileSync(file, "utf8")));
}

import { CONTENT_KINDS } from "@taiyari/contract";
import type { ContentState } from "../../built-content-state.ts";
import type { Db } from "../../db/client.ts";
import { admin } from "../../http/procedures.ts";
import { findBatches } from "./batches-store.ts";
import { findBytes, findFiles, findUse } from "./contents-store.ts";

export interface ContentsDeps {
  readonly db: Db;
  readonly contentState: ContentState | null;
}

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** What is kept and taught here, and how batches do. */
export function contentsProcedures({ db, contentState }: ContentsDeps) {
  const { admin: procedures } = admin;
  return {
    storage: procedures.storage.handler(async ({ input }) => ({
      kinds: await findBytes(db),
      ...(await findFiles(db, input)),
    })),

    content: procedures.content.handler(async () => {
      const used = await findUse(db, ago(30));
      const kinds = CONTENT_KINDS.map((kind) => {
        const built = contentState?.kinds.find((one) => one.kind === kind);
        return {
          kind,
          items: built?.items ?? 0,
          problems: built?.problems ?? null,
          used: used.get(kind) ?? 0,
        };
      });
      return { checkedAt: contentState?.checkedAt ?? null, kinds };
    }),

    batches: procedures.batches.handler(async () => ({ batches: await findBatches(db, ago(7)) })),
  };
}

import { and, eq, sql } from "drizzle-orm";
import { ResumeDraft as DraftShape } from "@taiyari/contract";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";
import { resumes } from "../../db/schema/index.ts";
import { isNotDeleted, type ResumeKey } from "../../shared/resumes/resume-key-store.ts";
import { columnsOf, type StoredState } from "./resume-store.ts";
import { keepDueVersion } from "./version-store.ts";

const table = resumes;

/** A draft to keep instead of the one that is kept. */
export interface Saving {
  readonly draft: ResumeDraft;
  /** The revision it was made on. */
  readonly revision: number;
  readonly now: Date;
  /** Whether the person may have this draft's template instead of the kept draft's. */
  readonly mayReplaceTemplate: (kept: string) => boolean;
}

/** Every way a saving is refused. Nothing is changed then. */
export type SaveProblem =
  | { readonly kind: "absent" }
  | { readonly kind: "premium-template" }
  /** Another draft was saved since; this is what is kept now. */
  | { readonly kind: "conflict"; readonly draft: ResumeDraft; readonly revision: number };

/**
 * Replaces the draft of a resume, unless another was saved since. Returns when it is committed.
 *
 * What was kept before becomes a version when the last one is old enough, in the same transaction. A draft that is
 * already kept changes nothing, whatever revision it was made on: a device that did not hear the answer asks again.
 */
export async function saveDraft(
  db: Db,
  key: ResumeKey,
  { draft, revision, now, mayReplaceTemplate }: Saving,
): Promise<Result<StoredState, SaveProblem>> {
  return db.transaction(async (tx) => {
    // Of two savings at once the second waits here, and then sees what the first one kept.
    const [kept] = await tx
      .select({
        revision: table.revision,
        updatedAt: table.updatedAt,
        template: table.template,
        isSame: sql<boolean>`${table.draft} = ${JSON.stringify(draft)}::jsonb`,
      })
      .from(table)
      .where(isNotDeleted(key))
      .for("update");
    if (!kept) return fail({ kind: "absent" });
    if (kept.isSame) return ok({ revision: kept.revision, updatedAt: kept.updatedAt });
    if (kept.revision !== revision) {
      return fail({ kind: "conflict", draft: await keptDraft(tx, key), revision: kept.revision });
    }
    if (!mayReplaceTemplate(kept.template)) return fail({ kind: "premium-template" });

    await keepDueVersion(tx, key, { savedAt: kept.updatedAt, now });
    const [row] = await tx
      .update(table)
      .set({ ...columnsOf(draft), revision: revision + 1, updatedAt: now })
      .where(and(isNotDeleted(key), eq(table.revision, revision)))
      .returning({ revision: table.revision, updatedAt: table.updatedAt });
    if (!row) throw new Error("a locked row changed");
    return ok(row);
  });
}

async function keptDraft(tx: Tx, key: ResumeKey): Promise<ResumeDraft> {
  const [row] = await tx.select({ draft: table.draft }).from(table).where(isNotDeleted(key));
  return DraftShape.parse(row?.draft);
}

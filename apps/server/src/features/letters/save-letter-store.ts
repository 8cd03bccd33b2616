import { and, eq, sql } from "drizzle-orm";
import { Letter as LetterShape } from "@taiyari/contract";
import type { Letter } from "@taiyari/domain/coach";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { letters } from "../../db/schema/index.ts";
import { columnsOf, isKept, type LetterKey, type StoredState } from "./letter-store.ts";

const table = letters;

/** A letter to keep instead of the one that is kept. */
export interface Saving {
  readonly letter: Letter;
  /** The revision it was made on. */
  readonly revision: number;
  readonly now: Date;
}

/** Every way a saving is refused. Nothing is changed then. */
export type SaveProblem =
  | { readonly kind: "absent" }
  /** Another letter was saved since; this is what is kept now. */
  | { readonly kind: "conflict"; readonly letter: Letter; readonly revision: number };

/**
 * Replaces a letter, unless another was saved since. Returns when it is committed.
 *
 * A letter that is already kept changes nothing, whatever revision it was made on: a device that did not hear the
 * answer asks again.
 */
export async function saveLetter(
  db: Db,
  key: LetterKey,
  { letter, revision, now }: Saving,
): Promise<Result<StoredState, SaveProblem>> {
  return db.transaction(async (tx) => {
    // Of two savings at once the second waits here, and then sees what the first one kept.
    const [kept] = await tx
      .select({
        revision: table.revision,
        updatedAt: table.updatedAt,
        letter: table.letter,
        isSame: sql<boolean>`${table.letter} = ${JSON.stringify(letter)}::jsonb`,
      })
      .from(table)
      .where(isKept(key))
      .for("update");
    if (!kept) return fail({ kind: "absent" });
    if (kept.isSame) return ok({ revision: kept.revision, updatedAt: kept.updatedAt });
    if (kept.revision !== revision) {
      const known = LetterShape.parse(kept.letter);
      return fail({ kind: "conflict", letter: known, revision: kept.revision });
    }
    const [row] = await tx
      .update(table)
      .set({ ...columnsOf(letter), revision: revision + 1, updatedAt: now })
      .where(and(isKept(key), eq(table.revision, revision)))
      .returning({ revision: table.revision, updatedAt: table.updatedAt });
    if (!row) throw new Error("a locked row changed");
    return ok(row);
  });
}

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, user } from "../../db/schema/index.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { writeAudit } from "./audit-store.ts";

const person = (id: string, name: string) => ({ id, name, email: `${id}@example.in` });

test("an act keeps the name of who did it, and of whom it was done to only the account", async () => {
  const { db } = await createTestDatabase();
  await db.insert(user).values([person("sumana", "Sumana K"), person("asha", "Asha Rao")]);
  const act = { act: "plan-set", detail: "free to premium" } as const;
  await writeAudit(db, { ...act, actorId: "sumana", subject: "asha" });
  await writeAudit(db, { ...act, actorId: "command-line", subject: null });
  await writeAudit(db, { ...act, actorId: "taiyari", subject: "nobody" });

  const kept = () =>
    db
      .select({ actor: auditLog.actorId, name: auditLog.actorName, subject: auditLog.subjectId })
      .from(auditLog)
      .orderBy(auditLog.id);
  expect(await kept()).toEqual([
    { actor: "sumana", name: "Sumana K", subject: "asha" },
    { actor: null, name: "Command line", subject: null },
    { actor: null, name: "Taiyari", subject: null },
  ]);

  await db.delete(user).where(eq(user.id, "asha"));
  await db.delete(user).where(eq(user.id, "sumana"));
  const [first] = await kept();
  expect(first).toEqual({ actor: null, name: "Sumana K", subject: null });
});

test("an act that fails with its transaction is not noted", async () => {
  const { db } = await createTestDatabase();
  const work = db.transaction(async (tx) => {
    await writeAudit(tx, { actorId: "taiyari", act: "backup-made", subject: null, detail: "" });
    throw new Error("stopped");
  });
  await expect(work).rejects.toThrow("stopped");
  expect(await db.select().from(auditLog)).toEqual([]);
});

import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../db/client.ts";
import { installationSettings } from "../../db/schema/index.ts";

/** What is kept under each key. */
const SHAPES = {
  /** Who may register: anybody, or who was invited. */
  registration: z.enum(["open", "invited"]),
  /** What admins allow the language model to be asked, where it differs from the environment; null for no limit. */
  "coach-limits": z.object({
    requestsPerDay: z.int().nullable(),
    requestsPerMonth: z.int().nullable(),
  }),
  /** How the last test mail went. */
  "mail-test": z.object({ at: z.iso.datetime(), works: z.boolean(), sentence: z.string() }),
} as const;

type Key = keyof typeof SHAPES;
export type InstallationSetting<Of extends Key> = z.infer<(typeof SHAPES)[Of]>;

/** What is kept under a key; null before anything was, and for what another version kept in another shape. */
export async function findSetting<Of extends Key>(
  db: Tx,
  key: Of,
): Promise<InstallationSetting<Of> | null> {
  const [row] = await db
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.key, key));
  const read = SHAPES[key].safeParse(row?.value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key decides the shape
  return read.success ? (read.data as InstallationSetting<Of>) : null;
}

export async function keepSetting<Of extends Key>(
  db: Tx,
  key: Of,
  value: InstallationSetting<Of>,
): Promise<void> {
  const row = { value, updatedAt: new Date() };
  await db
    .insert(installationSettings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: installationSettings.key, set: row });
}

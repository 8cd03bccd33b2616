import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./project.ts";
import { wholeNumber } from "./setting-values.ts";

/** The environment variables of backups, with their defaults. */
export const BACKUP_VARIABLES = {
  /** Where backups are kept that nobody named a file for. Without it, DATA_DIR/backups. */
  BACKUP_DIR: z.string().optional(),
  /** Whether a backup is made every night. */
  BACKUP_DAILY: z.enum(["true", "false"], "Say true or false.").default("false"),
  /** How many backups stay in that folder. */
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
};

export interface BackupSettings {
  /** Absolute. */
  readonly folder: string;
  readonly isDaily: boolean;
  /** How many stay in the folder. */
  readonly keep: number;
}

const Variables = z.object(BACKUP_VARIABLES);

/** @param dataDir  absolute */
export function backupSettings(values: z.infer<typeof Variables>, dataDir: string): BackupSettings {
  return {
    folder: values.BACKUP_DIR
      ? path.resolve(projectRoot(), values.BACKUP_DIR)
      : path.join(dataDir, "backups"),
    isDaily: values.BACKUP_DAILY === "true",
    keep: values.BACKUP_KEEP,
  };
}

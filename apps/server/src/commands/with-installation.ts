import { createServices, type Services } from "../app/create-services.ts";
import { connectDatabase, type Database } from "../db/open-database.ts";
import { dataFolderOf, readSettings, type Settings } from "../settings.ts";
import { toStartProblem } from "../start-problem.ts";

export interface Installation extends Services {
  readonly settings: Settings;
  readonly database: Database;
}

/**
 * Runs a command's work on this installation, whether its server runs or not, and closes everything after it.
 *
 * @returns the work's exit code; 1 after saying what is wrong with the settings or the database
 */
export async function withInstallation(
  work: (installation: Installation) => Promise<number>,
): Promise<number> {
  try {
    const settings = readSettings(process.env);
    const database = await connectDatabase({ ...settings, log: () => undefined });
    try {
      const parts = await createServices(settings, database);
      try {
        return await work({ ...parts, settings, database });
      } finally {
        await parts.close();
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    const problem = toStartProblem(error, dataFolderOf(process.env));
    if (!problem) throw error;
    console.error(problem.message);
    return 1;
  }
}

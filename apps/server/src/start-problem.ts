import { isStorageFull } from "./storage-full.ts";

/** Something the person who starts the server must put right. Its message is the whole sentence they see. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

/**
 * What a failed start means for the person who started it; null for a bug, which is better thrown.
 *
 * @param dataDir  of this installation
 */
export function toStartProblem(error: unknown, dataDir: string): StartProblem | null {
  if (error instanceof StartProblem) return error;
  if (isStorageFull(error)) {
    return new StartProblem(
      `There is no space left to start. Free some on the disk of the data folder, ${dataDir}, and start again.`,
    );
  }
  if (isOfFolder(error, dataDir)) {
    return new StartProblem(
      `The data folder ${dataDir} cannot be used as it is: ${error.message}. Put that right and start again.`,
    );
  }
  return null;
}

function isOfFolder(error: unknown, folder: string): error is Error {
  if (!(error instanceof Error) || !("syscall" in error) || !("path" in error)) return false;
  return typeof error.path === "string" && error.path.startsWith(folder);
}

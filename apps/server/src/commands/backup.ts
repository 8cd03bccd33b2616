import path from "node:path";
import { backUpNow, backupProblemText, isFolder } from "../shared/backup/back-up-now.ts";
import { backupName } from "../shared/backup/manifest.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

/** `backup [FILE|FOLDER]`: writes everything of the installation into one file, while its server runs or not. */
export const backup: Command = async (args) => {
  const [place, ...others] = args;
  if (others.length > 0 || place?.startsWith("--")) {
    console.error("Name a file or a folder, or nothing: backup [FILE|FOLDER]");
    return 2;
  }
  return withInstallation(async (installation) => {
    const outcome = await backUpNow(installation.backup, "command", await fileAt(place));
    if (!outcome.ok) {
      console.error(backupProblemText(outcome.problem));
      return 1;
    }
    const { file, bytes, tables, rows, files } = outcome.value;
    console.log(file);
    console.log(
      `${tables} tables with ${rows} rows, ${files} uploaded files, ${bytes} bytes. Keep it like the server: it holds everything.`,
    );
    return 0;
  });
};

/** Null for none given. */
async function fileAt(place: string | undefined): Promise<string | null> {
  if (place === undefined) return null;
  const isWithin = place.endsWith(path.sep) || (await isFolder(place));
  return path.resolve(isWithin ? path.join(place, backupName(new Date())) : place);
}

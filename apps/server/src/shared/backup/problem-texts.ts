import { assertNever } from "@taiyari/domain/result";
import type { ArchiveProblem } from "./check-archive.ts";

/** Why a backup cannot be used, in a sentence. */
export function archiveProblemText(file: string, problem: ArchiveProblem): string {
  switch (problem.kind) {
    case "absent":
      return `There is no file "${file}".`;
    case "unreadable":
      return `${file} is no backup of Taiyari, or it is cut off (${problem.reason}). Nothing was changed.`;
    case "damaged":
      return `${file} is damaged: ${problem.what} is not what was backed up. Nothing was changed; use another backup.`;
    case "newer":
      return `${file} was made by a newer Taiyari${problem.version ? ` (${problem.version})` : ""}. Update this one first. Nothing was changed.`;
    default:
      return assertNever(problem);
  }
}

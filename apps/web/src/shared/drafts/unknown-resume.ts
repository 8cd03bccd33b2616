import { recordOf } from "@taiyari/domain/sync";
import type { StoredResume } from "./stored-resume.ts";

/** What a resume is called until its owner says. */
export const FIRST_NAME = "My resume";

/** A resume that the server does not know yet. */
export function unknownResume(draft: StoredResume["doc"], name = FIRST_NAME): StoredResume {
  return { ...recordOf(draft), name };
}

import type { KeptResume } from "./kept-resume.ts";

/** What a resume is called until its owner says. */
export const FIRST_NAME = "My resume";

/** A resume that the server does not know yet. */
export function unknownResume(draft: KeptResume["draft"], name = FIRST_NAME): KeptResume {
  return { draft, name, base: null, unheard: null, aside: [] };
}

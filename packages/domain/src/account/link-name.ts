/** The shortest and the longest name of a link. A token has 32 characters, so that no name can be taken for one. */
export const MIN_LINK_NAME = 3;
export const MAX_LINK_NAME = 30;

/** Of what its owner calls a link: "Recruiter at the bank". */
export const MAX_LINK_LABEL = 60;

/** How many names one person may hold, those of ended links and earlier names included. */
export const MAX_LINK_NAMES = 30;

/** Words that stand for a page below `/shared/`, or would make a link look like one of the installation itself. */
const RESERVED: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "help",
  "login",
  "new",
  "register",
  "report",
  "resume",
  "root",
  "security",
  "shared",
  "support",
  "taiyari",
]);

/** Why a name cannot be that of a link, as far as the name itself says. */
export type LinkNameProblem = "length" | "characters" | "reserved";

/** A name as it is kept and compared: capitals do not count, nor does space around it. */
export function linkNameOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/** What is wrong with a name that `linkNameOf` gave; null for nothing. */
export function linkNameProblem(name: string): LinkNameProblem | null {
  if (!/^[a-z0-9-]*$/u.test(name) || /^-|-$|--/u.test(name)) return "characters";
  if (name.length < MIN_LINK_NAME || name.length > MAX_LINK_NAME) return "length";
  return RESERVED.has(name) ? "reserved" : null;
}

/** What to do about it, in a sentence. */
export function linkNameSentence(problem: LinkNameProblem | "taken" | "in-use"): string {
  switch (problem) {
    case "length":
      return `A name has ${MIN_LINK_NAME} to ${MAX_LINK_NAME} characters.`;
    case "characters":
      return "Use the letters a to z, digits, and single hyphens between them.";
    case "reserved":
      return "This word is kept for pages of the product. Choose another name.";
    case "taken":
      return "Somebody else has this name. Choose another one.";
    case "in-use":
      return "Another link of yours has this name. Change that one first, or choose another name.";
  }
}

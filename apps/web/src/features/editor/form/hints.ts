/** One sentence under the name of a section: what a good one has. "" for a section of the person's own. */
export function sectionHint(section: string): string {
  return SECTION_HINTS[section] ?? "";
}

const SECTION_HINTS: Readonly<Record<string, string>> = {
  personal: "Who you are, and how you can be reached.",
  experience: "Newest first. Start each line with a verb.",
  education: "Newest first. Marks only if they speak for you.",
  skills: "What you could be asked about tomorrow.",
  projects: "What you built, and what came of it.",
  certifications: "Those that count for the work you want.",
  awards: "What it was for, and among how many.",
  publications: "Newest first.",
  references: "Ask them before you name them.",
};

interface TextAdvice {
  /** Under the field. */
  readonly hint: string;
  /** Characters beyond which few read on. Advice: nothing is cut. */
  readonly length: number;
  /** Whether its lines are points. */
  readonly hasBullets: boolean;
}

const POINTS: TextAdvice = {
  hint: "One line, one point. Tab sets it in.",
  length: 1_200,
  hasBullets: true,
};

/** What is good to know of a longer text. */
export function textAdvice(field: string): TextAdvice {
  if (field === "summary") return { hint: "Two to four sentences.", length: 600, hasBullets: true };
  if (field === "reference") return { hint: "In their words.", length: 600, hasBullets: false };
  return POINTS;
}

/** How a text field is filled by the browser and typed on a phone. */
export function inputHelp(section: string, field: string): InputHelp {
  const help = INPUT_HELP[field] ?? {};
  return section === "personal" ? help : { ...help, autoComplete: "off" };
}

interface InputHelp {
  readonly autoComplete?: string;
  readonly inputMode?: "email" | "tel" | "url";
  /** Names and addresses are no words of a language. */
  readonly spellCheck?: boolean;
}

const INPUT_HELP: Readonly<Record<string, InputHelp>> = {
  fullName: { autoComplete: "name", spellCheck: false },
  title: { autoComplete: "organization-title" },
  email: { autoComplete: "email", inputMode: "email", spellCheck: false },
  phone: { autoComplete: "tel", inputMode: "tel", spellCheck: false },
  location: { autoComplete: "address-level2" },
  linkedin: { autoComplete: "url", inputMode: "url", spellCheck: false },
  website: { autoComplete: "url", inputMode: "url", spellCheck: false },
  url: { inputMode: "url", spellCheck: false },
};

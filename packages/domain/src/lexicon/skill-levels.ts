/**
 * How good somebody is, in fifths. Sources: Common European Framework of Reference for Languages (A1 to C2); the five
 * levels of LinkedIn's languages, which follow the scale of the Interagency Language Roundtable; words of resumes.
 */
const LEVELS: Readonly<Record<number, string>> = {
  1: "beginner, novice, learner, learning, a1, elementary proficiency",
  2: "basic, basics, elementary, familiar, a2, limited working proficiency",
  3: "intermediate, conversational, working knowledge, good, b1, professional working proficiency, professional working",
  4: "advanced, proficient, fluent, very good, professional, b2, c1, full professional proficiency, full professional",
  5: "expert, master, native, mother tongue, bilingual, native speaker, c2, native or bilingual proficiency, native or bilingual",
};

const FIFTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(LEVELS).flatMap(([fifths, words]) =>
    words.split(", ").map((word): [string, number] => [word, Number(fifths)]),
  ),
);

/** A skill with how good somebody is in it, as it stands in brackets behind it. */
export interface LevelledSkill {
  /** "Python". */
  readonly name: string;
  /** 1 to 5. */
  readonly fifths: number;
}

/** "Python (advanced)" → Python, 4. Null where brackets hold anything but a level: "SQL (PostgreSQL)", or none stand there. */
export function levelledSkill(skill: string): LevelledSkill | null {
  const [, name = "", level = ""] = /^(.*\S)\s*\(([^()]+)\)\s*$/u.exec(skill) ?? [];
  const said = level.trim().toLowerCase().replaceAll(/\s+/gu, " ");
  // "fluent, C1": each says it by itself.
  const parts = said.split(/\s*,\s*/u).map((part) => FIFTHS.get(part) ?? shareOf(part));
  const fifths = parts.every((part) => part !== null) ? (parts[0] ?? null) : null;
  return name === "" || fifths === null ? null : { name, fifths };
}

/** "4/5", "3 of 5", "80%" → fifths; null for another text. */
function shareOf(said: string): number | null {
  const [, part, whole] = /^(\d+)\s*(?:\/|of|out of)\s*(5|10)$/u.exec(said) ?? [];
  const [, percent] = /^(\d{1,3})\s*%$/u.exec(said) ?? [];
  const share = part ? Number(part) / Number(whole) : percent ? Number(percent) / 100 : null;
  return share === null || share > 1 ? null : Math.max(1, Math.round(share * 5));
}

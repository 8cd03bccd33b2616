import type { ExperienceLevel, Question, QuestionType } from "./question.ts";

/** What is known of a question before its file is fetched. */
export type QuestionEntry = Pick<
  Question,
  "id" | "type" | "title" | "roles" | "levels" | "competency" | "minutes"
>;

/** `questions.json`: all questions, and where they are. */
export interface QuestionIndex {
  readonly questions: readonly QuestionEntry[];
  /** Files below `/interviews/files/` with a list of `Question` each, by type; `role` is null for those asked in every role. A question of two roles is in the files of both. */
  readonly files: readonly {
    readonly type: QuestionType;
    readonly role: string | null;
    readonly name: string;
  }[];
}

/** Who is asked: the role and level of a set-up. */
export interface AskedPerson {
  /** Id of `content/careers/roles`; one without questions of its own gets those of every role. */
  readonly role: string;
  readonly level: ExperienceLevel;
}

/** Whether a question is for somebody of this role and level. */
export function isAskedOf(
  { roles, levels }: Pick<Question, "roles" | "levels">,
  { role, level }: AskedPerson,
): boolean {
  return (
    (roles.length === 0 || roles.includes(role)) && (levels.length === 0 || levels.includes(level))
  );
}

/** Names of the files with the questions of a role, of one type or of all (null). */
export function questionFiles(
  { files }: QuestionIndex,
  { role, type }: { readonly role: string; readonly type: QuestionType | null },
): readonly string[] {
  return files
    .filter(
      (file) => (file.role === null || file.role === role) && (type ?? file.type) === file.type,
    )
    .map(({ name }) => name);
}

/** How many questions of each type there are for somebody; types without any are left out. */
export function countQuestions(
  { questions }: Pick<QuestionIndex, "questions">,
  asked: AskedPerson,
): ReadonlyMap<QuestionType, number> {
  const counts = new Map<QuestionType, number>();
  for (const question of questions)
    if (isAskedOf(question, asked)) counts.set(question.type, (counts.get(question.type) ?? 0) + 1);
  return counts;
}

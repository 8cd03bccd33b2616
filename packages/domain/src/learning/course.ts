import type { KnownSqlMistake, Mismatch, ResultSet } from "../sql/index.ts";
import type { ChangeRules, ExerciseKind, ExerciseLevel, Hint, SqlConstruct } from "./exercise.ts";
import type { Lesson } from "./lesson.ts";

/** A page in the outline of a course. */
export interface CoursePage {
  readonly slug: string;
  readonly title: string;
  readonly promise: string;
  readonly minutes: number;
  readonly needs: readonly string[];
  readonly skills: readonly string[];
  readonly exercises: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: ExerciseKind;
    readonly level: ExerciseLevel;
  }[];
  readonly examples: number;
  readonly cards: number;
}

export interface CourseStage {
  readonly name: string;
  readonly pages: readonly CoursePage[];
}

/** The outline of a course, small enough for every screen that mentions it. */
export interface Course {
  readonly slug: string;
  readonly title: string;
  readonly promise: string;
  readonly stages: readonly CourseStage[];
}

/** `course.json`: the outline, and where the rest of the compiled course is. */
export interface CourseIndex extends Course {
  /** The sections of each page by its slug, for what is searched for: what a heading names is taught there. */
  readonly sections: Readonly<
    Record<string, readonly { readonly id: string; readonly title: string }[]>
  >;
  /** Paths below `/course/files/`, each with a hash of the file's content, so that a file never changes. */
  readonly files: {
    /** A `CoursePageContent` each, by slug. */
    readonly pages: Readonly<Record<string, string>>;
    /** `WorkedAnswers` each, by slug. */
    readonly answers: Readonly<Record<string, string>>;
  };
}

/** What the reference gave on one of the two data sets. */
export interface ExpectedOutcome {
  /** Of the query; of RETURNING where that is compared; null where tables alone are. */
  readonly result: ResultSet | null;
  /** The tables afterwards, by name, for statements that change something. */
  readonly tables: Readonly<Record<string, ResultSet>>;
}

/** An exercise as the page of a learner has it: what judges an answer, without the worked one. */
export interface LearnerExercise {
  readonly id: string;
  readonly title: string;
  readonly kind: ExerciseKind;
  readonly level: ExerciseLevel;
  /** Markdown. */
  readonly ask: string;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly start: string;
  /** The statements that make its own few rows, and those of the hidden data; null for the data of the course. */
  readonly data: { readonly visible: string; readonly hidden: string } | null;
  readonly columns: "by-name" | "by-position";
  readonly order: readonly string[];
  readonly scale: number | null;
  readonly change: ChangeRules | null;
  readonly must: readonly SqlConstruct[];
  readonly hints: readonly Hint[];
  /** What causes a mismatch here, in the author's words. */
  readonly causes: Readonly<Partial<Record<Mismatch["kind"], string>>>;
  /** Wrong answers that are known by their rows, which says more than the kind of mismatch. */
  readonly mistakes: readonly KnownSqlMistake[];
  readonly expected: { readonly visible: ExpectedOutcome; readonly hidden: ExpectedOutcome };
}

/** A page with its exercises, as a learner's device gets it. */
export interface CoursePageContent {
  readonly lesson: Lesson;
  readonly exercises: readonly LearnerExercise[];
}

/** Worked answers of a page, asked for when the learner wants one or has given a right answer. */
export type WorkedAnswers = Readonly<
  Record<
    string,
    { readonly answer: string; readonly why: string; readonly other: readonly string[] }
  >
>;

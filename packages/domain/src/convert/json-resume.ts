/**
 * A resume in the JSON Resume form, as far as a reading fills it.
 *
 * Source: JSON Resume schema 1.0.0 (jsonresume.org/schema). Dates are YYYY, YYYY-MM; what was not found is left out.
 */
export interface JsonResume {
  readonly basics: JsonBasics;
  readonly work: readonly JsonWork[];
  readonly education: readonly JsonEducation[];
  readonly skills: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  readonly projects: readonly JsonProject[];
  readonly certificates: readonly {
    readonly name: string;
    readonly date?: string;
    readonly issuer?: string;
    /** Until when it holds, as written. Not in the schema, which allows more than it names. */
    readonly expiry?: string;
  }[];
  readonly awards: readonly {
    readonly title: string;
    readonly date?: string;
    readonly awarder?: string;
    readonly summary?: string;
  }[];
  readonly publications: readonly {
    readonly name: string;
    readonly publisher?: string;
    readonly releaseDate?: string;
    readonly url?: string;
    readonly summary?: string;
  }[];
  readonly languages: readonly { readonly language: string; readonly fluency?: string }[];
  readonly references: readonly JsonReference[];
}

/** Besides name and words, what the schema has no field for and allows. */
export interface JsonReference {
  readonly name: string;
  readonly reference?: string;
  readonly position?: string;
  readonly company?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface JsonBasics {
  readonly name?: string;
  readonly label?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly location?: { readonly address: string };
  readonly profiles: readonly { readonly network: string; readonly url: string }[];
}

interface JsonPeriod {
  readonly startDate?: string;
  /** Absent while it goes on. */
  readonly endDate?: string;
}

export interface JsonWork extends JsonPeriod {
  readonly name?: string;
  readonly position?: string;
  readonly location?: string;
  readonly summary?: string;
  readonly highlights: readonly string[];
}

export interface JsonEducation extends JsonPeriod {
  readonly institution?: string;
  readonly area?: string;
  readonly studyType?: string;
  readonly score?: string;
  readonly courses: readonly string[];
}

export interface JsonProject extends JsonPeriod {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly roles?: readonly string[];
  readonly keywords: readonly string[];
  readonly highlights: readonly string[];
}

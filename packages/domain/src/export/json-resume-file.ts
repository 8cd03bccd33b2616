import type { ResumeDraft } from "../draft/draft.ts";

/**
 * A JSON Resume file of ours: valid by the schema 1.0.0 (jsonresume.org/schema), with the whole draft within.
 *
 * The schema allows further names in the objects of its lists; those of a referee and of a certificate are ours. What
 * is not given is left out.
 */
export interface JsonResumeFile {
  readonly $schema: string;
  readonly basics: FileBasics;
  readonly work?: readonly FileWork[];
  readonly education?: readonly FileEducation[];
  readonly skills?: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  readonly languages?: readonly { readonly language: string; readonly fluency?: string }[];
  readonly projects?: readonly FileProject[];
  readonly certificates?: readonly {
    readonly name?: string;
    readonly issuer?: string;
    readonly date?: string;
    readonly expiry?: string;
    readonly summary?: string;
  }[];
  readonly awards?: readonly {
    readonly title?: string;
    readonly awarder?: string;
    readonly date?: string;
    readonly summary?: string;
  }[];
  readonly publications?: readonly {
    readonly name?: string;
    readonly publisher?: string;
    readonly releaseDate?: string;
    readonly url?: string;
    readonly summary?: string;
  }[];
  readonly references?: readonly {
    readonly name?: string;
    readonly position?: string;
    readonly company?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly reference?: string;
  }[];
  readonly meta: {
    readonly version: string;
    /** The draft the file was made from: read back, it is the same draft. */
    readonly taiyari: ResumeDraft;
  };
}

/** `basics` of the schema. */
export interface FileBasics {
  readonly name?: string;
  readonly label?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly location?: { readonly address: string };
  readonly profiles?: readonly { readonly network: string; readonly url: string }[];
}

interface FilePeriod {
  readonly startDate?: string;
  /** Absent while it goes on. */
  readonly endDate?: string;
}

/** An entry of `work`. */
export interface FileWork extends FilePeriod {
  readonly name?: string;
  readonly position?: string;
  readonly location?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
}

/** An entry of `education`. */
export interface FileEducation extends FilePeriod {
  readonly institution?: string;
  readonly area?: string;
  readonly studyType?: string;
  readonly location?: string;
  readonly score?: string;
  readonly summary?: string;
  readonly courses?: readonly string[];
}

/** An entry of `projects`. */
export interface FileProject extends FilePeriod {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly roles?: readonly string[];
  readonly keywords?: readonly string[];
  readonly highlights?: readonly string[];
}

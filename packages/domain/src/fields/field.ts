/** What is in a field. Source: the specification, section 3, "Section definition". */
export type FieldType = "text" | "textarea" | "date" | "checkbox" | "tags";

/**
 * What a field is to its entry, whatever its section calls it. Plain formats, titles of entries, the reader's result
 * and the comparison with it follow from this.
 *
 * - `title`: says what the entry is · `subtitle`: named beside it · `detail`: is beside it and names nothing
 * - `start`, `end`, `current`: its period · `date`: its one date · `until`: the date until which it holds
 * - `web`, `email`, `phone`: an address, compared as one and written as a link
 * - `text`: paragraphs and bullets · `quote`: lines that are no bullets · `tags`: words of a list
 */
export type FieldRole =
  | "title"
  | "subtitle"
  | "detail"
  | "start"
  | "end"
  | "current"
  | "date"
  | "until"
  | "web"
  | "email"
  | "phone"
  | "text"
  | "quote"
  | "tags";

/**
 * Where a field is in its object of a JSON Resume (jsonresume.org, schema 1.0.0, which allows keys of one's own).
 *
 * A list is one key: the first is written, and read before the others, which older or other tools write.
 */
export type JsonPlace =
  | readonly [string, ...string[]]
  /** A text that the schema has as a list of texts. */
  | { readonly list: string }
  /** A description in two: `lines` are the keys of paragraphs, read one after the other. */
  | {
      readonly paragraphs: string;
      readonly bullets: string;
      readonly lines: readonly string[];
      /** The keys of a line that is a grade. */
      readonly grade?: readonly [string, ...string[]];
    }
  /** Where code of its own puts it: a path in words, for the person who looks for it. */
  | { readonly own: string };

/** A field of a resume: everything that is the same in each part of the product. */
export interface Field {
  /** In forms: "Start date". */
  readonly label: string;
  readonly type: FieldType;
  readonly role: FieldRole;
  /** Whether its section counts as complete only with it. */
  readonly required?: boolean;
  readonly enhanceable?: boolean;
  readonly placeholder?: string;
  readonly json: JsonPlace;
  /**
   * The name under which the reader has it. Absent where its role says it (dates, texts, tags), and where the reader
   * has no such field: its words are then looked for in the whole text of a file.
   */
  readonly read?: string;
  /** Its label where a person checks what was read, when that is another. */
  readonly readLabel?: string;
}

/** A section that every resume has. */
export interface Section {
  readonly name: string;
  /** A name of the web's icon set. */
  readonly icon: string;
  /** At the beginning. */
  readonly isHidden: boolean;
  /** Whether it is a list of entries. */
  readonly isRepeatable: boolean;
  /** Of one entry: "Experience", "Certification"; "" in a section that is no list. */
  readonly itemName: string;
  /** Its keys in a JSON Resume: the first is written. */
  readonly json: readonly [string, ...string[]];
  /** By id, in the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What the reader has by itself and the form as the first line of the description: name and label. */
  readonly alsoRead?: Readonly<Record<string, string>>;
}

type ValueOf<Type extends FieldType> = Type extends "checkbox"
  ? boolean
  : Type extends "tags"
    ? readonly string[]
    : string;

/** What the fields of a section hold. "", false or [] for what is not given. */
export type ValuesOf<Fields extends Section["fields"]> = {
  readonly [Id in keyof Fields]: ValueOf<Fields[Id]["type"]>;
};

/** The data that queries run on, each in two twins of one shape: what learners see, and what answers are judged on too. */
export const DATA_SETS = [
  { name: "bazaarly", title: "Bazaarly", about: "An Indian marketplace" },
  { name: "annapath", title: "Annapath", about: "Food delivery" },
  { name: "hastantar", title: "Hastantar", about: "UPI payments" },
  { name: "adhyaya", title: "Adhyaya", about: "Online courses" },
] as const;

export type DataSetName = (typeof DATA_SETS)[number]["name"];

/** The data of the SQL course. */
export const COURSE_DATA: DataSetName = "bazaarly";

export function isDataSetName(text: string): text is DataSetName {
  return DATA_SETS.some(({ name }) => name === text);
}

/** A file with the database of one twin, a plain tar file. */
export interface SnapshotFile {
  /** Below `/course/files/`, with a hash of the file's content, so that a file never changes. */
  readonly path: string;
  readonly bytes: number;
  /** As the server sends it to a browser that takes brotli. */
  readonly sentBytes: number;
}

/** `data-sets.json`: where the databases are. */
export type SnapshotIndex = Readonly<
  Record<DataSetName, Readonly<Record<"visible" | "hidden", SnapshotFile>>>
>;

import { oc } from "@orpc/contract";
import { z } from "zod";

const Bytes = z.number().int().min(0);

/** An uploaded file. Its name is its owner's: it says who somebody is and what they apply for. */
export const StoredFile = z.object({
  id: z.string(),
  format: z.enum(["pdf", "docx", "doc"]),
  bytes: Bytes,
  uploadedAt: z.iso.datetime(),
  /** `pending` until it is read; then "read", or why it could not be: "no-text". */
  state: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;

export const storage = oc
  .route({ method: "GET", path: "/admin/storage", summary: "What is kept here" })
  .input(
    z.object({
      page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      /** Only files that could not be read. */
      only: z.enum(["all", "unreadable"]).default("all"),
    }),
  )
  .output(
    z.object({
      /** Largest first. */
      kinds: z.array(
        z.object({
          kind: z.enum(["files", "readings", "resumes", "learning", "interviews", "other"]),
          bytes: Bytes,
        }),
      ),
      files: z.array(StoredFile),
      /** Of those asked for. */
      total: z.int(),
    }),
  );

export const CONTENT_KINDS = [
  "lessons",
  "exercises",
  "problems",
  "questions",
  "simulations",
  "templates",
] as const;

/** What is taught and known here. */
export const ContentKind = z.object({
  kind: z.enum(CONTENT_KINDS),
  items: z.int(),
  /** What the build found wrong, a sentence each; null for what it does not check. */
  problems: z.array(z.string()).nullable(),
  /** How often something of it was used in the last 30 days. */
  used: z.int(),
});
export type ContentKind = z.infer<typeof ContentKind>;

export const content = oc
  .route({ method: "GET", path: "/admin/content", summary: "What is taught here, and its state" })
  .output(
    z.object({
      /** When the build looked at it; null where this runs from its sources, and nothing is counted. */
      checkedAt: z.iso.datetime().nullable(),
      kinds: z.array(ContentKind),
    }),
  );

/** A batch in figures: never a person's document. */
export const Batch = z.object({
  /** "" for those in none. */
  batch: z.string(),
  people: z.int(),
  /** Null for a batch of fewer than five, where a figure would be somebody's own. */
  figures: z
    .object({
      /** People here in the last seven days. */
      thisWeek: z.int(),
      pagesRead: z.int(),
      problemsSolved: z.int(),
      interviewsHeld: z.int(),
      daysPlayed: z.int(),
      /** Links to resumes and reports that people made and that work. */
      sharedLinks: z.int(),
      /** Of each person's latest report, 0 to 100; null with fewer than five people behind it. */
      resumeScore: z.int().nullable(),
      /** Of each person's best try, in per cent; null with fewer than five people behind it. */
      assessment: z.int().nullable(),
    })
    .nullable(),
});
export type Batch = z.infer<typeof Batch>;

export const batches = oc
  .route({ method: "GET", path: "/admin/batches", summary: "Batches in figures" })
  .output(z.object({ batches: z.array(Batch) }));

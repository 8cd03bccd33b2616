import { oc } from "@orpc/contract";
import { z } from "zod";

const Bytes = z.number().int().min(0);
const When = z.iso.datetime();

/** How a mail to the admin who asked went. */
const MailTest = z.object({
  at: When,
  works: z.boolean(),
  /** What the mail server said, in words. */
  sentence: z.string(),
});

/** How this installation is. */
export const Health = z.object({
  /** Where it is reached, without a path; null when nobody said so. */
  address: z.string().nullable(),
  /** Versions: "0.1.0", "24.1.0". */
  taiyari: z.string(),
  node: z.string(),
  startedAt: When,
  /** With which people can sign in, and whether an address such a provider says nothing of is taken as confirmed. */
  providers: z.array(z.object({ name: z.string(), isTrusted: z.boolean() })),
  database: z.object({
    /** How long a question took, in milliseconds. */
    ms: z.number().min(0),
    /** "18.1" */
    version: z.string(),
    bytes: Bytes,
  }),
  /** Of the disk that holds the data folder; null where the system does not say. */
  disk: z.object({ totalBytes: Bytes, freeBytes: Bytes }).nullable(),
  jobs: z.object({
    /** Files that wait to be read. */
    waiting: z.int(),
    /** Files whose reading was given up in the last seven days, by no fault of theirs. */
    failed: z.int(),
    /** When what is old was last cleared away, and how many parts of that failed; null before the first time. */
    sweep: z.object({ at: When, failed: z.int() }).nullable(),
  }),
  mail: z.object({ isSet: z.boolean(), test: MailTest.nullable() }),
  backup: z.object({
    /** The newest one that is whole; null before the first. */
    last: z.object({ at: When, bytes: Bytes }).nullable(),
    /** Why the newest one that was begun failed; null when it did not. */
    problem: z.string().nullable(),
    /** When one was last restored as a test. */
    testedAt: When.nullable(),
  }),
  /** What the build found in the content; null where this runs from its sources. */
  content: z.object({ checkedAt: When, problems: z.int() }).nullable(),
});
export type Health = z.infer<typeof Health>;

export const health = oc
  .route({ method: "GET", path: "/admin/health", summary: "How this installation is" })
  .output(Health);

/** Sends a mail to the admin who asks, and says what the mail server answered. */
export const testMail = oc
  .route({ method: "POST", path: "/admin/mail/tests", summary: "Send a test mail" })
  .output(MailTest)
  .errors({
    NO_MAIL_SERVER: { status: 409, message: "No mail server is set on this installation." },
  });

/** Backs the whole installation up now. */
export const backUp = oc
  .route({ method: "POST", path: "/admin/backups", summary: "Back up now" })
  .output(z.object({ bytes: Bytes }))
  .errors({
    NO_BACKUP: {
      status: 409,
      message: "No backup was made.",
      data: z.object({ sentence: z.string() }),
    },
  });

/** An act of the audit log. */
export const AuditRow = z.object({
  id: z.int(),
  at: When,
  /** By the name of that day. */
  actor: z.string(),
  /** One of `AUDIT_ACTS`, or of another version. */
  act: z.string(),
  /** Whom it was done to; null for nobody and for a deleted account. */
  subject: z.string().nullable(),
  detail: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** What admins, the command line and the installation did, newest first. */
export const auditLog = oc
  .route({ method: "GET", path: "/admin/audit-log", summary: "List acts of admins" })
  .input(z.object({ page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1) }))
  .output(z.object({ acts: z.array(AuditRow), total: z.int() }));

/** The whole log as a CSV file that a spreadsheet opens safely. */
export const exportAuditLog = oc
  .route({ method: "POST", path: "/admin/audit-log/exports", summary: "Export the audit log" })
  .output(z.object({ csv: z.string() }));

import { oc } from "@orpc/contract";
import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "@taiyari/domain/account";
import { SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS } from "./refusals.ts";

/** How much there is of a person on the server; what can still be restored counts as well. */
export const DataSummary = z.object({
  /** Of the editor. */
  resumes: z.int(),
  uploads: z.int(),
  reports: z.int(),
  letters: z.int(),
  interviews: z.int(),
  simulations: z.int(),
  /** Submissions to practice problems. */
  solutions: z.int(),
  /** Pages of courses that were opened. */
  lessons: z.int(),
  /** Of all rows and files together. */
  bytes: z.int(),
  /** When everything was last exported; null for never. */
  exportedAt: z.iso.datetime().nullable(),
  /** Whether the account has a password; without one, a recent sign-in stands in its place. */
  hasPassword: z.boolean(),
});
export type DataSummary = z.infer<typeof DataSummary>;

/** How much there is of the person signed in. The export itself is the file at /account/export. */
export const dataSummary = oc
  .route({ method: "GET", path: "/account/data", summary: "How much of you is kept" })
  .output(DataSummary);

const Named = z.array(z.object({ id: z.uuid(), name: z.string() }));

/** What the page makes PDFs of for an export, the newest first. */
export const dataDocuments = oc
  .route({ method: "GET", path: "/account/documents", summary: "Your documents by name" })
  .output(
    z.object({
      resumes: Named,
      letters: Named,
      reports: z.array(z.object({ id: z.uuid(), ordinal: z.int() })),
    }),
  );

/** Has the account and all of it deleted after seven days. Until then nobody else sees anything of it. */
export const leave = oc
  .route({
    method: "POST",
    path: "/account/deletion",
    summary: "Delete your account in seven days",
  })
  .input(
    z.object({
      /** Typed once more, so that nobody deletes by a slip. */
      email: z.string().max(MAX_EMAIL_LENGTH),
      /** Null for an account without one. */
      password: z.string().max(1000).nullable(),
    }),
  )
  .output(z.object({ deleteAt: z.iso.datetime() }))
  .errors({
    EMAIL_DIFFERS: { status: 422, message: "This is not the address of your account." },
    WRONG_PASSWORD: { status: 403, message: "This is not your password." },
    SIGN_IN_AGAIN,
    LAST_ADMIN: {
      status: 409,
      message: "You are the only admin here. Make somebody else an admin first.",
    },
    TOO_MANY_ATTEMPTS,
  });

/** Keeps an account that is about to be deleted. Does nothing for one that is not. */
export const keepAccount = oc
  .route({ method: "DELETE", path: "/account/deletion", summary: "Keep your account" })
  .output(z.object({}));

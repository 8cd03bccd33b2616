import { oc } from "@orpc/contract";
import { MAX_BATCH_LENGTH } from "@taiyari/domain/account";
import { MAX_INVITATION_FILE_BYTES } from "@taiyari/domain/invitations";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";

/** A line of a file of people to invite, and what becomes of it. Only the new ones are invited. */
export const InvitationRow = z.object({
  /** From 1. */
  line: z.int(),
  name: z.string(),
  email: z.string(),
  /** Ten digits, or "". */
  phone: z.string(),
  /** Whether the line has something for a number that is no ten digits. */
  isPhoneLeftOut: z.boolean(),
  batch: z.string(),
  /** `here`: the address has an account. `twice`: it stands in an earlier line. */
  state: z.enum(["new", "here", "invited", "bad-address", "no-name", "twice"]),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

/** The file as text, and the batch of those whose line names none. */
const list = {
  text: z.string().max(MAX_INVITATION_FILE_BYTES),
  batch: z.string().trim().max(MAX_BATCH_LENGTH).default(""),
};

const NO_LIST = {
  status: 422,
  message: "This is no CSV file of people.",
  data: z.object({
    because: z.enum(["empty", "no-address-column", "too-many", "open-quote"]),
    /** Of an open quotation mark. */
    line: z.int().nullable(),
  }),
};

/** Reads a CSV file of people and says what would become of each line. Changes nothing. */
export const previewInvitations = oc
  .route({
    method: "POST",
    path: "/admin/invitations/previews",
    summary: "Preview invitations of a CSV file",
  })
  .input(z.object(list))
  .output(z.object({ rows: z.array(InvitationRow), sendsMail: z.boolean() }))
  .errors({ NO_LIST });

/** A link by which one person registers. It is given once, and kept nowhere. */
const InvitationLink = z.object({
  name: z.string(),
  email: z.string(),
  batch: z.string(),
  url: z.string(),
});

/**
 * Invites those of a CSV file who are new. With a mail server each gets a mail; without one the links come back, to be
 * handed out.
 */
export const invite = oc
  .route({ method: "POST", path: "/admin/invitations", summary: "Invite people of a CSV file" })
  .input(z.object({ ...list, fileName: z.string().trim().max(200) }))
  .output(
    z.object({
      invited: z.int(),
      passedOver: z.int(),
      /** Null where mails are sent. */
      links: z.array(InvitationLink).nullable(),
    }),
  )
  .errors({ NO_LIST });

const absent = notFound("There is no such invitation.");

/** Makes a new link of an invitation in place of the one before, and sends it or gives it back. */
export const renewInvitation = oc
  .route({
    method: "POST",
    path: "/admin/invitations/{id}/links",
    summary: "Send an invitation again",
  })
  .input(z.object({ id: KnownId }))
  .output(
    z.object({
      /** Null where it was sent by mail. */
      url: z.string().nullable(),
      validDays: z.int(),
      /** What the mail server said when it did not take the mail; null otherwise. */
      mailProblem: z.string().nullable(),
    }),
  )
  .errors(absent);

export const withdrawInvitation = oc
  .route({
    method: "DELETE",
    path: "/admin/invitations/{id}",
    summary: "Withdraw an invitation",
  })
  .input(z.object({ id: KnownId }))
  .output(z.object({}))
  .errors(absent);

const Registration = z.enum(["open", "invited"]);

export const registration = oc
  .route({ method: "GET", path: "/admin/registration", summary: "Who may register" })
  .output(z.object({ registration: Registration }));

/** Lets anybody register, or only who was invited. */
export const setRegistration = oc
  .route({ method: "PUT", path: "/admin/registration", summary: "Set who may register" })
  .input(z.object({ registration: Registration }))
  .output(z.object({}));

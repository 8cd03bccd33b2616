import { oc } from "@orpc/contract";
import { MAX_BAN_REASON_LENGTH, MAX_BATCH_LENGTH, MAX_NAME_LENGTH } from "@taiyari/domain/account";
import { z } from "zod";
import { notFound } from "./refusals.ts";

const Role = z.enum(["user", "admin"]);
const Plan = z.enum(["free", "premium"]);

/** Somebody with an account, or with an invitation to make one. */
export const Person = z.object({
  /** Of the account; of the invitation for those three states. */
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  plan: Plan,
  /** "" for none. */
  batch: z.string(),
  /** Of an invitation, when it was made. */
  createdAt: z.iso.datetime(),
  /** To within five minutes; null for never. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** `invitation-unsent`: no mail server has taken it yet, where one is set. */
  state: z.enum([
    "active",
    "invited",
    "invitation-unsent",
    "invitation-expired",
    "reset-link",
    "banned",
    "leaving",
  ]),
  /** "" unless banned. */
  banReason: z.string(),
});
export type Person = z.infer<typeof Person>;

/** People with an account or an invitation, newest first; `query` looks in name, e-mail and batch. */
export const listPeople = oc
  .route({ method: "GET", path: "/admin/people", summary: "List accounts" })
  .input(
    z.object({
      query: z.string().max(200).default(""),
      role: Role.optional(),
      plan: Plan.optional(),
      /** From 1. */
      page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
    }),
  )
  .output(
    z.object({
      people: z.array(Person),
      total: z.int(),
      /** Accounts and invitations of the whole installation, whatever is asked for. */
      all: z.int(),
    }),
  );

const personInput = { userId: z.string() };
const absent = notFound("There is no such account.");
const LAST_ADMIN = {
  status: 409,
  message: "This is the only admin. Make somebody else an admin first.",
};
const SELF = { status: 409, message: "An admin cannot do this to their own account." };

/** Makes a link with which a person sets a new password. Valid for an hour, once. */
export const makeResetLink = oc
  .route({
    method: "POST",
    path: "/admin/people/{userId}/reset-links",
    summary: "Make a password reset link",
  })
  .input(z.object(personInput))
  .output(z.object({ url: z.string(), validMinutes: z.int() }))
  .errors(absent);

export const setRole = oc
  .route({ method: "PUT", path: "/admin/people/{userId}/role", summary: "Set a person's role" })
  .input(z.object({ ...personInput, role: Role }))
  .output(z.object({}))
  .errors({ ...absent, LAST_ADMIN });

export const setPlan = oc
  .route({ method: "PUT", path: "/admin/people/{userId}/plan", summary: "Set a person's plan" })
  .input(z.object({ ...personInput, plan: Plan }))
  .output(z.object({}))
  .errors(absent);

/** Counts a person in a batch; "" in none. */
export const setBatch = oc
  .route({ method: "PUT", path: "/admin/people/{userId}/batch", summary: "Set a person's batch" })
  .input(z.object({ ...personInput, batch: z.string().trim().max(MAX_BATCH_LENGTH) }))
  .output(z.object({}))
  .errors(absent);

/** Ends a person's sessions and lets them sign in no more. They read the reason when they try to. */
export const ban = oc
  .route({ method: "PUT", path: "/admin/people/{userId}/ban", summary: "Ban a person" })
  .input(z.object({ ...personInput, reason: z.string().trim().min(1).max(MAX_BAN_REASON_LENGTH) }))
  .output(z.object({}))
  .errors({ ...absent, SELF });

export const unban = oc
  .route({ method: "DELETE", path: "/admin/people/{userId}/ban", summary: "Lift a ban" })
  .input(z.object(personInput))
  .output(z.object({}))
  .errors(absent);

/** Deletes an account with all that belongs to it, for good. `name` is the full name, typed to be sure. */
export const deletePerson = oc
  .route({ method: "DELETE", path: "/admin/people/{userId}", summary: "Delete an account" })
  .input(z.object({ ...personInput, name: z.string().max(MAX_NAME_LENGTH) }))
  .output(z.object({}))
  .errors({
    ...absent,
    SELF,
    NAME_DIFFERS: { status: 409, message: "This is not the name of the account." },
  });

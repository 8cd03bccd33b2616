import { oc } from "@orpc/contract";
import { z } from "zod";
import { notFound } from "./refusals.ts";

export const Person = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(["user", "admin"]),
  createdAt: z.iso.datetime(),
});
export type Person = z.infer<typeof Person>;

/** People with an account, newest first; `query` looks in name and e-mail. At most 50. */
export const listPeople = oc
  .route({ method: "GET", path: "/admin/people", summary: "List accounts" })
  .input(z.object({ query: z.string().max(200).default("") }))
  .output(z.object({ people: z.array(Person), total: z.int() }));

/** Makes a link with which a person sets a new password. Valid for an hour, once. */
export const makeResetLink = oc
  .route({
    method: "POST",
    path: "/admin/people/{userId}/reset-links",
    summary: "Make a password reset link",
  })
  .input(z.object({ userId: z.string() }))
  .output(z.object({ url: z.string(), validMinutes: z.int() }))
  .errors(notFound("There is no such account."));

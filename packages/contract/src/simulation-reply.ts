import { oc } from "@orpc/contract";
import { z } from "zod";
import { CoachFailure } from "./coach.ts";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";

/**
 * The answer of a person of the scenario to a message, in the words of the language model, within what that person may say.
 * The device keeps it as an act. Without words the answer of the rules stands, and `because` says why.
 *
 * `NOT_FOUND` also for a message that the server has not got, and for one that nobody answers.
 */
export const writeReply = oc
  .route({
    method: "POST",
    path: "/simulations/{id}/replies",
    summary: "Have the language model answer a message",
  })
  .input(
    z.object({
      id: KnownId,
      /** Id of the act that sent the message. */
      message: z.string().max(120),
      person: z.string().max(120),
    }),
  )
  .output(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("written"),
        text: z.string(),
        /** "gpt-oss:20b at localhost" */
        engine: z.string(),
      }),
      z.object({ kind: z.literal("not-written"), because: CoachFailure }),
    ]),
  )
  .errors(notFound("There is no such message."));

import { randomUUID } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { findByCredential, findPasskeys, insertPasskey, notePasskeyUse } from "./passkey-store.ts";
import {
  ALGORITHMS,
  checkNewPasskey,
  checkSignature,
  claimedBy,
  relyingPartyId,
} from "./relying-party.ts";

interface PasskeyOptions {
  readonly db: Db;
  /** Where this installation is reached: passkeys belong to it. */
  readonly publicUrl: string;
}

/** How long a person may take with their authenticator. */
const CHALLENGE_MS = 5 * 60_000;
/** More of them than anybody has devices. */
export const MOST_PASSKEYS = 20;

const TO_ADD = "passkey-to-add:";
const TO_SIGN_IN = "passkey-to-sign-in:";

/** Of the parts of an authenticator's answer the library asks more. */
const Answer = z.looseObject({ id: z.string() });

function refused(): APIError {
  return new APIError("FORBIDDEN", { code: "PASSKEY_REFUSED", message: "not accepted" });
}

/**
 * Passkeys for the account engine, which keeps their challenges and begins the session. Only an authenticator that
 * verifies who holds it (by fingerprint, face or PIN) is accepted, so a passkey is two factors by itself.
 */
export function passkeys({ db, publicUrl }: PasskeyOptions) {
  const rpID = relyingPartyId(publicUrl);
  return {
    id: "taiyari-passkeys",
    endpoints: {
      beginPasskey: createAuthEndpoint(
        "/passkeys/begin",
        {
          method: "POST",
          body: z.object({ password: z.string().optional() }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { user } = ctx.context.session;
          // Who has no password has shown who they are before the engine was asked.
          const hasPassword = await ctx.context.internalAdapter.findCredentialAccount(user.id);
          if (hasPassword) await ctx.context.password.checkPassword(user.id, ctx);
          const kept = await findPasskeys(db, user.id);
          if (kept.length >= MOST_PASSKEYS) {
            throw new APIError("CONFLICT", { code: "TOO_MANY_PASSKEYS", message: "too many" });
          }
          const options = await generateRegistrationOptions({
            rpName: "Taiyari",
            rpID,
            userName: user.email,
            userDisplayName: user.name,
            userID: new TextEncoder().encode(user.id),
            supportedAlgorithmIDs: ALGORITHMS,
            attestationType: "none",
            authenticatorSelection: { residentKey: "required", userVerification: "required" },
            excludeCredentials: kept.map(({ credentialId }) => ({ id: credentialId })),
            timeout: CHALLENGE_MS,
          });
          await ctx.context.internalAdapter.createVerificationValue({
            identifier: `${TO_ADD}${options.challenge}`,
            value: user.id,
            expiresAt: new Date(Date.now() + CHALLENGE_MS),
          });
          return ctx.json({ options });
        },
      ),

      addPasskey: createAuthEndpoint(
        "/passkeys/add",
        {
          method: "POST",
          body: z.object({ name: z.string(), answer: Answer }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { user } = ctx.context.session;
          const claimed = claimedBy(ctx.body.answer);
          const asked =
            claimed &&
            (await ctx.context.internalAdapter.consumeVerificationValue(
              `${TO_ADD}${claimed.challenge}`,
            ));
          if (!claimed || !asked || asked.value !== user.id || isOver(asked)) throw refused();
          const made = await checkNewPasskey(
            publicUrl,
            ctx.body.answer as unknown as RegistrationResponseJSON,
            claimed,
          );
          if (!made) throw refused();
          const id = randomUUID();
          if (!(await insertPasskey(db, { id, userId: user.id, name: ctx.body.name, ...made }))) {
            throw refused();
          }
          return ctx.json({ id });
        },
      ),

      challengePasskey: createAuthEndpoint(
        "/passkeys/challenge",
        { method: "POST", body: z.object({}) },
        async (ctx) => {
          const options = await generateAuthenticationOptions({
            rpID,
            userVerification: "required",
            timeout: CHALLENGE_MS,
          });
          await ctx.context.internalAdapter.createVerificationValue({
            identifier: `${TO_SIGN_IN}${options.challenge}`,
            value: "",
            expiresAt: new Date(Date.now() + CHALLENGE_MS),
          });
          return ctx.json({ options });
        },
      ),

      signInPasskey: createAuthEndpoint(
        "/sign-in/passkey",
        { method: "POST", body: z.object({ answer: Answer }) },
        async (ctx) => {
          const claimed = claimedBy(ctx.body.answer);
          const asked =
            claimed &&
            (await ctx.context.internalAdapter.consumeVerificationValue(
              `${TO_SIGN_IN}${claimed.challenge}`,
            ));
          if (!claimed || !asked || isOver(asked)) throw refused();
          const kept = await findByCredential(db, ctx.body.answer.id);
          const counter =
            kept &&
            (await checkSignature(
              publicUrl,
              kept,
              ctx.body.answer as unknown as AuthenticationResponseJSON,
              claimed,
            ));
          if (!kept || counter === null) throw refused();
          await notePasskeyUse(db, kept.id, counter);
          const user = await ctx.context.internalAdapter.findUserById(kept.userId);
          if (!user) throw refused();
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({});
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function isOver({ expiresAt }: { readonly expiresAt: Date }): boolean {
  return expiresAt.getTime() < Date.now();
}

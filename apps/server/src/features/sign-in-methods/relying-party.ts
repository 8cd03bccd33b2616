import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { PasskeyRow } from "./passkey-store.ts";

/** What the browser said of them, which nothing has signed. */
const Transports = z.array(z.string().max(40)).max(10).catch([]);

/** COSE: EdDSA, ES256 and RS256, which every authenticator has one of. */
export const ALGORITHMS = [-8, -7, -257];

/** The installation as authenticators know it: passkeys belong to the host of its address. */
export function relyingPartyId(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}

const ClientData = z.object({ challenge: z.string().max(200), origin: z.string().max(300) });
const WithClientData = z.object({ response: z.object({ clientDataJSON: z.string() }) });

/** What a browser says that an authenticator signed; null when it is nothing of that kind. Nothing of it is proved. */
export function claimedBy(answer: unknown): z.infer<typeof ClientData> | null {
  const given = WithClientData.safeParse(answer);
  if (!given.success) return null;
  const text = Buffer.from(given.data.response.clientDataJSON, "base64url").toString("utf8");
  try {
    return ClientData.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The origin at which an answer must have been made. On localhost any port will do: the passkeys of one are those of
 * all, and a container or the development server has another port than the server knows.
 */
function expectedOrigin(publicUrl: string, claimed: string): string {
  const own = new URL(publicUrl);
  const url = URL.parse(claimed);
  if (own.hostname !== "localhost" || url?.hostname !== "localhost") return own.origin;
  return url.protocol === "http:" ? url.origin : own.origin;
}

type NewPasskey = Pick<
  PasskeyRow,
  "credentialId" | "publicKey" | "counter" | "transports" | "aaguid"
>;

/**
 * Checks what an authenticator made for a challenge of ours. Null when it proves nothing: another challenge, origin or
 * installation, no trace of the person, or a form that is not Web Authentication's.
 */
export async function checkNewPasskey(
  publicUrl: string,
  answer: RegistrationResponseJSON,
  claimed: { readonly challenge: string; readonly origin: string },
): Promise<NewPasskey | null> {
  const made = await orNull(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: claimed.challenge,
      expectedOrigin: expectedOrigin(publicUrl, claimed.origin),
      expectedRPID: relyingPartyId(publicUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified) return null;
  const { credential, aaguid } = made.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: Transports.parse(credential.transports),
    aaguid,
  };
}

/**
 * Checks a signature for a challenge of ours. Null when it proves nothing, also where the authenticator did not verify
 * who holds it, or has counted fewer signatures than before: it may be a copy.
 *
 * @returns  the count of signatures after this one
 */
export async function checkSignature(
  publicUrl: string,
  kept: PasskeyRow,
  answer: AuthenticationResponseJSON,
  claimed: { readonly challenge: string; readonly origin: string },
): Promise<number | null> {
  const { userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString("utf8") !== kept.userId)
    return null;
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: claimed.challenge,
      expectedOrigin: expectedOrigin(publicUrl, claimed.origin),
      expectedRPID: relyingPartyId(publicUrl),
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
        counter: kept.counter,
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** The library throws for whatever is wrong with an answer, and reads nothing but it. */
async function orNull<Value>(check: () => Promise<Value>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

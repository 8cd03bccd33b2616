import { ORPCError } from "@orpc/client";
import { client } from "../../lib/api.ts";
import { passkeyObstacle, signWithPasskey } from "../../lib/passkeys.ts";
import { passkeySentence } from "./sentences.ts";

/** What came of asking for a passkey. */
export type PasskeyOutcome =
  | { readonly kind: "signed-in" }
  /** The person turned away, or nothing could be offered that nobody had asked for. */
  | { readonly kind: "left" }
  | { readonly kind: "problem"; readonly sentence: string };

const UNABLE =
  "This device cannot sign in with a passkey. Use the one you added it on, or your password.";

interface Asking {
  /** Whether passkeys stand under the field of the address until one is chosen, or the person has asked for them. */
  readonly isOffered: boolean;
  /** Whether the form is gone. */
  readonly isOver: () => boolean;
}

/** Has the browser sign a challenge with a passkey, and the server begin a session for it. */
export async function askPasskey({ isOffered, isOver }: Asking): Promise<PasskeyOutcome> {
  try {
    const { options, origin } = await client.signInMethods.passkeyChallenge();
    const obstacle = passkeyObstacle(origin);
    if (isOver() || (isOffered && obstacle !== null)) return { kind: "left" };
    if (obstacle !== null) return { kind: "problem", sentence: obstacle };
    const signed = await signWithPasskey(options, isOffered);
    if (!signed.ok) {
      const isSaid = !isOffered && signed.problem.kind !== "cancelled";
      return isSaid ? { kind: "problem", sentence: UNABLE } : { kind: "left" };
    }
    await client.signInMethods.signInWithPasskey({ answer: { ...signed.value } });
    return { kind: "signed-in" };
  } catch (error) {
    const isRefused = error instanceof ORPCError && error.code === "PASSKEY_REFUSED";
    // Nobody asked for the offer: that it cannot be made is no news.
    if (isOffered && !isRefused) return { kind: "left" };
    const sentence = passkeySentence(error instanceof Error ? error : new Error(""));
    return { kind: "problem", sentence };
  }
}

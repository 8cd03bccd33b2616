import { useState } from "react";
import { ORPCError } from "@orpc/client";
import { client } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";
import { storeEmail } from "./sign-in-email.ts";
import { NO_SESSION, secondStepSentence, signInSentence } from "./sentences.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SecondStep {
  readonly code: string;
  readonly kind: "app" | "recovery";
  readonly isTrusted: boolean;
}

/**
 * Signs in: by password, and by a code after it where the account asks for one. `problem` is a sentence for the person,
 * or null. After a success the app moves on by itself.
 *
 * @param isBegun  whether the first step was done elsewhere, and the code is what is left
 */
export function useSignIn(isBegun = false) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(isBegun);

  async function start({ email, password }: Credentials): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      await client.account.signIn({ email: email.trim(), password });
      await begin();
    } catch (error) {
      if (isRefusedWith(error, "CODE_NEEDED")) setNeedsCode(true);
      else setProblem(signInSentence(asError(error)));
    }
    setPending(false);
  }

  async function giveCode(step: SecondStep): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      await client.signInMethods.signInWithCode(step);
      await begin();
    } catch (error) {
      if (isRefusedWith(error, "SIGN_IN_AGAIN") || isRefusedWith(error, "CODES_LOCKED"))
        setNeedsCode(false);
      setProblem(secondStepSentence(asError(error), step.kind));
    }
    setPending(false);
  }

  /** The server answers alike where the browser keeps no cookie: only who is signed in proves a session. */
  async function begin(): Promise<void> {
    const { user } = await client.account.session();
    if (user) {
      storeEmail(user.email);
      session.signedIn(user);
    } else {
      setProblem(NO_SESSION);
    }
  }

  function startAgain(): void {
    setNeedsCode(false);
    setProblem(null);
  }

  return { start, giveCode, begin, startAgain, isPending, problem, setProblem, needsCode };
}

function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof ORPCError && error.code === code;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("");
}

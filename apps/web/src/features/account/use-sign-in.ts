import { useState } from "react";
import { client } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";
import { storeEmail } from "./sign-in-email.ts";
import { NO_SESSION, signInSentence } from "./sentences.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in. `problem` is a sentence for the person, or null. After a success the app moves on by itself. */
export function useSignIn() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start({ email, password }: Credentials): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      await client.account.signIn({ email: email.trim(), password });
      // The server answers with the user even where the browser keeps no cookie: only this proves a session.
      const { user } = await client.account.session();
      if (user) {
        storeEmail(user.email);
        session.signedIn(user);
      } else {
        setProblem(NO_SESSION);
      }
    } catch (error) {
      setProblem(signInSentence(error instanceof Error ? error : new Error("")));
    }
    setPending(false);
  }

  return { start, isPending, problem, setProblem };
}

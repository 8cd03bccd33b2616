import { z } from "zod";
import { open, signedIn } from "../../http/procedures.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { passCookies, tooMany, unexpected } from "./engine.ts";
import { MOST_PASSKEYS } from "./passkey-plugin.ts";
import { deletePasskey, renamePasskey } from "./passkey-store.ts";
import { asked, isWrongPassword, lacksProof } from "./password-routes.ts";

const Options = z.object({ options: z.looseObject({ challenge: z.string() }) });
const Added = z.object({ id: z.string() });

/** Passkeys: adding, naming and removing them, and signing in with one. */
export function passkeyProcedures(deps: SignInMethodsDeps) {
  const { db, ask, publicUrl, offered } = deps;
  const { signInMethods } = signedIn;
  return {
    passkeyToAdd: signInMethods.passkeyToAdd.handler(async ({ input, context, errors }) => {
      if (await lacksProof(deps, context)) throw errors.SIGN_IN_AGAIN();
      const answer = await ask(context, "/passkeys/begin", asked(input));
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (isWrongPassword(answer)) throw errors.WRONG_PASSWORD();
      if (answer.code === "TOO_MANY_PASSKEYS")
        throw errors.LIMIT_REACHED({ data: { most: MOST_PASSKEYS } });
      if (answer.status !== 200) throw unexpected(answer);
      return Options.parse(answer.body);
    }),

    addPasskey: signInMethods.addPasskey.handler(async ({ input, context, errors }) => {
      const answer = await ask(context, "/passkeys/add", input);
      if (answer.status !== 200) {
        if (answer.status < 500) throw errors.PASSKEY_REFUSED();
        throw unexpected(answer);
      }
      return Added.parse(answer.body);
    }),

    renamePasskey: signInMethods.renamePasskey.handler(async ({ input, context, errors }) => {
      if (!(await renamePasskey(db, { ...input, userId: context.user.id })))
        throw errors.NOT_FOUND();
      return {};
    }),

    removePasskey: signInMethods.removePasskey.handler(async ({ input, context, errors }) => {
      const which = { userId: context.user.id, id: input.id };
      const removed = await deletePasskey(db, which, offered);
      if (removed.ok) return {};
      throw removed.problem === "absent" ? errors.NOT_FOUND() : errors.LAST_WAY();
    }),

    passkeyChallenge: open.signInMethods.passkeyChallenge.handler(async ({ context, errors }) => {
      const answer = await ask(context, "/passkeys/challenge", {});
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (answer.status !== 200) throw unexpected(answer);
      return { ...Options.parse(answer.body), origin: publicUrl };
    }),

    signInWithPasskey: open.signInMethods.signInWithPasskey.handler(
      async ({ input, context, errors }) => {
        const answer = await ask(context, "/sign-in/passkey", input);
        if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
        // Also for a banned person, who reads why after their password.
        if (answer.status === 403) throw errors.PASSKEY_REFUSED();
        if (answer.status !== 200) throw unexpected(answer);
        passCookies(context, answer);
        return {};
      },
    ),
  };
}

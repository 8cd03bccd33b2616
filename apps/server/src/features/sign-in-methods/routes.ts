import { signedIn } from "../../http/procedures.ts";
import { isRecentSignIn } from "../../shared/passwords/prove-owner.ts";
import { keeperOf } from "./authenticators.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { deviceProcedures } from "./device-routes.ts";
import { passkeyProcedures } from "./passkey-routes.ts";
import { findPasskeys } from "./passkey-store.ts";
import { passwordProcedures } from "./password-routes.ts";
import { findFirstSteps } from "./store.ts";
import { twoStepProcedures } from "./two-step-routes.ts";

/** The ways in which a person signs in, and where they are signed in. */
export function signInMethodsProcedures(deps: SignInMethodsDeps) {
  const { db, publicUrl, findRecoveryCodes } = deps;
  return {
    state: signedIn.signInMethods.state.handler(async ({ context }) => {
      const userId = context.user.id;
      const [steps, passkeys] = await Promise.all([
        findFirstSteps(db, userId),
        findPasskeys(db, userId),
      ]);
      const codes = steps.isTwoStepOn ? await findRecoveryCodes(userId) : [];
      return {
        password: steps.changedAt && { changedAt: steps.changedAt.toISOString() },
        isRecent: await isRecentSignIn(deps, context.headers, new Date()),
        twoStep: { isOn: steps.isTwoStepOn, codesLeft: codes.length },
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          keeper: keeperOf(passkey.aaguid),
          createdAt: passkey.createdAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        })),
        passkeyOrigin: publicUrl,
      };
    }),
    ...passwordProcedures(deps),
    ...twoStepProcedures(deps),
    ...passkeyProcedures(deps),
    ...deviceProcedures(deps),
  };
}

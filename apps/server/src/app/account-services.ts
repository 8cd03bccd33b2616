import type { Clock } from "../adapters/clock.ts";
import { createIdentityProvider } from "../adapters/identity-provider/create-identity-provider.ts";
import type { Mailer } from "../adapters/mail.ts";
import { hashPassword } from "../adapters/password-hash.ts";
import type { Db } from "../db/client.ts";
import { admit } from "../features/account/admit.ts";
import { createAuth } from "../features/account/auth.ts";
import { beginSession } from "../features/account/begin-session.ts";
import { callAuth } from "../features/account/call-auth.ts";
import { sessionIdFinder } from "../features/account/find-session.ts";
import type { AccountDeps } from "../features/account/routes.ts";
import { ensureAdmin } from "../features/account/store.ts";
import type { ConnectedAccountsDeps } from "../features/connected-accounts/deps.ts";
import type { SignInMethodsDeps } from "../features/sign-in-methods/deps.ts";
import { passkeys } from "../features/sign-in-methods/passkey-plugin.ts";
import { makeRecoveryCodes } from "../features/sign-in-methods/recovery-codes.ts";
import type { Log } from "../http/error-log.ts";
import type { Settings } from "../settings.ts";

interface Given {
  readonly db: Db;
  readonly log: Log;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  /** Where this installation is reached. */
  readonly publicUrl: string;
  readonly onUnknownDevice: (userId: string, userAgent: string) => void;
  readonly onConnection: ConnectedAccountsDeps["onConnection"];
}

export interface AccountServices {
  readonly account: AccountDeps;
  /** For the ways to sign in, and the devices that are. */
  readonly signInMethods: SignInMethodsDeps;
  readonly connectedAccounts: ConnectedAccountsDeps;
}

/** Makes the account engine, and what the features about signing in work with. */
export function createAccountServices(settings: Settings, given: Given): AccountServices {
  const { db, log, clock, mailer, publicUrl, onUnknownDevice, onConnection } = given;
  const { attemptsPerMinute } = settings;
  const auth = createAuth({
    db,
    mailer,
    publicUrl,
    secret: settings.secret,
    attemptsPerMinute,
    plugins: [passkeys({ db, publicUrl })],
    makeRecoveryCodes,
    onUnknownDevice,
    log: (line) => log.error({ engine: "account" }, line),
  });
  const providers = settings.providers.map((provider) => createIdentityProvider(provider));
  const findSessionId = sessionIdFinder(auth);
  const findSessionStart = async (headers: Headers) =>
    (await auth.api.getSession({ headers }))?.session.createdAt ?? null;
  return {
    account: {
      db,
      auth,
      publicUrl,
      sendsMail: mailer !== undefined,
      adminContact: settings.adminContact,
      providers,
    },
    signInMethods: {
      db,
      publicUrl,
      ask: (...asked) => callAuth({ auth, publicUrl }, ...asked),
      findRecoveryCodes: async (userId) =>
        (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes,
      findSessionId,
      findSessionStart,
      hashPassword,
      offered: providers.map(({ id }) => id),
    },
    connectedAccounts: {
      db,
      log,
      clock,
      publicUrl,
      providers,
      findSessionId,
      findSessionStart,
      attemptsPerMinute,
      onConnection,
      beginSession: (...asked) => beginSession({ auth, publicUrl }, ...asked),
      admit: (person) => admit(db, person),
      ensureAdmin: () => ensureAdmin(db),
    },
  };
}

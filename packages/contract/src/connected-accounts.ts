import { oc } from "@orpc/contract";
import { z } from "zod";
import { Provider } from "./account.ts";
import { LAST_WAY, notFound, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS } from "./refusals.ts";

const ProviderId = z.object({ provider: z.string() });
/** Where the browser is to go: the provider asks the person there, and sends them back. */
const Way = z.object({ url: z.string() });
const NOT_OFFERED = notFound("This installation does not offer that way to sign in.");
const PROVIDER_TROUBLE = {
  status: 409,
  message: "The provider does not answer. Try again in a few minutes, or choose another way.",
};

/** Begins a sign-in at a provider. It ends on /login, which sends on whoever was signed in. */
export const beginSignIn = oc
  .route({
    method: "POST",
    path: "/account/providers/{provider}/sign-ins",
    summary: "Begin a sign-in at a provider",
  })
  .input(
    ProviderId.extend({
      /** The path to open after the sign-in. */
      redirect: z.string().max(2000).optional(),
      /** The token of an invitation, for who has no account yet. */
      invitation: z.string().max(200).optional(),
    }),
  )
  .output(Way)
  .errors({ ...NOT_OFFERED, PROVIDER_TROUBLE, TOO_MANY_ATTEMPTS });

export const ConnectedAccount = Provider.extend({
  /** As the provider gave it when it was connected; null where it gave none. */
  email: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  /** Whether one can sign in with it: the installation may offer the provider no more. */
  isOffered: z.boolean(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** The providers that the person can sign in with, and those that they could. */
export const list = oc
  .route({ method: "GET", path: "/account/connected-accounts", summary: "Connected accounts" })
  .output(z.object({ connected: z.array(ConnectedAccount), offered: z.array(Provider) }));

/** Begins to connect an account at a provider. It ends on /profile. */
export const connect = oc
  .route({
    method: "POST",
    path: "/account/connected-accounts/{provider}",
    summary: "Connect an account at a provider",
  })
  .input(
    ProviderId.extend({
      /** Null for an account without one. */
      password: z.string().max(1000).nullable(),
    }),
  )
  .output(Way)
  .errors({
    ...NOT_OFFERED,
    PROVIDER_TROUBLE,
    TOO_MANY_ATTEMPTS,
    SIGN_IN_AGAIN,
    WRONG_PASSWORD: { status: 403, message: "That is not your password." },
  });

/** Begins to show once more who one is, at a provider that is connected. It ends on /profile. */
export const confirm = oc
  .route({
    method: "POST",
    path: "/account/connected-accounts/{provider}/confirmations",
    summary: "Show once more who you are",
  })
  .input(ProviderId)
  .output(Way)
  .errors({ ...NOT_OFFERED, PROVIDER_TROUBLE, TOO_MANY_ATTEMPTS });

/** Ends signing in with a provider. The last way to sign in stays. */
export const disconnect = oc
  .route({
    method: "DELETE",
    path: "/account/connected-accounts/{provider}",
    summary: "Disconnect an account",
  })
  .input(ProviderId)
  .output(z.object({}))
  .errors({
    ...notFound("That account is not connected."),
    LAST_WAY,
  });

import { SessionUser } from "@taiyari/contract";
import type { FindSession } from "../../http/request-context.ts";
import { withStoreErrors } from "./auth-store.ts";
import type { Auth } from "./auth.ts";

/** Finds who a cookie belongs to. A session in its last 29 days is renewed, once a day. */
export function sessionFinder(auth: Auth): FindSession {
  return async (headers) => {
    const found = await withStoreErrors(() =>
      auth.api.getSession({ headers, returnHeaders: true }),
    );
    return {
      user: found.response ? toSessionUser(found.response.user) : null,
      cookies: found.headers.getSetCookie(),
    };
  };
}

/** What screens may know of an account, from the engine's own form of it. */
export function toSessionUser(user: { readonly name: string }): SessionUser {
  return SessionUser.parse({ ...user, fullName: user.name });
}

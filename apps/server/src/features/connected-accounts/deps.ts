import type { Clock } from "../../adapters/clock.ts";
import type { IdentityProvider } from "../../adapters/identity-provider/identity-provider.ts";
import type { Log } from "../../http/error-log.ts";
import type { RequestContext } from "../../http/request-context.ts";
import type { Invitation } from "../../shared/invitations/invitation-store.ts";
import type { PasswordDeps } from "../../shared/passwords/check-password.ts";
import type { ConnectionChange } from "../../shared/sign-in-ways/connection-change.ts";
import type { RecentDeps } from "../../shared/passwords/prove-owner.ts";

/** What came of a session that was asked for. */
export type SessionOutcome = "signed-in" | "code-needed" | "banned" | "too-many";

export interface ConnectedAccountsDeps extends PasswordDeps, RecentDeps {
  readonly log: Log;
  readonly clock: Clock;
  /** Where this installation is reached: providers send people back to it. */
  readonly publicUrl: string;
  /** In the order of their buttons. */
  readonly providers: readonly IdentityProvider[];
  /** Tells the owner of an account what opens it from now on, or no longer. Nobody waits for it. */
  readonly onConnection: (userId: string, change: ConnectionChange) => void;
  /** Begins a session for somebody whom a provider has named, or the second step of their sign-in. */
  readonly beginSession: (context: RequestContext, userId: string) => Promise<SessionOutcome>;
  /** Which session the cookie of a request belongs to; null without one. */
  readonly findSessionId: (headers: Headers) => Promise<string | null>;
  /** Whether somebody may register here, as for the form of registration. */
  readonly admit: (given: {
    readonly email: string;
    readonly invitation?: string | undefined;
  }) => Promise<{ readonly invitation: Invitation | null } | "by-invitation" | "invalid">;
  /** Makes the first account of an installation its admin. */
  readonly ensureAdmin: () => Promise<void>;
}

import type { Result } from "@taiyari/domain/result";
import type { ProviderId } from "../../provider-settings.ts";

/** What a provider says of somebody who signed in there. */
export interface Identity {
  /** The provider's own name for them, which never changes and is nobody else's there. */
  readonly subject: string;
  /** In lower case; null where the provider gives none. */
  readonly email: string | null;
  /** Whether the provider says that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** "" where the provider gives none. */
  readonly fullName: string;
}

/** Why nobody was signed in. */
export type ProviderProblem =
  /** The person said no, or closed the provider's page. */
  | { readonly kind: "refused" }
  /** It did not answer, not in time, not to the end, or with a fault of its own. */
  | { readonly kind: "unreachable"; readonly detail: string }
  /** It answered what cannot be taken: garbage, a claim that is not for us, or that it does not know this client. */
  | { readonly kind: "unusable"; readonly detail: string };

/** What binds an answer to its question. Each is random and used once. */
export interface Secrets {
  readonly state: string;
  /** Of PKCE, RFC 7636. */
  readonly verifier: string;
  /** That the identity is to carry. Source: OpenID Connect Core 1.0, section 3.1.2.1. */
  readonly nonce: string;
}

export interface IdentityProvider {
  readonly id: ProviderId;
  /** "Google" */
  readonly name: string;
  /** Whether an address it says nothing of counts as verified. */
  readonly isTrusted: boolean;
  /** Where the person signs in. @param isAgain  whether they are to show once more who they are */
  readonly begin: (
    secrets: Secrets,
    redirectUri: string,
    isAgain: boolean,
  ) => Promise<Result<URL, ProviderProblem>>;
  /** Who came back. @param answer  the whole address they came back to; its `state` has to be that of the secrets */
  readonly finish: (secrets: Secrets, answer: URL) => Promise<Result<Identity, ProviderProblem>>;
}

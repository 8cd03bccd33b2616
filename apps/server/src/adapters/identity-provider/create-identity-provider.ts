import { fail, ok, type Result } from "@taiyari/domain/result";
import * as client from "openid-client";
import { isOnThisMachine, type ProviderSettings } from "../../provider-settings.ts";
import { explainProblem } from "./explain-problem.ts";
import { GITHUB_ADDRESSES, type GithubAddresses, githubIdentity } from "./github.ts";
import type { Identity, IdentityProvider, ProviderProblem, Secrets } from "./identity-provider.ts";
import { identityOf } from "./identity-of.ts";

/** Longer than this nobody looks at an empty page. It is for each of the two to four requests. */
const TIMEOUT_SECONDS = 8;
/** What a provider says of itself changes about never. */
const KEPT_MS = 3_600_000;

export interface ProviderOptions {
  readonly timeoutSeconds?: number;
  readonly github?: GithubAddresses;
}

/** Somebody to sign in with, by OpenID Connect, or as GitHub does it. Nothing is connected before it is first asked. */
export function createIdentityProvider(
  settings: ProviderSettings,
  { timeoutSeconds = TIMEOUT_SECONDS, github = GITHUB_ADDRESSES }: ProviderOptions = {},
): IdentityProvider {
  const { id, name, isTrusted } = settings;
  // LinkedIn refuses a code verifier from an app that has a secret, and gives no nonce back.
  const hasPkce = id !== "linkedin";
  const hasNonce = id === "google" || id === "oidc";
  const find = id === "github" ? () => githubClient(settings, github) : discovered(settings);

  async function configuration(): Promise<client.Configuration> {
    const found = await find(timeoutSeconds);
    found.timeout = timeoutSeconds;
    return found;
  }

  async function begin({ state, verifier, nonce }: Secrets, redirectUri: string, isAgain: boolean) {
    return explained(async () => {
      const challenge = await client.calculatePKCECodeChallenge(verifier);
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: id === "github" ? "read:user user:email" : "openid email profile",
        state,
        ...(hasPkce && { code_challenge: challenge, code_challenge_method: "S256" }),
        ...(hasNonce && { nonce }),
        // Who has several accounts there chooses; who is to show themselves once more signs in there again.
        ...(id === "google" && { prompt: "select_account" }),
        ...(id === "oidc" && isAgain && { prompt: "login" }),
      });
    });
  }

  async function finish({ state, verifier, nonce }: Secrets, answer: URL) {
    return explained(async (): Promise<Identity> => {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        ...(hasPkce && { pkceCodeVerifier: verifier }),
        ...(hasNonce && { expectedNonce: nonce }),
        idTokenExpected: id !== "github",
      });
      if (id === "github") return githubIdentity(config, tokens.access_token, github);
      const claims = tokens.claims();
      if (!claims) throw new client.ClientError("no identity in the answer");
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        hasMore && (!claims["email"] || !claims["name"] || isSilent(claims))
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      return identityOf({ ...more, ...claims }, isTrusted);
    });
  }

  return { id, name, isTrusted, begin, finish };
}

/** Whether a provider does not say of an address whether it is verified: then it may say so elsewhere. */
function isSilent(claims: Readonly<Record<string, unknown>>): boolean {
  return claims["email_verified"] === undefined;
}

async function explained<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, ProviderProblem>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(explainProblem(error));
  }
}

type Find = (timeoutSeconds: number) => Promise<client.Configuration>;

/** Reads what a provider says of itself, when it is first asked and once an hour. A failure is not kept. */
function discovered({ issuer, clientId, clientSecret }: ProviderSettings): Find {
  let kept: { readonly config: client.Configuration; readonly until: number } | null = null;
  return async (timeout) => {
    if (kept && Date.now() < kept.until) return kept.config;
    const address = new URL(issuer);
    const config = await client.discovery(
      address,
      clientId,
      { client_secret: clientSecret },
      asListed(clientSecret),
      {
        timeout,
        execute: isOnThisMachine(address) ? [client.allowInsecureRequests] : [],
      },
    );
    kept = { config, until: Date.now() + KEPT_MS };
    return config;
  };
}

/**
 * Shows the secret as the provider lists it: in the body, which most do and LinkedIn without listing it, or in a header.
 * Source: OpenID Connect Discovery 1.0, section 3, "token_endpoint_auth_methods_supported".
 */
function asListed(secret: string): client.ClientAuth {
  const inBody = client.ClientSecretPost(secret);
  const inHeader = client.ClientSecretBasic(secret);
  return (server, ...rest) => {
    const listed = server.token_endpoint_auth_methods_supported;
    const isHeader = listed !== undefined && !listed.includes("client_secret_post");
    return (isHeader ? inHeader : inBody)(server, ...rest);
  };
}

async function githubClient(
  { issuer, clientId, clientSecret }: ProviderSettings,
  { authorize, token }: GithubAddresses,
): Promise<client.Configuration> {
  const config = new client.Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    clientId,
    { client_secret: clientSecret },
    client.ClientSecretPost(clientSecret),
  );
  if (isOnThisMachine(new URL(token))) client.allowInsecureRequests(config);
  return config;
}

import { z } from "zod";
import { StartProblem } from "./start-problem.ts";
import { givenKey, missing } from "./setting-values.ts";

/** An address to which secrets go: https, or a server on this machine. */
const issuer = z.string().refine(isSafeIssuer, {
  error: "Give the provider's address as its documents write it. It begins with https://.",
});

export const PROVIDER_VARIABLES = {
  /** What Google, GitHub and LinkedIn give for an app that people sign in to. */
  GOOGLE_CLIENT_ID: givenKey.optional(),
  GOOGLE_CLIENT_SECRET: givenKey.optional(),
  GITHUB_CLIENT_ID: givenKey.optional(),
  GITHUB_CLIENT_SECRET: givenKey.optional(),
  LINKEDIN_CLIENT_ID: givenKey.optional(),
  LINKEDIN_CLIENT_SECRET: givenKey.optional(),
  /** A provider that speaks OpenID Connect, by its issuer: "https://login.example.edu/realms/students". */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: givenKey.optional(),
  OIDC_CLIENT_SECRET: givenKey.optional(),
  /** What its button says after "Continue with". */
  OIDC_NAME: z.string().trim().max(40, "Give at most 40 characters.").optional(),
  /** Whether its addresses are taken as confirmed where it says nothing of that. The three others always say. */
  OIDC_TRUST_EMAIL: z.enum(["true", "false"], "Say true or false.").default("false"),
};

const Variables = z.object(PROVIDER_VARIABLES);
type Values = z.infer<typeof Variables>;

export const PROVIDER_IDS = ["google", "github", "linkedin", "oidc"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** Somebody who knows people and says who they are, so that they can sign in without a password. */
export interface ProviderSettings {
  readonly id: ProviderId;
  /** "Google" */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it is described; for GitHub, whose addresses are known. */
  readonly issuer: string;
  /** Whether an address it says nothing of counts as verified, as whoever runs the installation has said. */
  readonly isTrusted: boolean;
}

/** The issuers of the three that everybody knows. Source: their discovery documents. */
const KNOWN = [
  { id: "google", name: "Google", issuer: "https://accounts.google.com", prefix: "GOOGLE" },
  { id: "github", name: "GitHub", issuer: "https://github.com/login/oauth", prefix: "GITHUB" },
  {
    id: "linkedin",
    name: "LinkedIn",
    issuer: "https://www.linkedin.com/oauth",
    prefix: "LINKEDIN",
  },
] as const;

/** The providers that are set, in the order of their buttons. */
export function providerSettings(values: Values): readonly ProviderSettings[] {
  const known = KNOWN.map(({ prefix, ...provider }) => {
    const client = clientOf(values, prefix);
    return client && { ...provider, ...client, isTrusted: false };
  });
  const own = ownProvider(values);
  return [...known, own].filter((provider) => provider !== null);
}

type Prefix = "GOOGLE" | "GITHUB" | "LINKEDIN" | "OIDC";

function clientOf(values: Values, prefix: Prefix) {
  const clientId = values[`${prefix}_CLIENT_ID`];
  const clientSecret = values[`${prefix}_CLIENT_SECRET`];
  if (clientId && !clientSecret) {
    throw missing(`${prefix}_CLIENT_SECRET`, `${prefix}_CLIENT_ID`, "the provider asks for both");
  }
  if (clientSecret && !clientId) {
    throw missing(`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, "the provider asks for both");
  }
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function ownProvider(values: Values): ProviderSettings | null {
  const client = clientOf(values, "OIDC");
  const { OIDC_ISSUER: address, OIDC_NAME: name } = values;
  const isTrusted = values.OIDC_TRUST_EMAIL === "true";
  if (!client) {
    if (address) throw missing("OIDC_CLIENT_ID", "OIDC_ISSUER", "the provider asks who asks");
    if (name) throw missing("OIDC_ISSUER", "OIDC_NAME", "it says where the provider is");
    if (isTrusted) throw missing("OIDC_ISSUER", "OIDC_TRUST_EMAIL", "it says whom to trust");
    return null;
  }
  if (!address) throw missing("OIDC_ISSUER", "OIDC_CLIENT_ID", "it says where the provider is");
  if (!name) throw missing("OIDC_NAME", "OIDC_ISSUER", "people read it on the button");
  if (KNOWN.some((known) => known.name === name)) {
    throw new StartProblem(
      `The setting OIDC_NAME is wrong. ${name} has settings of its own: ${name.toUpperCase()}_CLIENT_ID.`,
    );
  }
  if (isTrusted && isOfManyOwners(address)) {
    throw new StartProblem(
      "The setting OIDC_TRUST_EMAIL is wrong. This issuer signs in people of every organisation, each of which writes addresses as it likes. Give OIDC_ISSUER the address of your own tenant.",
    );
  }
  return { id: "oidc", name, issuer: address, ...client, isTrusted };
}

/**
 * Whether an issuer of Microsoft is that of all tenants, in which an admin of any of them can give an account any address.
 * Source: Microsoft identity platform, "OpenID Connect on the Microsoft identity platform", values of `tenant`.
 */
function isOfManyOwners(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const isMicrosoft = hostname === "login.microsoftonline.com" || hostname === "sts.windows.net";
  return isMicrosoft && /^\/(?:common|organizations|consumers)(?:\/|$)/u.test(pathname);
}

/** Source: OpenID Connect Discovery 1.0, section 3: an issuer is an https address without query and fragment. */
function isSafeIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || isOnThisMachine(url);
}

/** Whether a provider without https is on this machine, where nobody reads along. */
export function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

import { cleanName, MAX_NAME_LENGTH } from "@taiyari/domain/account";
import { ClientError, type Configuration, fetchProtectedResource } from "openid-client";
import { z } from "zod";
import type { Identity } from "./identity-provider.ts";
import { addressOf } from "./identity-of.ts";

export interface GithubAddresses {
  readonly authorize: string;
  readonly token: string;
  readonly user: string;
  readonly emails: string;
}

/** Source: docs.github.com, "Authorizing OAuth apps" and "REST API endpoints for users and for emails". */
export const GITHUB_ADDRESSES: GithubAddresses = {
  authorize: "https://github.com/login/oauth/authorize",
  token: "https://github.com/login/oauth/access_token",
  user: "https://api.github.com/user",
  emails: "https://api.github.com/user/emails",
};

const User = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const Emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub knows no OpenID Connect: who somebody is stands in two answers of its interface. */
export async function githubIdentity(
  config: Configuration,
  accessToken: string,
  { user, emails }: GithubAddresses,
): Promise<Identity> {
  const read = async <Shape extends z.ZodType>(address: string, shape: Shape) => {
    const headers = new Headers({ accept: "application/vnd.github+json" });
    const response = await fetchProtectedResource(
      config,
      accessToken,
      new URL(address),
      "GET",
      null,
      headers,
    );
    if (!response.ok) throw notAsExpected(`status ${response.status}`, response);
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw notAsExpected("not JSON", error);
    });
    const parsed = shape.safeParse(answer);
    if (!parsed.success) throw notAsExpected("an answer of another shape", null);
    return parsed.data;
  };
  const [person, addresses] = await Promise.all([read(user, User), read(emails, Emails)]);
  const own = addresses.find(({ primary }) => primary);
  return {
    subject: String(person.id),
    ...addressOf(own?.email ?? "", own?.verified ?? false),
    fullName: cleanName(person.name ?? person.login).slice(0, MAX_NAME_LENGTH),
  };
}

function notAsExpected(message: string, cause: unknown): ClientError {
  return new ClientError(message, { cause });
}

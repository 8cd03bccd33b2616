import { randomUUID } from "node:crypto";
import { afterAll, expect } from "vitest";
import { CLIENT, type PersonThere, startIdentityServer } from "./identity-server.ts";
import { openBrowser, type TestBrowser } from "./test-client.ts";

/** The provider of a college as settings have it. */
export const COLLEGE = { id: "oidc", name: "College" } as const;

/** Somebody at the college whom nobody knows yet. */
export function somebody(
  given: Partial<PersonThere> = {},
): PersonThere & { readonly email: string } {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.org`, email_verified: true, name: "Meera Nair", ...given };
}

/** What went wrong, from where a browser is sent; null when nothing did. */
export function problemOf(place: string): string | null {
  return new URL(place, "http://localhost").searchParams.get("problem");
}

/** Who is signed in in a browser. */
export async function whoIs({ api }: TestBrowser) {
  return (await api.account.session()).user;
}

/** A college with a provider on loopback, gone when the test file is done. */
export async function openCollege() {
  const there = await startIdentityServer();
  afterAll(() => there.close());

  /** Goes to the provider and comes back to the server, whose own address a browser would know. */
  async function comeBack(browser: TestBrowser, url: string): Promise<string> {
    const back = new URL(await there.visit(url));
    const response = await browser.request(back.pathname + back.search);
    expect(response.status).toBe(302);
    return response.headers.get("location") ?? "";
  }

  /** Signs in as this person. Gives where the browser is sent. */
  async function signInAs(
    person: PersonThere | null,
    browser: TestBrowser,
    more: { readonly redirect?: string; readonly invitation?: string } = {},
  ): Promise<string> {
    there.seat(person);
    const { url } = await browser.api.connectedAccounts.beginSignIn({ provider: "oidc", ...more });
    return comeBack(browser, url);
  }

  /** A browser of a server in which somebody new has signed in at the college and given their number, without a password. */
  async function newcomer(serverUrl: string) {
    const person = somebody();
    const browser = openBrowser(serverUrl);
    await signInAs(person, browser);
    await browser.api.profile.saveDetails({ phoneNumber: "9876543210" });
    return { ...browser, person, email: person.email };
  }

  const providers = [{ ...COLLEGE, issuer: there.issuer, isTrusted: false, ...CLIENT }];
  return { ...there, providers, comeBack, signInAs, newcomer };
}

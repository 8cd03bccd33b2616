import { randomUUID } from "node:crypto";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract, type Contract } from "@taiyari/contract";

export type TestClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** A browser of its own: keeps cookies, sends them, asks through the contract or by plain requests. */
export interface TestBrowser {
  readonly api: TestClient;
  /** Asks for a path of the server, with this browser's cookies. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly cookies: Map<string, string>;
}

export function openBrowser(serverUrl: string): TestBrowser {
  const cookies = new Map<string, string>();

  async function send(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set("cookie", cookieHeader(cookies));
    const response = await fetch(new Request(request, { headers, redirect: "manual" }));
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie);
    return response;
  }

  const link = new OpenAPILink(contract, { url: `${serverUrl}/api/v1`, fetch: send });
  return {
    cookies,
    api: createORPCClient(link),
    request: (path, init) => send(new Request(new URL(path, serverUrl), init)),
  };
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = "", ...attributes] = header.split(";");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

/** What a person fills into the registration form; a new address each time. */
export function newPerson(given: { readonly fullName?: string; readonly email?: string } = {}) {
  return {
    fullName: "Asha Verma",
    email: `${randomUUID()}@example.com`,
    phoneNumber: "9876543210",
    password: "correct horse",
    ...given,
  };
}

export interface SignedInBrowser extends TestBrowser {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** A browser in which somebody new has registered and signed in. The first one of a server is its admin. */
export async function openSignedInBrowser(
  serverUrl: string,
  given: Parameters<typeof newPerson>[0] = {},
): Promise<SignedInBrowser> {
  const browser = openBrowser(serverUrl);
  const person = newPerson(given);
  await browser.api.account.signUp(person);
  const { user } = await browser.api.account.signIn(person);
  return { ...browser, userId: user.id, email: person.email, password: person.password };
}

import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Who signs in at the server; what is left out it does not say. */
export interface PersonThere {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
}

/** What the server does in place of answering. */
export type Trouble =
  | "says-nothing"
  | "breaks-off"
  | "garbage"
  | "html"
  | "fails"
  | "unknown-client"
  | "wrong-nonce"
  | "wrong-audience"
  | "expired-identity"
  | "without-endpoints";

type Step = "discovery" | "token" | "userinfo";

interface Begun {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirectUri: string;
  readonly person: PersonThere;
  /** Whether OpenID Connect was asked for: GitHub gives no identity. */
  readonly isOpenId: boolean;
}

export interface IdentityServer {
  /** "http://127.0.0.1:43127" */
  readonly issuer: string;
  /** Who signs in from now on; null for somebody who says no. */
  readonly seat: (person: PersonThere | null) => void;
  /** What goes wrong from now on; nothing without a step. */
  readonly plan: (step?: Step, trouble?: Trouble) => void;
  /** Whether all that is said of a person stands in the identity, or only at a place of its own. */
  readonly tellApart: (isApart: boolean) => void;
  /** Requests to the token's address since the start, each with its form. */
  readonly exchanges: () => readonly URLSearchParams[];
  /** Answers the way of a browser: the address that it is sent back to. */
  readonly visit: (url: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const CLIENT = { clientId: "taiyari", clientSecret: "a-secret-of-the-client" };

/**
 * A provider on loopback that speaks OpenID Connect with PKCE, and what GitHub has in its place below /user. Whoever opens
 * its page is the person that was seated.
 */
export async function startIdentityServer(): Promise<IdentityServer> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const begun = new Map<string, Begun>();
  const granted = new Map<string, PersonThere>();
  const exchanges: URLSearchParams[] = [];
  let person: PersonThere | null = { sub: "1" };
  let planned: { readonly step?: Step; readonly trouble?: Trouble } = {};
  let isApart = false;
  let issuer = "";

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", issuer);
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return misbehave("discovery", response) ? undefined : json(response, description());
      case "/authorize":
        return response.writeHead(302, { location: authorize(url) }).end(undefined) && undefined;
      case "/token":
        return exchange(await formOf(request), response);
      default:
        return misbehave("userinfo", response)
          ? undefined
          : tell(url.pathname, request.headers.authorization ?? "", response);
    }
  }

  function description() {
    const endpoints = {
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    };
    return {
      issuer,
      ...(planned.trouble !== "without-endpoints" && endpoints),
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    };
  }

  function authorize({ searchParams }: URL): string {
    const redirectUri = searchParams.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    back.searchParams.set("state", searchParams.get("state") ?? "");
    if (person) {
      const code = randomUUID();
      const challenge = searchParams.get("code_challenge");
      const nonce = searchParams.get("nonce");
      const isOpenId = searchParams.get("scope")?.split(" ").includes("openid") ?? false;
      begun.set(code, { nonce, challenge, redirectUri, person, isOpenId });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
    }
    return back.href;
  }

  function exchange(form: URLSearchParams, response: ServerResponse): void {
    exchanges.push(form);
    if (misbehave("token", response)) return;
    const code = form.get("code") ?? "";
    const found = begun.get(code);
    begun.delete(code);
    const isClient =
      form.get("client_id") === CLIENT.clientId &&
      form.get("client_secret") === CLIENT.clientSecret;
    const digest = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isTheirs =
      found?.redirectUri === form.get("redirect_uri") &&
      (!found?.challenge || found.challenge === digest);
    if (!isClient || planned.trouble === "unknown-client") {
      return json(response, { error: "invalid_client" }, 401);
    }
    if (!found || !isTheirs) return json(response, { error: "invalid_grant" }, 400);
    const token = randomUUID();
    granted.set(token, found.person);
    return json(response, {
      access_token: token,
      token_type: "Bearer",
      expires_in: 300,
      ...(found.isOpenId && { id_token: identity(found) }),
    });
  }

  function identity({ nonce, person: { sub, ...more } }: Begun): string {
    const now = Math.floor(Date.now() / 1000);
    const { trouble } = planned;
    const claims = {
      iss: issuer,
      sub,
      aud: trouble === "wrong-audience" ? "somebody else" : CLIENT.clientId,
      iat: now,
      exp: trouble === "expired-identity" ? now - 600 : now + 300,
      ...(nonce !== null && { nonce: trouble === "wrong-nonce" ? "another" : nonce }),
      ...(!isApart && more),
    };
    const parts = [{ alg: "RS256", typ: "JWT" }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    const signature = sign("sha256", Buffer.from(parts.join(".")), privateKey);
    return [...parts, signature.toString("base64url")].join(".");
  }

  function tell(path: string, authorization: string, response: ServerResponse): void {
    const known = granted.get(authorization.replace("Bearer ", ""));
    if (!known) return json(response, { error: "invalid_token" }, 401);
    const { sub, email, email_verified: verified, name } = known;
    if (path === "/user") {
      return json(response, { id: Number(sub), login: `user-${sub}`, name: name ?? null });
    }
    if (path === "/user/emails") {
      const other = { email: "other@example.org", primary: false, verified: true };
      return json(response, email ? [other, { email, primary: true, verified }] : [other]);
    }
    return json(response, known);
  }

  function misbehave(step: Step, response: ServerResponse): boolean {
    if (planned.step !== step) return false;
    const act = planned.trouble && MISBEHAVIOUR[planned.trouble];
    act?.(response);
    return act !== undefined;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    seat: (next) => {
      person = next;
    },
    plan: (step, trouble) => {
      planned = { ...(step && { step }), ...(trouble && { trouble }) };
    },
    tellApart: (next) => {
      isApart = next;
    },
    exchanges: () => exchanges,
    visit: async (url) => (await fetch(url, { redirect: "manual" })).headers.get("location") ?? "",
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What is sent in place of an answer; of other troubles the answer itself tells. */
const MISBEHAVIOUR: Readonly<Partial<Record<Trouble, (response: ServerResponse) => void>>> = {
  "says-nothing": () => undefined,
  "breaks-off": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
    response.write('{"issuer": "h', () => response.destroy());
  },
  garbage: (response) => json(response, '{"issuer": '),
  html: (response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Maintenance</h1>"),
  fails: (response) => json(response, { message: "out of order" }, 500),
};

function json(response: ServerResponse, body: unknown, status = 200): void {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return new URLSearchParams(Buffer.concat(pieces).toString());
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProviderId } from "../../provider-settings.ts";
import {
  CLIENT,
  type IdentityServer,
  startIdentityServer,
  type Trouble,
} from "../../testing/identity-server.ts";
import { createIdentityProvider } from "./create-identity-provider.ts";

const BACK = "http://localhost:3000/api/auth/callback/oidc";
const SECRETS = { state: "a state", verifier: "v".repeat(43), nonce: "a nonce" };
const ASHA = { sub: "7", email: "Asha@Example.org", email_verified: true, name: "Asha\nRao" };

describe("a provider", () => {
  let there: IdentityServer;
  beforeAll(async () => {
    there = await startIdentityServer();
  });
  afterAll(() => there.close());
  beforeEach(() => {
    there.plan();
    there.tellApart(false);
    there.seat(ASHA);
  });

  function provider(id: ProviderId = "oidc", timeoutSeconds = 5) {
    const { issuer } = there;
    const github = {
      authorize: `${issuer}/authorize`,
      token: `${issuer}/token`,
      user: `${issuer}/user`,
      emails: `${issuer}/user/emails`,
    };
    return createIdentityProvider(
      { id, name: "College", issuer, isTrusted: false, ...CLIENT },
      { timeoutSeconds, github },
    );
  }

  /** Begins, goes there, and comes back. */
  async function signIn(one = provider()) {
    const begun = await one.begin(SECRETS, BACK, false);
    if (!begun.ok) return begun;
    return one.finish(SECRETS, new URL(await there.visit(begun.value.href)));
  }

  const problem = async (one = provider()) => {
    const outcome = await signIn(one);
    return outcome.ok ? outcome.value : outcome.problem.kind;
  };

  test("says when the person did not want to", async () => {
    there.seat(null);
    expect(await problem()).toBe("refused");
  });

  test.each<["discovery" | "token" | "userinfo", Trouble, string]>([
    ["discovery", "breaks-off", "unreachable"],
    ["discovery", "garbage", "unusable"],
    ["discovery", "html", "unusable"],
    ["discovery", "fails", "unreachable"],
    ["discovery", "without-endpoints", "unusable"],
    ["token", "breaks-off", "unreachable"],
    ["token", "garbage", "unusable"],
    ["token", "fails", "unreachable"],
    ["token", "unknown-client", "unusable"],
    ["token", "wrong-nonce", "unusable"],
    ["token", "wrong-audience", "unusable"],
    ["token", "expired-identity", "unusable"],
    ["userinfo", "breaks-off", "unreachable"],
    ["userinfo", "garbage", "unusable"],
    ["userinfo", "fails", "unreachable"],
  ])("whose %s %s is %s", async (step, trouble, kind) => {
    there.tellApart(step === "userinfo");
    there.plan(step, trouble);
    expect(await problem()).toBe(kind);
  });

  test.each(["discovery", "token", "userinfo"] as const)(
    "is not waited for when its %s says nothing",
    async (step) => {
      there.tellApart(step === "userinfo");
      there.plan(step, "says-nothing");
      expect(await problem(provider("oidc", 0.3))).toBe("unreachable");
    },
  );

  test("that is not there is unreachable", async () => {
    const gone = await startIdentityServer();
    await gone.close();
    const settings = {
      id: "oidc",
      name: "College",
      issuer: gone.issuer,
      isTrusted: false,
      ...CLIENT,
    } as const;
    expect(await problem(createIdentityProvider(settings))).toBe("unreachable");
  });

  test("is asked again after it was not there", async () => {
    const one = provider();
    there.plan("discovery", "fails");
    expect(await problem(one)).toBe("unreachable");
    there.plan();
    expect(await problem(one)).toMatchObject({ subject: "7" });
  });

  test("is not believed with another state than was sent", async () => {
    const one = provider();
    const begun = await one.begin(SECRETS, BACK, false);
    if (!begun.ok) throw new Error(begun.problem.kind);
    const answer = new URL(await there.visit(begun.value.href));
    answer.searchParams.set("state", "another");
    expect(await one.finish(SECRETS, answer)).toMatchObject({ problem: { kind: "unusable" } });
  });

  test("is shown the verifier of what was begun, and no other is taken", async () => {
    const one = provider();
    const begun = await one.begin(SECRETS, BACK, true);
    if (!begun.ok) throw new Error(begun.problem.kind);
    expect(Object.fromEntries(begun.value.searchParams)).toMatchObject({
      redirect_uri: BACK,
      state: SECRETS.state,
      nonce: SECRETS.nonce,
      code_challenge_method: "S256",
      prompt: "login",
    });
    const answer = new URL(await there.visit(begun.value.href));
    const other = { ...SECRETS, verifier: "w".repeat(43) };
    expect(await one.finish(other, answer)).toMatchObject({ problem: { kind: "unusable" } });
  });

  test("says who somebody is, wherever it says it", async () => {
    const asha = {
      subject: "7",
      email: "asha@example.org",
      isEmailVerified: true,
      fullName: "Asha Rao",
    };
    expect(await problem()).toEqual(asha);
    there.tellApart(true);
    expect(await problem()).toEqual(asha);
  });

  test("may say little: what it does not say is not taken for granted", async () => {
    there.seat({ sub: "8" });
    expect(await problem()).toEqual({
      subject: "8",
      email: null,
      isEmailVerified: false,
      fullName: "",
    });
    there.seat({ sub: "8", email: "not an address", email_verified: true });
    expect(await problem()).toMatchObject({ email: null, isEmailVerified: false });
    there.seat({ sub: "8", email: "meera@example.org", email_verified: "false" });
    expect(await problem()).toMatchObject({ isEmailVerified: false });
  });

  test("may be LinkedIn, which takes no verifier, gives no nonce and says yes in letters", async () => {
    there.seat({ ...ASHA, email_verified: "true" });
    const one = provider("linkedin");
    const begun = await one.begin(SECRETS, BACK, false);
    if (!begun.ok) throw new Error(begun.problem.kind);
    expect(begun.value.searchParams.has("code_challenge")).toBe(false);
    expect(begun.value.searchParams.has("nonce")).toBe(false);
    expect(await problem(one)).toMatchObject({ subject: "7", isEmailVerified: true });
    expect(there.exchanges().at(-1)?.has("code_verifier")).toBe(false);
  });

  test("may be GitHub, of whose addresses the primary one counts", async () => {
    expect(await problem(provider("github"))).toEqual({
      subject: "7",
      email: "asha@example.org",
      isEmailVerified: true,
      fullName: "Asha Rao",
    });
    there.seat({ sub: "9" });
    expect(await problem(provider("github"))).toMatchObject({ email: null, fullName: "user-9" });
    there.plan("userinfo", "fails");
    expect(await problem(provider("github"))).toBe("unreachable");
    there.plan("userinfo", "garbage");
    expect(await problem(provider("github"))).toBe("unusable");
  });
});

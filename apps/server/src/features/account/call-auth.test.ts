import { expect, test } from "vitest";
import type { RequestContext } from "../../http/request-context.ts";
import type { Auth } from "./auth.ts";
import { callAuth } from "./call-auth.ts";

/** An engine that answers when the test says so, and the addresses whose requests it has, in order. */
function heldEngine() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const handler = (request: Request) => {
    asked.push(request.headers.get("x-forwarded-for") ?? "");
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(new Response("{}")));
    return promise;
  };
  return {
    auth: { handler } as Partial<Auth> as Auth,
    asked,
    answerFirst: async () => {
      answers.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

/** A registration from this network address. */
function contextOf(ip: string): RequestContext {
  return { ip, headers: new Headers() } as Partial<RequestContext> as RequestContext;
}

test("no more than two passwords are hashed at once, and who comes from elsewhere is not kept waiting by many", async () => {
  const { auth, asked, answerFirst } = heldEngine();
  const signUp = (ip: string) =>
    callAuth({ auth, publicUrl: "http://localhost" }, contextOf(ip), "/sign-up/email", {});

  const many = Array.from({ length: 20 }, () => signUp("198.51.100.1"));
  const other = signUp("203.0.113.9");
  await new Promise(setImmediate);
  expect(asked).toEqual(["198.51.100.1", "198.51.100.1"]);

  await answerFirst();
  expect(asked).toEqual(["198.51.100.1", "198.51.100.1", "203.0.113.9"]);

  for (let answered = 1; answered < 21; answered++) await answerFirst();
  expect(await other).toMatchObject({ status: 200 });
  expect(await Promise.all(many)).toHaveLength(20);
});

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answer, fakeServer, refuse } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { session } from "../../lib/session.ts";
import { SignInForm } from "./sign-in-form.tsx";

const asha = {
  id: "a",
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "+919876543210",
  role: "user",
  plan: "free",
  timeZone: "Asia/Kolkata",
  language: "en",
};

afterEach(() => vi.unstubAllGlobals());

const open = () => renderAt(() => <SignInForm email="asha@example.in" />, "/login");

async function signIn(password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
}

test.each([
  ["INVALID_CREDENTIALS", 401, undefined, "Invalid email or password"],
  ["NO_SESSION", 500, undefined, "No session created"],
  [
    "TOO_MANY_ATTEMPTS",
    429,
    { retryAfterSeconds: 30 },
    "Too many attempts. Try again in 30 seconds.",
  ],
  ["UNAVAILABLE", 503, undefined, "Taiyari does not answer. Check your connection and try again."],
])("says what %s means", async (code, status, data, sentence) => {
  fakeServer({ "POST /account/sessions": () => refuse(status, code, data) });
  await open();
  await signIn("wrong");
  expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("asha@example.in");
});

test("says that the server does not answer", async () => {
  fakeServer({});
  await open();
  await signIn("rehearse");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Taiyari does not answer. Check your connection and try again.",
  );
});

test("asks for what is missing without asking the server", async () => {
  const asked = fakeServer({});
  await open();
  await signIn("");
  screen.getByText("Enter your email and your password");
  expect(asked).toEqual([]);
});

test("says so when the browser keeps no session", async () => {
  fakeServer({
    "POST /account/sessions": () => answer({ user: asha }),
    "GET /account/session": () => answer({ user: null }),
  });
  await open();
  await signIn("rehearse");
  expect((await screen.findByRole("alert")).textContent).toBe("No session created");
  expect(screen.getByText(/Allow cookies for it/)).toBeTruthy();
});

test("says before anything is typed that cookies are blocked", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { cookieEnabled: { value: false } }));
  await open();
  expect(screen.getByText(/Allow cookies for it/)).toBeTruthy();
});

test("hands the person to the session", async () => {
  fakeServer({
    "POST /account/sessions": () => answer({ user: asha }),
    "GET /account/session": () => answer({ user: asha }),
  });
  await open();
  await signIn("rehearse");
  await waitFor(() => expect(session.get()).toEqual({ status: "signed-in", user: asha }));
});

async function giveCode(code: string): Promise<void> {
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: code } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
}

describe("the second step", () => {
  const needed = { "POST /account/sessions": () => refuse(401, "CODE_NEEDED") } as const;

  test.each([
    [
      "WRONG_CODE",
      undefined,
      "That code is wrong or has expired. Enter the one your app shows now.",
    ],
    ["TOO_MANY_ATTEMPTS", { retryAfterSeconds: 9 }, "Too many attempts. Try again in 9 seconds."],
    ["UNAVAILABLE", undefined, "Taiyari does not answer. Check your connection and try again."],
  ])("stays and says what %s means", async (code, data, sentence) => {
    fakeServer({ ...needed, "POST /account/sessions/code": () => refuse(403, code, data) });
    await open();
    await signIn("rehearse");
    await giveCode("123456");
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    screen.getByLabelText("Code from your authenticator app");
  });

  test.each([
    ["SIGN_IN_AGAIN", /Sign in again\./],
    ["CODES_LOCKED", /Wait 15 minutes/],
  ])("goes back to the password after %s", async (code, sentence) => {
    fakeServer({ ...needed, "POST /account/sessions/code": () => refuse(410, code) });
    await open();
    await signIn("rehearse");
    await giveCode("123456");
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    screen.getByLabelText("Password");
  });

  test("asks for what is missing, takes a recovery code, and hands the person to the session", async () => {
    const asked = fakeServer({
      ...needed,
      "POST /account/sessions/code": () => answer({}),
      "GET /account/session": () => answer({ user: asha }),
    });
    await open();
    await signIn("rehearse");
    await giveCode(" ");
    screen.getByText("Enter the six digits that your app shows");
    fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    await giveCode("k7m2x-9fq4t");
    await waitFor(() => expect(session.get()).toEqual({ status: "signed-in", user: asha }));
    // Who is signed in is asked for at any moment.
    expect(asked).toContainEqual({
      call: "POST /account/sessions/code",
      input: { code: "k7m2x-9fq4t", kind: "recovery", isTrusted: false },
    });
  });
});

test("shows and hides the password", async () => {
  await open();
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.type).toBe("password");
});

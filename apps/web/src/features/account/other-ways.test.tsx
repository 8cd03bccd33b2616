import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, fakeServer, refuse } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { providerPage } from "../../lib/open-provider.ts";
import { RegistrationPage } from "./registration-page.tsx";

const installation = { sendsMail: false, adminContact: "the office", registration: "open" };
const withCollege = {
  "GET /installation": () =>
    answer({ ...installation, providers: [{ id: "oidc", name: "College" }] }),
} as const;
const BEGIN = "POST /account/providers/oidc/sign-ins";

const opened: string[] = [];
beforeEach(() => {
  opened.length = 0;
  vi.spyOn(providerPage, "open").mockImplementation((url) => void opened.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function press(): Promise<void> {
  const button = await screen.findByRole("button", { name: "Continue with College" });
  await act(async () => void fireEvent.click(button));
}

test("shows nothing where no provider is set", async () => {
  fakeServer({ "GET /installation": () => answer({ ...installation, providers: [] }) });
  await renderAt(() => <RegistrationPage />, "/ragister");
  screen.getByLabelText("Phone Number");
  expect(screen.queryByRole("group", { name: "Other ways to continue" })).toBeNull();
});

test.each([
  [409, "PROVIDER_TROUBLE", undefined, /^College does not answer at the moment\./],
  [404, "NOT_FOUND", undefined, /^College is not offered here any more\./],
  [429, "TOO_MANY_ATTEMPTS", { retryAfterSeconds: 9 }, /Try again in 9 seconds\./],
])("says what %s %s means, and can be tried again", async (status, code, data, sentence) => {
  fakeServer({ ...withCollege, [BEGIN]: () => refuse(status, code, data) });
  await renderAt(() => <RegistrationPage />, "/ragister");
  await press();
  await screen.findByText(sentence);
  await screen.findByRole("button", { name: "Continue with College" });
  expect(opened).toEqual([]);
});

test("opens the provider's page, with the invitation and the place that was wanted", async () => {
  const asked = fakeServer({
    ...withCollege,
    "GET /account/invitations/a-token": () =>
      answer({ fullName: "Asha Rao", email: "asha@example.org", phoneNumber: "" }),
    [BEGIN]: () => answer({ url: "https://login.example.edu/authorize?state=1" }),
  });
  await renderAt(() => <RegistrationPage />, "/ragister?invitation=a-token&redirect=/practice");
  await press();
  await waitFor(() => expect(opened).toEqual(["https://login.example.edu/authorize?state=1"]));
  expect(asked).toContainEqual({
    call: BEGIN,
    input: { invitation: "a-token", redirect: "/practice" },
  });
  screen.getByRole("button", { name: "Opening College..." });
});

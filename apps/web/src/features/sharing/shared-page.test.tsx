import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, crash, fakeServer, type Input, refuse } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { newDraft } from "@taiyari/domain/draft";
import { SharedPage } from "./shared-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEMPLATE = { id: "modern", name: "Modern", hasScript: false, margins: {}, defaults: {} };
const RESUME = { name: "Asha Verma", draft: newDraft(), template: TEMPLATE, updatedAt: "" };

async function open(respond: (input: Input) => Response) {
  const asked = fakeServer({ "POST /shared/": respond });
  await renderAt(SharedPage, "/shared");
  return asked;
}

async function give(password: string) {
  const field = await screen.findByLabelText("Password");
  await act(async () => void fireEvent.change(field, { target: { value: password } }));
  const button = screen.getByRole("button", { name: "Open resume" });
  await act(async () => void fireEvent.click(button));
}

test("says of a link that is none any more what to do", async () => {
  await open(() => refuse(404, "NOT_FOUND"));
  await screen.findByRole("heading", { name: "This link shows nothing any more" });
  expect(screen.getByText("Ask who sent it.", { exact: false })).toBeTruthy();
});

test("tries again when the server did not answer", async () => {
  let isUp = false;
  await open(() => (isUp ? answer(RESUME) : crash()));
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByRole("heading", { name: "Asha Verma" })).toBeTruthy();
});

test("says that a password was wrong, that too many were tried, and opens with the right one", async () => {
  const asked = await open(({ password }) => {
    if (password === "mango") return answer(RESUME);
    if (password === "many") return refuse(429, "TOO_MANY_ATTEMPTS", { retryAfterSeconds: 120 });
    return refuse(401, "PASSWORD_NEEDED", { wasWrong: password !== undefined });
  });
  expect(await screen.findByRole("heading", { name: "This resume has a password" })).toBeTruthy();
  expect(screen.queryByText(/That is not the password/)).toBeNull();
  await give("guava");
  expect(await screen.findByText(/That is not the password/)).toBeTruthy();
  await give("many");
  expect(
    await screen.findByText("Too many passwords were tried. Try again in 2 minutes."),
  ).toBeTruthy();
  await give("mango");
  expect(await screen.findByRole("heading", { name: "Asha Verma" })).toBeTruthy();
  expect(asked.filter(({ call }) => call.startsWith("POST /shared"))).toHaveLength(4);
  expect(document.title).toBe("Asha Verma, resume · Taiyari");
});

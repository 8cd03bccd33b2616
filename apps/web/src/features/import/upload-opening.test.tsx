import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, crash, fakeServer, refuse, type Answers } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { makeReading } from "../../testing/make-reading.ts";
import { UPLOAD_ID } from "../../testing/make-upload.ts";
import { resumeIdOf } from "../../shared/drafts/resume-of-upload.ts";
import { UploadOpening } from "./upload-opening.tsx";

afterEach(() => vi.unstubAllGlobals());

const READING = `GET /resume/uploads/${UPLOAD_ID}/reading` as const;
const ID = resumeIdOf(UPLOAD_ID, 3);
const SAVED = { revision: 1, savedAt: "2026-11-05T10:00:00Z" };

async function open(answers: Answers) {
  const asked = fakeServer(answers);
  const app = await renderAt(
    () => <UploadOpening uploadId={UPLOAD_ID} />,
    `/resume/editor?upload=${UPLOAD_ID}`,
  );
  return { ...app, asked };
}

test("says why an unreadable file is no beginning, and opens the editor without it", async () => {
  const { place } = await open({
    [READING]: () => refuse(422, "RESUME_UNREADABLE", { problem: "no-text" }),
  });
  await waitFor(() => expect(place()).toBe("/resume/editor"));
  expect(screen.getByText(/This file holds pictures and no text\./u)).toBeTruthy();
});

test("offers to try again when the server fails", async () => {
  await open({ [READING]: crash });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("makes the reading a resume under the id that belongs to it, and opens that", async () => {
  const { asked, place } = await open({
    [READING]: () => answer(makeReading()),
    "POST /resumes": () => answer(SAVED),
    [`GET /resumes/${ID}`]: () => refuse(500, "ANYTHING"),
  });
  await waitFor(() => expect(place()).toBe(`/resume/builder/${ID}`));
  expect(asked[1]).toMatchObject({
    call: "POST /resumes",
    input: { id: ID, name: "Data Analyst" },
  });
});

test("takes corrections along that only this device has, and makes another resume of them", async () => {
  const draft = {
    revision: 3,
    corrections: [{ kind: "set", field: { kind: "contact", field: "name" }, value: "Meera A." }],
  };
  window.localStorage.setItem(`resumeCorrections::${UPLOAD_ID}`, JSON.stringify(draft));
  const { asked, place } = await open({
    [READING]: () => answer(makeReading()),
    "POST /resumes": () => answer(SAVED),
  });
  await waitFor(() => expect(place()).toMatch(/^\/resume\/builder\//u));
  expect(asked[1]?.input["id"]).not.toBe(ID);
  expect(JSON.stringify(asked[1]?.input)).toContain("Meera A.");
});

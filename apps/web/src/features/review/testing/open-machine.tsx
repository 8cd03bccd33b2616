import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { UploadReading } from "@taiyari/contract";
import { vi } from "vitest";
import { session } from "../../../lib/session.ts";
import { answer, fakeServer, type Answers } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { fakeDocuments, type WorkerAnswers } from "../../../testing/fake-documents.ts";
import { UPLOAD_ID } from "../../../testing/make-upload.ts";
import { ReviewPage } from "../review-page.tsx";

export const READING = `GET /resume/uploads/${UPLOAD_ID}/reading` as const;
export const SAVE = `PUT /resume/uploads/${UPLOAD_ID}/corrections` as const;
const FILE = `GET /resume/uploads/${UPLOAD_ID}/file` as const;

const MEERA = {
  id: "meera",
  fullName: "Meera Joshi",
  email: "meera@example.in",
  phone: "+919876543210",
  role: "user",
  plan: "free",
  deleteAt: null,
  timeZone: "Asia/Kolkata",
  language: "en",
} as const;

const CAREERS = { skills: [], roles: [], industries: [] };

/**
 * Opens the page of Meera's resume, for Meera.
 *
 * @param more  the rest of its address: "&line=3"
 * @returns     what the server was asked
 */
export async function openMachine(
  upload: UploadReading,
  answers: Answers = {},
  worker: WorkerAnswers = {},
  more = "",
) {
  session.signedIn(MEERA);
  const asked = fakeServer({
    [READING]: () => answer(upload),
    [SAVE]: () => answer({ revision: 4, savedAt: "2026-11-05T10:00:00Z" }),
    [FILE]: () => new Response(new Uint8Array([1, 2, 3])),
    "GET /resume/careers/c1": () => answer(CAREERS),
    ...answers,
  });
  const start = fakeDocuments(worker);
  await renderAt(
    () => <ReviewPage startWorker={start} />,
    `/resume/report/machine?id=${UPLOAD_ID}${more}`,
  );
  return asked;
}

/** Ends the session and the stand-ins, after each test. */
export async function closeMachine(): Promise<void> {
  // What a screen sends on its way out still goes to the stand-in.
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  session.signedOut();
  vi.unstubAllGlobals();
}

/** Presses a button. */
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

/** Types over a field. */
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** The row of a field, by its button. */
export const rowOf = (name: string | RegExp) => screen.getByRole("button", { name }).parentElement;

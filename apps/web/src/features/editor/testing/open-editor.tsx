import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { applyEdit, newDraft, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { vi } from "vitest";
import { session } from "../../../lib/session.ts";
import { answer, fakeServer, refuse, type Answers } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { EditorPage } from "../editor-page.tsx";
import { unknownResume } from "../../../shared/drafts/unknown-resume.ts";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";

export const ID = "3f6b2c1e-5a8d-4c1e-9b7a-1d2e3f4a5b6c";
const ASHA_ID = "a1";
export const LIST = "GET /resumes";
export const SAVE = `PUT /resumes/${ID}` as const;
export const GET = `GET /resumes/${ID}` as const;

const saved = () => answer({ revision: 1, savedAt: "2026-11-21T10:00:00Z" });

export function set(section: string, item: string | null, field: string, value: string): DraftEdit {
  return { kind: "set-field", field: { section, item, field }, value };
}

export const ASHA: readonly DraftEdit[] = [
  set("personal", null, "fullName", "Asha Kulkarni"),
  { kind: "add-item", section: "experience", id: "e1" },
  set("experience", "e1", "title", "Senior Analyst"),
  set("experience", "e1", "company", "Saral Commerce"),
  set("experience", "e1", "startDate", "Jan 2025"),
  { kind: "add-item", section: "experience", id: "e2" },
  set("experience", "e2", "title", "Analyst"),
  set("experience", "e2", "description", "• One\n• Two"),
];

export function draftOf(edits: readonly DraftEdit[]): ResumeDraft {
  return edits.reduce(applyEdit, newDraft());
}

/** Opens the editor for somebody who is signed in; their browser keeps the draft these edits make, or none. */
export async function open(
  search = "",
  edits: readonly DraftEdit[] | null = ASHA,
  answers: Answers = {},
) {
  session.signedIn({
    id: ASHA_ID,
    fullName: "Asha Kulkarni",
    email: "asha@example.in",
    phone: "+919876543210",
    role: "user",
    plan: "free",
    deleteAt: null,
    timeZone: "Asia/Kolkata",
    language: "en",
  });
  fakeServer({
    "GET /resume/templates": () => answer({ templates: [], isPremiumEnforced: false }),
    [GET]: () => refuse(404, "NOT_FOUND"),
    "POST /resumes": saved,
    [SAVE]: saved,
    ...answers,
  });
  if (edits) {
    const opened = unknownResume(draftOf(edits));
    resumeStorage(ASHA_ID, ID).store(opened);
  }
  const page = await renderAt(
    () => (
      <EditorPage ShareDialog={() => null} LetterDialog={() => null} SharePicture={() => null} />
    ),
    `/resume/editor${search}`,
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
export const valueOf = (name: string) => field(name).value;
export const key = (target: Element, name: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(target, { key: name, ctrlKey: true, ...more }));
/** Of the section that is being edited. */
export const heading = () =>
  screen.getByRole("heading", { level: 2, name: /^(?!Resume Sections)/ }).textContent;
export const panel = () => within(screen.getByRole("complementary", { name: "Resume Sections" }));

/** Ends the session and the stand-ins, after each test. */
export async function closeEditor(): Promise<void> {
  // What a screen sends on its way out still goes to the stand-in.
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  session.signedOut();
  vi.unstubAllGlobals();
}

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answer,
  answerEvents,
  fakeServer,
  refuse,
  type Answers,
} from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { fakeRequest, type FakeRequest } from "../testing/fake-request.ts";
import { makeUpload, UPLOAD_ID } from "../../../testing/make-upload.ts";
import { WizardPage } from "./wizard-page.tsx";

const OPTIONS = { roles: ["Data Analyst"], industries: ["Banking and lending"] };

let request: FakeRequest;
beforeEach(() => {
  request = fakeRequest();
  vi.stubGlobal("XMLHttpRequest", function XMLHttpRequest() {
    return request.create();
  });
});
afterEach(() => {
  // What a screen sends on its way out still goes to the stand-in.
  cleanup();
  vi.unstubAllGlobals();
});

function open(query = "", answers: Answers = {}) {
  const asked = fakeServer({ "GET /resume/options": () => answer(OPTIONS), ...answers });
  const shown = renderAt(WizardPage, `/resume/metadata${query}`);
  return shown.then(({ place }) => ({ place, asked }));
}

const STORED: Answers = { [`GET /resume/uploads/${UPLOAD_ID}`]: () => answer(makeUpload()) };

function withStoredUpload(query = "", answers: Answers = {}) {
  window.localStorage.setItem("currentResumeId", UPLOAD_ID);
  return open(query, { ...STORED, ...answers });
}

async function choose(name: string, size = 1_000) {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("no file input");
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
}

describe("step 1", () => {
  test.each([
    ["a Word file", "cv.docx", 1_000, "Only PDF files are supported."],
    ["more than 10 MB", "cv.pdf", 10_485_761, "File size should be less than 10MB."],
  ])("refuses %s in the words of the specification", async (_what, name, size, sentence) => {
    await open();
    await choose(name, size);
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(screen.getByRole("button", { name: "Skip & Continue" })).toBeTruthy();
  });

  test("says why an upload failed", async () => {
    await open();
    await choose("cv.pdf");
    await act(async () => request.breakDown());
    expect(screen.getByRole("alert").textContent).toBe(
      "Failed to upload file: the connection was lost",
    );
  });

  test("says that nobody is logged in", async () => {
    await open("", { "GET /account/session": () => answer({ user: null }) });
    await choose("cv.pdf");
    await act(async () => request.answer(401, { code: "NOT_SIGNED_IN", message: "" }));
    expect(screen.getByRole("alert").textContent).toBe("You must be logged in to upload files.");
  });

  test("shows how much has gone, and can be stopped", async () => {
    await open();
    await choose("cv.pdf", 2_000);
    await act(async () => request.progress(1_240, 2_000));
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("62");
    await press("Cancel");
    expect(screen.getByText("Drop your resume here")).toBeTruthy();
    expect(window.localStorage.getItem("currentResumeId")).toBeNull();
  });

  test("skips without a file and continues with one", async () => {
    const { place } = await open();
    expect(screen.getByRole("button", { name: "Skip & Continue" })).toBeTruthy();
    await choose("cv.pdf");
    await act(async () => request.answer(201, makeUpload()));
    expect(screen.getByText("184 KB, 1 page, text can be read")).toBeTruthy();
    expect(window.localStorage.getItem("currentResumeId")).toBe(UPLOAD_ID);
    await press("Continue");
    expect(place()).toBe("/resume/metadata?step=2");
  });

  test("says in plain words that a stored file cannot be read", async () => {
    const unreadable = makeUpload({ status: "unreadable", problem: "no-text", read: null });
    await withStoredUpload("", { [`GET /resume/uploads/${UPLOAD_ID}`]: () => answer(unreadable) });
    expect(await screen.findByText("This file holds pictures and no text.")).toBeTruthy();
  });

  test("follows a file until it has been read", async () => {
    const events = Promise.withResolvers<Response>();
    const pending = makeUpload({ status: "pending", read: null });
    const { asked } = await withStoredUpload("", {
      [`GET /resume/uploads/${UPLOAD_ID}`]: () => answer(pending),
      "GET /resume/readings": () => events.promise,
    });
    expect(await screen.findByText("184 KB, being read")).toBeTruthy();
    await act(async () => events.resolve(answerEvents(makeUpload())));
    const said = "184 KB, 1 page, text can be read";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(asked.filter(({ call }) => call === "GET /resume/readings")).toMatchObject([
      { input: { "uploadIds[0]": UPLOAD_ID } },
    ]);
  });

  test("Change File forgets the file and its id", async () => {
    await withStoredUpload();
    await press("Change File");
    expect(screen.getByText("Drop your resume here")).toBeTruthy();
    expect(window.localStorage.getItem("currentResumeId")).toBeNull();
  });

  test("forgets an id that the server does not know any more", async () => {
    await withStoredUpload("", {
      [`GET /resume/uploads/${UPLOAD_ID}`]: () => refuse(404, "NOT_FOUND"),
    });
    expect(await screen.findByText("Drop your resume here")).toBeTruthy();
    expect(window.localStorage.getItem("currentResumeId")).toBeNull();
  });
});

describe("step 2", () => {
  const metadata = `PUT /resume/uploads/${UPLOAD_ID}/metadata` as const;

  test("keeps what was typed when the server does not answer, and says so", async () => {
    await withStoredUpload("?step=2");
    // Without an upload there is nothing to save the answers with.
    await screen.findByDisplayValue("Data Analyst");
    fireEvent.change(screen.getByLabelText("Target role"), {
      target: { value: "Product Analyst" },
    });
    await press("Continue");
    expect(await screen.findByText(/They are kept on this device/)).toBeTruthy();
    expect(JSON.stringify(window.localStorage)).toContain("Product Analyst");
  });

  test("keeps the field that is typed in when the upload arrives meanwhile", async () => {
    const arrival = Promise.withResolvers<Response>();
    await withStoredUpload("?step=2", {
      [`GET /resume/uploads/${UPLOAD_ID}`]: () => arrival.promise,
    });
    const domain = await screen.findByRole("combobox", { name: "Target domain" });
    const role = screen.getByLabelText("Target role");
    role.focus();
    fireEvent.change(role, { target: { value: "Product Ana" } });
    fireEvent.change(domain, { target: { value: "Bank" } });
    await act(async () => arrival.resolve(answer(makeUpload())));
    expect(await screen.findByDisplayValue("Data Analyst")).toBeTruthy();
    expect(screen.getByLabelText("Target role")).toBe(role);
    expect(document.activeElement).toBe(role);
    expect([role, domain]).toMatchObject([{ value: "Product Ana" }, { value: "Bank" }]);
  });

  test("Skip & Continue leads to the prompt and saves nothing", async () => {
    const { asked, place } = await withStoredUpload("?step=2");
    expect(await screen.findByDisplayValue("Data Analyst")).toBeTruthy();
    await press("Skip & Continue");
    expect(place()).toBe("/resume/metadata?step=next");
    expect(screen.getByRole("heading", { name: "What would you like to do next?" })).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith("PUT"))).toEqual([]);
  });

  test("Continue sends the answers, the prefilled ones among them, and leads to the prompt", async () => {
    const { asked, place } = await withStoredUpload("?step=2", {
      [metadata]: () => answer({ savedAt: "2026-11-05T10:42:00Z" }),
    });
    expect(await screen.findByDisplayValue("Data Analyst")).toBeTruthy();
    expect(screen.getAllByText("from your resume")).toHaveLength(2);
    fireEvent.click(screen.getByLabelText("Hybrid"));
    fireEvent.click(screen.getByLabelText("Senior"));
    fireEvent.click(screen.getByLabelText("Senior"));
    await press("Continue");
    expect(asked.find(({ call }) => call === metadata)?.input).toEqual({
      metadata: { currentRole: "Data Analyst", experience: "4-7", workMode: "hybrid" },
    });
    expect(place()).toBe("/resume/metadata?step=next");
  });
});

describe("the prompt", () => {
  test("leads to the report and the editor without an id when nothing was uploaded", async () => {
    await open("?step=next");
    expect(hrefOf(/Generate Report/)).toBe("/resume/report/result");
    expect(hrefOf(/Build Resume/)).toBe("/resume/editor");
  });

  test("begins no resume with a file that could not be read", async () => {
    const upload = makeUpload({ status: "unreadable", read: null, problem: "no-text" });
    await withStoredUpload("?step=next", {
      [`GET /resume/uploads/${UPLOAD_ID}`]: () => answer(upload),
    });
    await waitFor(() => expect(hrefOf(/Build Resume/)).toBe("/resume/editor"));
  });

  test("leads to the editor with the stored id while the server has not answered", async () => {
    await withStoredUpload("?step=next", {
      [`GET /resume/uploads/${UPLOAD_ID}`]: () => Promise.withResolvers<Response>().promise,
    });
    expect(hrefOf(/Build Resume/)).toBe(`/resume/editor?upload=${UPLOAD_ID}`);
  });

  test("adds the stored id to the addresses of the report and the editor", async () => {
    await withStoredUpload("?step=next");
    expect(await screen.findByDisplayValue("Data Analyst")).toBeTruthy();
    expect(hrefOf(/Generate Report/)).toBe(`/resume/report/result?id=${UPLOAD_ID}`);
    expect(hrefOf(/Build Resume/)).toBe(`/resume/editor?upload=${UPLOAD_ID}`);
  });
});

import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import { TAG, type ToWorker } from "../../lib/documents/messages.ts";
import { importSource } from "../../lib/documents/import-source.ts";
import { answer, fakeServer, refuse, type Answers } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { fakeDocuments } from "../../testing/fake-documents.ts";
import { makeReading } from "../../testing/make-reading.ts";
import { UPLOAD_ID } from "../../testing/make-upload.ts";
import { ImportPage } from "./import-page.tsx";

afterEach(() => vi.unstubAllGlobals());

/** Does what the worker does, on the page's own line. */
const readingWorker = (): WorkerLike => {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    terminate: () => undefined,
    postMessage(message) {
      const { id, question } = message as ToWorker;
      if (question.kind !== "take-in") return;
      void importSource(question.source).then((found) => {
        const data = { tag: TAG, id, ok: true, answer: found };
        return target.dispatchEvent(new MessageEvent("message", { data }));
      });
    },
  };
};

const SAVED = { revision: 1, savedAt: "2026-11-05T10:00:00Z" };

async function openImport(answers: Answers = {}, more = "", start = readingWorker) {
  const asked = fakeServer({ "POST /resumes": () => answer(SAVED), ...answers });
  const app = await renderAt(() => <ImportPage startWorker={start} />, `/resume/import${more}`);
  return { ...app, asked };
}

const give = (name: string, content: string) =>
  act(async () => {
    const input = screen.getByLabelText(/Resume to import|Choose another file/u);
    fireEvent.change(input, { target: { files: [new File([content], name)] } });
  });

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

const paste = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText("Or paste its text"), { target: { value: text } });
  });

const RESUME = JSON.stringify({
  basics: { name: "Rukmini <Deshpande>", label: "Planner" },
  work: [{ position: "Senior planner", name: "Koyna Foods", startDate: "2019-04" }],
});

test("says what is wrong with a file, names it, and takes the next one", async () => {
  await openImport();
  await give("orders.json", '{"orders": []}');
  const alert = await screen.findByText(/This JSON is no resume that Taiyari knows/u);
  expect(alert.textContent).toContain("It holds: orders.");
  expect(screen.getByText("orders.json")).toBeTruthy();
  await give("cv.json", RESUME);
  expect(await screen.findByRole("heading", { name: "This is what we understood" })).toBeTruthy();
});

test("asks for a text where none was pasted, without starting anything", async () => {
  const start = vi.fn(readingWorker);
  await openImport({}, "", start);
  await press("Read this text");
  expect(screen.getByRole("alert").textContent).toContain("There is no text yet.");
  expect(document.activeElement).toBe(screen.getByLabelText("Or paste its text"));
  expect(start).not.toHaveBeenCalled();
});

test("keeps a pasted text that is no resume, and takes it as a summary when told to", async () => {
  await openImport();
  await paste("The rain had stopped before the ferry left.");
  await press("Read this text");
  expect(
    await screen.findByText(/No work, study or skills were found in these 8 words/u),
  ).toBeTruthy();
  expect(screen.getByLabelText("Or paste its text")).toHaveProperty(
    "value",
    "The rain had stopped before the ferry left.",
  );
  await press("Take it as the summary");
  expect(
    await screen.findByText("No work, study or skills were found. Is this a resume?"),
  ).toBeTruthy();
});

test("can be stopped while it reads", async () => {
  await openImport({}, "", fakeDocuments({}));
  await give("slow.pdf", "%PDF-1.7");
  expect(screen.getByText("Reading it").getAttribute("role")).toBe("status");
  await press("Cancel");
  expect(screen.getByLabelText("Resume to import")).toBeTruthy();
});

test("shows every entry as text and asks the server for nothing before it is told to keep", async () => {
  const { asked, place } = await openImport();
  await give("cv.json", RESUME);
  const experience = await screen.findByRole("region", { name: "Experience" });
  expect(within(experience).getByText("Senior planner")).toBeTruthy();
  expect(within(experience).getByText("Koyna Foods · Apr 2019 – Present")).toBeTruthy();
  expect(screen.getByText("Rukmini <Deshpande>")).toBeTruthy();
  expect(asked).toEqual([]);

  await act(async () => {
    const name = screen.getByLabelText("Name of the new resume");
    fireEvent.change(name, { target: { value: "For food companies" } });
  });
  await press("Keep as a new resume");
  expect(asked).toMatchObject([{ call: "POST /resumes", input: { name: "For food companies" } }]);
  expect(place()).toMatch(/^\/resume\/builder\/[0-9a-f-]{36}$/u);
});

test("stays with what was understood when it cannot be kept, and says why", async () => {
  const { place } = await openImport({
    "POST /resumes": () => refuse(409, "LIMIT_REACHED", { most: 200 }),
  });
  await give("cv.json", RESUME);
  await screen.findByRole("region", { name: "Experience" });
  await press("Keep as a new resume");
  expect(screen.getByRole("alert").textContent).toContain("You have 200 resumes");
  expect(screen.getByRole("region", { name: "Experience" })).toBeTruthy();
  expect(place()).toBe("/resume/import");
});

test("begins anew when told to, without anything kept", async () => {
  const { asked } = await openImport();
  await give("cv.json", RESUME);
  await screen.findByRole("region", { name: "Experience" });
  await press("Start over");
  expect(screen.getByLabelText("Resume to import")).toBeTruthy();
  expect(asked).toEqual([]);
});

test("says of an upload that is gone or unreadable what is the matter", async () => {
  const READING = `GET /resume/uploads/${UPLOAD_ID}/reading` as const;
  await openImport({ [READING]: () => refuse(404, "NOT_FOUND") }, `?upload=${UPLOAD_ID}`);
  expect(await screen.findByRole("heading", { name: "This resume is not here" })).toBeTruthy();
});

test("shows what was read of an upload with its corrections", async () => {
  const field = { kind: "contact", field: "name" } as const;
  const upload = makeReading({
    corrections: [{ kind: "set", field, value: "Meera Anil Joshi" }],
  });
  await openImport(
    { [`GET /resume/uploads/${UPLOAD_ID}/reading`]: () => answer(upload) },
    `?upload=${UPLOAD_ID}`,
  );
  expect(await screen.findByText("Meera Anil Joshi")).toBeTruthy();
  expect(screen.queryByText("Meera Joshi")).toBeNull();
});

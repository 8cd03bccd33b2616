import { screen, within } from "@testing-library/react";
import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "../../../testing/render-app.tsx";
import { fakeDocuments } from "../../../testing/fake-documents.ts";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { ProofResults } from "./proof-results.tsx";
import { madeOf, set, setSkills } from "./testing/read-back-of.ts";

const ASHA = applyEdit(newDraft(), set("fullName", "Asha Rao"));
const LINES = ["Asha Rao", "Skills", "SQL, Power BI, Python"];

beforeEach(() => {
  const start = fakeDocuments({});
  function FakeWorker() {
    return start();
  }
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

async function show(draft: ResumeDraft, lines: readonly string[], missing: readonly string[] = []) {
  const store = createDraftStore(draft);
  const readBack = madeOf(draft, { lines, missing });
  await renderAt(
    () => <ProofResults readBack={readBack} resumeId="r" store={store} />,
    "/resume/builder/r/proof",
  );
  return { store };
}

const pages = () => screen.getByRole("figure", { name: /^The exported pages/ });

test("a field of which nothing tells where it should stand is named, and no line is cut out", async () => {
  await show(applyEdit(ASHA, set("phone", "+91 98220 41735")), ["Asha Rao"]);
  const card = screen.getByRole("region", { name: "Lost: Personal, Phone" });
  expect(within(card).getByText("Nothing")).toBeTruthy();
  expect(within(card).queryByRole("figure")).toBeNull();
  expect(pages().querySelector("[data-result=lost]")).toBeNull();
  expect(within(pages()).queryByText("Lost")).toBeNull();
});

test("a lost skill is outlined where it should stand, and its line is cut out", async () => {
  await show(applyEdit(ASHA, setSkills("SQL", "𝗣𝗼𝘄𝗲𝗿 𝗕𝗜", "Python")), LINES, Array.from("𝗣𝗼𝘄𝗲𝗿𝗕𝗜"));
  const card = screen.getByRole("region", { name: "Lost: Skills, Technical skills" });
  expect(within(card).getByText("□□□□□ □□")).toBeTruthy();
  expect(within(card).getByText("The line as it stands in the PDF, enlarged.")).toBeTruthy();
  expect(within(card).getByText(/search for “Power BI”/)).toBeTruthy();

  const lost = pages().querySelectorAll("rect[data-result=lost]");
  expect(lost).toHaveLength(1);
  // The line is 100 points wide, and these are eight of its twenty letters.
  const width = Number(lost[0]?.getAttribute("width"));
  expect(width).toBeGreaterThan(30);
  expect(width).toBeLessThan(55);
  // The tip beside the outline, and the word in the key.
  expect(within(pages()).getAllByText("Lost")).toHaveLength(2);
});

test("plain letters take the place of the symbols, and the other skills stay", async () => {
  const { store } = await show(applyEdit(ASHA, setSkills("SQL", "𝗣𝗼𝘄𝗲𝗿 𝗕𝗜")), LINES, ["𝗣"]);
  screen.getByRole("button", { name: "Replace with plain letters" }).click();
  expect(store.get().draft.resumeData.skills.technical).toEqual(["SQL", "Power BI"]);
});

test("a file in which everything is read shows no card and no loss", async () => {
  await show(applyEdit(ASHA, setSkills("SQL", "Python")), ["Asha Rao", "Skills", "SQL, Python"]);
  expect(screen.queryByRole("region", { name: /^Lost/ })).toBeNull();
  expect(screen.getByText("All 2 fields came back as you typed them.")).toBeTruthy();
  expect(pages().querySelectorAll("rect[data-result=same]").length).toBeGreaterThan(0);
});

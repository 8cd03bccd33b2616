import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ChatAnswer, StoredReport } from "@taiyari/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answer,
  answerEvents,
  type Answers,
  crash,
  fakeServer,
  refuse,
} from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { ChatPanel } from "./chat-panel.tsx";

const REPORT_ID = "0b8f7a52-8a70-4b7f-9d0c-4a2f0f3b9d01";
const CHAT = `/resume/reports/${REPORT_ID}/chat` as const;

/** What the panel looks at of a report. */
const STORED = {
  id: REPORT_ID,
  uploadId: "7c1d2a90-1b1f-4f1e-8f43-0c1a5f7e2b02",
  report: {
    checks: [{ id: "achievements", evidence: [{ line: 12 }] }],
    improvements: [{ checkId: "achievements" }],
  },
} as unknown as StoredReport;

const ANSWER: ChatAnswer = {
  engine: "built-in",
  about: "rewrite",
  paragraphs: [
    [
      { kind: "text", text: "I left it open " },
      { kind: "cite", citation: 1 },
      { kind: "text", text: "." },
    ],
    [
      { kind: "text", text: "It has 6 of 12 " },
      { kind: "cite", citation: 2 },
      { kind: "text", text: "." },
    ],
  ],
  citations: [
    { kind: "lines", lines: [12], quote: "• Responsible for reports" },
    { kind: "check", checkId: "achievements", text: "Achievements with a result, 6 of 12" },
    { kind: "term", term: "Power BI", text: "Power BI, found" },
    { kind: "lines", lines: [40, 41], quote: "SQL, Python" },
  ],
  rewrite: {
    line: 12,
    where: "Experience, Kaveri Retail, bullet 2",
    before: "Responsible for reports",
    text: "Wrote reports, [with what result?]",
  },
  suggestions: ["Will an ATS read it?"],
  isBeyond: false,
  fallback: null,
};
const EXCHANGE = {
  id: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  question: "Rewrite bullet 2",
  askedAt: "2026-11-05T10:42:00Z",
  answer: ANSWER,
};
const EMPTY = { exchanges: [], suggestions: ["What gets me past 80?"] };

const closed = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  closed.mockReset();
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answers: Answers) {
  const asked = fakeServer(answers);
  await renderAt(
    () => <ChatPanel id="chat" stored={STORED} onClose={closed} />,
    "/resume/report/result",
  );
  return asked;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Your question");

async function ask(question: string): Promise<void> {
  fireEvent.change(field(), { target: { value: question } });
  await act(async () => {
    fireEvent.keyDown(field(), { key: "Enter" });
  });
}

test("keeps a question that was not answered, says why, and asks it again under its id", async () => {
  let isDown = true;
  const asked = await open({
    [`GET ${CHAT}`]: () => answer(EMPTY),
    [`POST ${CHAT}`]: () =>
      isDown ? crash() : answerEvents({ kind: "answered", exchange: EXCHANGE }),
  });
  await screen.findByText(/Ask why a score/);
  await ask("Rewrite bullet 2");
  expect(await screen.findByText(/The answer did not arrive/)).toBeTruthy();
  expect(screen.getByText("Rewrite bullet 2")).toBeTruthy();

  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));

  expect(await screen.findByText("Built-in engine")).toBeTruthy();
  const ids = asked.filter(({ call }) => call.startsWith("POST")).map(({ input }) => input["id"]);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ["LIMIT_REACHED", 409, { most: 200 }, /as many questions as may be asked/],
  ["NOT_FOUND", 404, undefined, /This report is not here any more/],
])("says that %s cannot be helped by asking again", async (code, status, data, sentence) => {
  await open({
    [`GET ${CHAT}`]: () => answer(EMPTY),
    [`POST ${CHAT}`]: () => refuse(status, code, data),
  });
  await screen.findByText(/Ask why a score/);
  await ask("Why?");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask again" })).toBeNull();
});

test("says that what was asked before could not be loaded, and loads it again", async () => {
  let isDown = true;
  await open({
    [`GET ${CHAT}`]: () => (isDown ? crash() : answer({ exchanges: [EXCHANGE], suggestions: [] })),
  });
  expect(await screen.findByText(/could not be loaded/, {}, { timeout: 10_000 })).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Rewrite bullet 2", {}, { timeout: 10_000 })).toBeTruthy();
});

test("sends nothing that is empty, and a new line only with Shift", async () => {
  const asked = await open({ [`GET ${CHAT}`]: () => answer(EMPTY) });
  await screen.findByText(/Ask why a score/);
  await ask("   ");
  fireEvent.change(field(), { target: { value: "one" } });
  fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
  expect(asked.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  expect(field().value).toBe("one");
});

test("shows an answer with its sources, each leading to its place, and a wording with its blank", async () => {
  await open({ [`GET ${CHAT}`]: () => answer({ exchanges: [EXCHANGE], suggestions: [] }) });
  const sources = await screen.findByRole("list", { name: "Sources" });
  const links = within(sources)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["1Line 12Responsible for reports", "#evidence-achievements-12"],
    ["2Check: Achievements with a result, 6 of 12", "#check-achievements"],
    ["3Term: Power BI, found", "#term-power-20bi"],
    ["4Lines 40, 41SQL, Python", `/resume/report/machine?id=${STORED.uploadId}&line=40`],
  ]);
  expect(screen.getByRole("link", { name: "Source 1: Line 12" }).textContent).toBe("1");
  expect(screen.getByText("with what result?").tagName).toBe("SPAN");
  expect(screen.getByText("Built-in engine")).toBeTruthy();
});

test("says that the language model did not answer, where it was asked", async () => {
  const fallen = { ...EXCHANGE, answer: { ...ANSWER, fallback: "too-slow" } };
  await open({ [`GET ${CHAT}`]: () => answer({ exchanges: [fallen], suggestions: [] }) });
  expect(
    await screen.findByText(
      /The language model did not answer in time\. The built-in engine answered\./,
    ),
  ).toBeTruthy();
});

test("answers a question without an answer under its own id", async () => {
  const asked = await open({
    [`GET ${CHAT}`]: () => answer({ exchanges: [{ ...EXCHANGE, answer: null }], suggestions: [] }),
    [`POST ${CHAT}`]: () => answerEvents({ kind: "answered", exchange: EXCHANGE }),
  });
  expect(await screen.findByText("This question has no answer yet.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(await screen.findByText("Built-in engine")).toBeTruthy();
  expect(asked.at(-1)?.input["id"]).toBe(EXCHANGE.id);
});

test("asks a suggested question, and suggests others afterwards", async () => {
  await open({
    [`GET ${CHAT}`]: () => answer(EMPTY),
    [`POST ${CHAT}`]: () =>
      answerEvents(
        { kind: "partial", paragraphs: ANSWER.paragraphs.slice(0, 1), citations: [] },
        { kind: "answered", exchange: EXCHANGE },
      ),
  });
  fireEvent.click(await screen.findByRole("button", { name: "What gets me past 80?" }));
  expect(await screen.findByRole("button", { name: "Will an ATS read it?" })).toBeTruthy();
  expect(screen.getByText("Built-in engine")).toBeTruthy();
});

test("deletes the conversation once it was asked twice, and says when it could not", async () => {
  let exchanges = [EXCHANGE];
  let isDown = true;
  await open({
    [`GET ${CHAT}`]: () => answer({ exchanges, suggestions: [] }),
    [`DELETE ${CHAT}`]: () => {
      if (isDown) return crash();
      exchanges = [];
      return answer({});
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete this conversation" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("Rewrite bullet 2")).toBeTruthy();

  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(/Ask why a score/)).toBeTruthy();
});

test("Esc closes it", async () => {
  await open({ [`GET ${CHAT}`]: () => answer(EMPTY) });
  await screen.findByText(/Ask why a score/);
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(closed).toHaveBeenCalledOnce();
});

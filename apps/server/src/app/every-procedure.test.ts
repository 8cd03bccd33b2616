import { safe } from "@orpc/client";
import { isContractProcedure } from "@orpc/contract";
import { contract } from "@taiyari/contract";
import { newDraft } from "@taiyari/domain/draft";
import { beforeAll, describe, expect, test } from "vitest";
import { ok } from "@taiyari/domain/result";
import type { LearnerSql } from "../adapters/sql/learner-sql.ts";
import { makeInterview } from "../testing/interviews.ts";
import { makeRun } from "../testing/simulations.ts";
import { makeLetter } from "../testing/letters.ts";
import { openBrowser, openSignedInBrowser, type TestClient } from "../testing/test-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

type Who = "open" | "signedIn" | "admin";

/** Who may call each procedure. A procedure that is missing here fails the first test below. */
const WHO: Readonly<Record<string, Who>> = {
  "account.installation": "open",
  "account.signUp": "open",
  "account.signIn": "open",
  "account.signOut": "open",
  "account.session": "open",
  "account.requestPasswordReset": "open",
  "account.resetPassword": "open",
  "admin.listPeople": "admin",
  "admin.makeResetLink": "admin",
  "admin.coachSettings": "admin",
  "admin.testCoach": "admin",
  "admin.voiceSettings": "admin",
  "admin.testVoice": "admin",
  "coach.status": "signedIn",
  "coach.rewrite": "signedIn",
  "shell.search": "signedIn",
  "shell.journey": "signedIn",
  "resume.history": "signedIn",
  "resume.getUpload": "signedIn",
  "resume.followUploads": "signedIn",
  "resume.saveMetadata": "signedIn",
  "resume.saveDetails": "signedIn",
  "resume.deleteUpload": "signedIn",
  "resume.restoreUpload": "signedIn",
  "resume.makeReport": "signedIn",
  "resume.getReport": "signedIn",
  "resume.latestReport": "signedIn",
  "resume.readJob": "signedIn",
  "resume.options": "signedIn",
  "resume.getReading": "signedIn",
  "resume.saveCorrections": "signedIn",
  "resume.careers": "signedIn",
  "editor.listResumes": "signedIn",
  "editor.createResume": "signedIn",
  "editor.getResume": "signedIn",
  "editor.saveResume": "signedIn",
  "editor.renameResume": "signedIn",
  "editor.duplicateResume": "signedIn",
  "editor.deleteResume": "signedIn",
  "editor.restoreResume": "signedIn",
  "editor.listVersions": "signedIn",
  "editor.getVersion": "signedIn",
  "editor.keepVersion": "signedIn",
  "editor.renameVersion": "signedIn",
  "resume.listReportShares": "signedIn",
  "resume.createReportShare": "signedIn",
  "resume.revokeReportShare": "signedIn",
  "resume.openReportShare": "open",
  "editor.listShares": "signedIn",
  "editor.createShare": "signedIn",
  "editor.revokeShare": "signedIn",
  "editor.openShare": "open",
  "editor.templates": "signedIn",
  "chat.history": "signedIn",
  "chat.ask": "signedIn",
  "chat.clear": "signedIn",
  "learning.record": "signedIn",
  "learning.events": "signedIn",
  "learning.runSql": "signedIn",
  "learning.checkSql": "signedIn",
  "learning.placement": "signedIn",
  "assessment.state": "signedIn",
  "assessment.begin": "signedIn",
  "assessment.answer": "signedIn",
  "assessment.submit": "signedIn",
  "assessment.result": "signedIn",
  "certificates.issue": "signedIn",
  "certificates.mine": "signedIn",
  "certificates.setPublic": "signedIn",
  "certificates.open": "open",
  "interview.list": "signedIn",
  "interview.begin": "signedIn",
  "interview.one": "signedIn",
  "interview.record": "signedIn",
  "interview.remove": "signedIn",
  "interview.restore": "signedIn",
  "interview.judgement": "signedIn",
  "interview.judge": "signedIn",
  "simulation.list": "signedIn",
  "simulation.begin": "signedIn",
  "simulation.one": "signedIn",
  "simulation.record": "signedIn",
  "simulation.remove": "signedIn",
  "simulation.restore": "signedIn",
  "simulation.scenario": "signedIn",
  "simulation.reply": "signedIn",
  "simulation.issueCertificate": "signedIn",
  "simulation.certificate": "signedIn",
  "simulation.setCertificatePublic": "signedIn",
  "simulation.openCertificate": "open",
  "letters.listLetters": "signedIn",
  "letters.createLetter": "signedIn",
  "letters.getLetter": "signedIn",
  "letters.saveLetter": "signedIn",
  "letters.renameLetter": "signedIn",
  "letters.duplicateLetter": "signedIn",
  "letters.deleteLetter": "signedIn",
  "letters.restoreLetter": "signedIn",
  "voice.status": "open",
};

function pathsOf(router: object, prefix: readonly string[] = []): readonly string[] {
  return Object.entries(router).flatMap(([key, value]: [string, object]) =>
    isContractProcedure(value) ? [[...prefix, key].join(".")] : pathsOf(value, [...prefix, key]),
  );
}

/** Who may ask is tested here; what is run, in features/learning/sql.test.ts. */
const IDLE: LearnerSql = {
  run: async () => ok(null),
  explain: async () => ok(null),
  check: async () => ok({ kind: "empty" }),
  close: async () => undefined,
};

/** An id and texts that fit wherever a procedure wants one, so that what refuses is not the input. */
const ANY_INPUT = {
  uploadId: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  uploadIds: ["2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11"],
  reportId: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  userId: "nobody",
  metadata: {},
  details: {},
  jobDescription: "",
  query: "",
  question: "Why?",
  corrections: [],
  revision: 0,
  id: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  newId: "7d1f8a34-55b0-4d6f-8f0e-3f6b0c9e2a55",
  versionId: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  shareId: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  name: "Data analyst",
  page: "overview",
  exercise: "nothing",
  text: "SELECT 1",
  data: null,
  draft: newDraft(),
  letter: makeLetter(),
  resume: null,
  password: "a guess",
  expiresAt: "2126-11-21T00:00:00.000Z",
  showsContact: false,
  isListed: false,
  fields: [
    {
      kind: "text",
      field: { section: "personal", item: null, field: "summary" },
      context: "",
      text: "A data analyst.",
    },
  ],
  source: "A data analyst.",
  job: null,
  course: "no-such-course",
  code: "0000-0000",
  isPublic: true,
  answers: [{ question: "any", answer: "a", at: "2026-11-21T00:00:00.000Z" }],
  interview: makeInterview(),
  run: makeRun(),
  digest: "0123456789",
  person: "priya",
  message: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
  happened: [{ id: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11", at: 0, kind: "noted", text: "Seen." }],
  sentAt: "2026-11-21T00:00:00.000Z",
  events: [
    {
      id: "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11",
      at: "2026-11-21T00:00:00.000Z",
      zone: "Asia/Kolkata",
      kind: "page-opened",
      page: "overview",
    },
  ],
};

/** The procedures whose address names something, and the names of its parts: "/resumes/{id}/versions/{versionId}". */
function namingOf(router: object, prefix: readonly string[] = []): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(router).flatMap(([key, value]: [string, object]) => {
      const path = [...prefix, key];
      if (!isContractProcedure(value)) return Object.entries(namingOf(value, path));
      const names = [...(value["~orpc"].route.path ?? "").matchAll(/\{(\w+)\}/g)];
      return names.length === 0 ? [] : [[path.join("."), names.map(([, name = ""]) => name)]];
    }),
  );
}

/** What stands for something else than a row: `careers` answers today's for any version. */
const NO_ROWS = new Set(["resume.careers"]);

/** What a person may have in an address, and no id of ours is. */
const WRONG_IDS = [
  "abc",
  "42",
  "..",
  "' or 1=1 --",
  "नमस्ते",
  "00000000-0000-0000-0000-000000000000",
  "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c1",
  "x".repeat(2_000),
];

async function call(
  api: TestClient,
  path: string,
  instead: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const procedure = path.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), api);
  const work = (procedure as (input: unknown) => Promise<unknown>)({ ...ANY_INPUT, ...instead });
  const { error } = await safe(work);
  return error !== null && "code" in error ? error.code : "no error";
}

describe("every procedure of the contract", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ learnerSql: IDLE });
    await openSignedInBrowser(server.url);
  });

  test("is listed here with who may call it", () => {
    expect(Object.keys(WHO).toSorted()).toEqual(pathsOf(contract).toSorted());
  });

  const guarded = Object.keys(WHO).filter((path) => WHO[path] !== "open");

  test.each(guarded)("%s refuses a visitor", async (path) => {
    expect(await call(openBrowser(server.url).api, path)).toBe("NOT_SIGNED_IN");
  });

  test.each(guarded)("%s refuses a made-up cookie", async (path) => {
    const browser = openBrowser(server.url);
    browser.cookies.set("taiyari.session_token", "made.up");
    expect(await call(browser.api, path)).toBe("NOT_SIGNED_IN");
  });

  test.each(Object.keys(WHO).filter((path) => WHO[path] === "admin"))(
    "%s refuses a person who is no admin",
    async (path) => {
      const { api } = await openSignedInBrowser(server.url);
      expect(await call(api, path)).toBe("NOT_ADMIN");
    },
  );

  test.each(Object.keys(WHO).filter((path) => WHO[path] === "signedIn"))(
    "%s lets a signed-in person in",
    async (path) => {
      const { api } = await openSignedInBrowser(server.url);
      expect(["no error", "NOT_FOUND"]).toContain(await call(api, path));
    },
  );

  describe("that names something reads an id of the wrong form as absent", () => {
    let admin: TestClient;
    beforeAll(async () => {
      const { url } = await startTestServer();
      ({ api: admin } = await openSignedInBrowser(url));
    });

    const naming = Object.entries(namingOf(contract)).filter(([path]) => !NO_ROWS.has(path));

    test.each(naming)("%s", async (path, names) => {
      for (const id of WRONG_IDS) {
        const wrong = Object.fromEntries(names.map((name) => [name, id]));
        expect({ id, code: await call(admin, path, wrong) }).toEqual({ id, code: "NOT_FOUND" });
      }
    });

    test("is found", () => {
      expect(naming.map(([path]) => path)).toContain("editor.getVersion");
      expect(naming.length).toBeGreaterThan(20);
    });
  });
});

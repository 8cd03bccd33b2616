import { safe } from "@orpc/client";
import { contract } from "@taiyari/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ok } from "@taiyari/domain/result";
import type { LearnerSql } from "../adapters/sql/learner-sql.ts";
import { namingOf, pathsOf } from "../testing/contract-paths.ts";
import { codeOf } from "../testing/code-of.ts";
import { ANY_INPUT } from "../testing/any-input.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestClient,
} from "../testing/test-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

type Who = "open" | "signedIn" | "admin";

/** Who may call each procedure. A procedure that is missing here fails the first test below. */
const WHO: Readonly<Record<string, Who>> = {
  "account.installation": "open",
  "account.invitation": "open",
  "account.signUp": "open",
  "account.signIn": "open",
  "account.signOut": "open",
  "account.session": "open",
  "account.requestPasswordReset": "open",
  "account.resetPassword": "open",
  ...Object.fromEntries(pathsOf(contract.admin, ["admin"]).map((path) => [path, "admin"])),
  "coach.status": "signedIn",
  "coach.rewrite": "signedIn",
  "dashboard.read": "signedIn",
  "dashboard.activity": "signedIn",
  "shell.search": "signedIn",
  "shell.journey": "signedIn",
  "shell.next": "signedIn",
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
  "editor.renameShare": "signedIn",
  "editor.revokeShare": "signedIn",
  "editor.openShare": "open",
  "editor.linkPicture": "signedIn",
  "editor.keepLinkPicture": "signedIn",
  "editor.templates": "signedIn",
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
  "signInMethods.state": "signedIn",
  "connectedAccounts.beginSignIn": "open",
  "connectedAccounts.list": "signedIn",
  "connectedAccounts.connect": "signedIn",
  "connectedAccounts.confirm": "signedIn",
  "connectedAccounts.disconnect": "signedIn",
  "signInMethods.setPassword": "signedIn",
  "signInMethods.changePassword": "signedIn",
  "signInMethods.beginTwoStep": "signedIn",
  "signInMethods.confirmTwoStep": "signedIn",
  "signInMethods.newRecoveryCodes": "signedIn",
  "signInMethods.turnOffTwoStep": "signedIn",
  "signInMethods.signInWithCode": "open",
  "signInMethods.passkeyToAdd": "signedIn",
  "signInMethods.addPasskey": "signedIn",
  "signInMethods.renamePasskey": "signedIn",
  "signInMethods.removePasskey": "signedIn",
  "signInMethods.passkeyChallenge": "open",
  "signInMethods.signInWithPasskey": "open",
  "signInMethods.devices": "signedIn",
  "signInMethods.signOutDevice": "signedIn",
  "signInMethods.signOutOthers": "signedIn",
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
  ...Object.fromEntries(
    [
      ...pathsOf(contract.applications, ["applications"]),
      ...pathsOf(contract.assessment, ["assessment"]),
      ...pathsOf(contract.chat, ["chat"]),
      ...pathsOf(contract.goals, ["goals"]),
      ...pathsOf(contract.learning, ["learning"]),
      ...pathsOf(contract.letters, ["letters"]),
      ...pathsOf(contract.notifications, ["notifications"]),
      ...pathsOf(contract.profile, ["profile"]),
    ].map((path) => [path, "signedIn"]),
  ),
  "voice.status": "open",
  "ownData.summary": "signedIn",
  "ownData.documents": "signedIn",
  "ownData.leave": "signedIn",
  "ownData.keep": "signedIn",
};

/** Who may ask is tested here; what is run, in features/learning/sql.test.ts. */
const IDLE: LearnerSql = {
  run: async () => ok(null),
  explain: async () => ok(null),
  check: async () => ok({ kind: "empty" }),
  close: async () => undefined,
};

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

/** How somebody signed in is refused what asks for a proof that it is them as well. */
const OWN_PROOF = [
  "HAS_PASSWORD",
  "EMAIL_DIFFERS",
  "WRONG_PASSWORD",
  "WRONG_CODE",
  "NOT_ON",
  "PASSKEY_REFUSED",
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

  describe("of an account without a phone number", () => {
    const OF_WELCOME = [
      "profile.saveDetails",
      "connectedAccounts.confirm",
      "ownData.summary",
      "ownData.leave",
      "ownData.keep",
    ];
    let browser: SignedInBrowser;
    beforeAll(async () => {
      browser = await openSignedInBrowser(server.url);
      const { pool } = server.database;
      await pool.query("update profile.user set phone = '' where id = $1", [browser.userId]);
    });

    test.each(guarded.filter((path) => !OF_WELCOME.includes(path)))(
      "%s is refused",
      async (path) => {
        expect(await call(browser.api, path)).toBe("PHONE_NEEDED");
      },
    );

    test("so are files, and nothing is once the number is given", async () => {
      const upload = () =>
        browser.request("/api/v1/resume/uploads", { method: "PUT", body: "%PDF" });
      const refused = await upload();
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: "PHONE_NEEDED" }]);
      expect(await call(browser.api, "ownData.leave")).not.toBe("PHONE_NEEDED");
      expect((await browser.api.account.session()).user).toMatchObject({ phone: "" });
      expect(await codeOf(browser.api.ownData.summary())).toBe("no error");

      await browser.api.profile.saveDetails({ phoneNumber: "9876543210" });
      expect(await codeOf(browser.api.dashboard.read())).toBe("no error");
      expect((await upload()).status).not.toBe(403);
    });
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
      expect(["no error", "NOT_FOUND", ...OWN_PROOF]).toContain(await call(api, path));
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

import { describe, expect, test } from "vitest";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";
import { device } from "./testing/device.ts";
import { savingWords } from "../state/saving.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { fakeResumeServer, withResume } from "./testing/fake-resume-server.ts";
import { begin, on, type } from "./testing/world.ts";

describe("what the server refuses", () => {
  test.each([
    [{ kind: "refused", reason: "too-large" }, "too-large"],
    [{ kind: "refused", reason: "premium-template" }, "premium-template"],
    [{ kind: "refused", reason: "limit-reached" }, "limit-reached"],
    [{ kind: "refused", reason: "invalid" }, "failed"],
    [{ kind: "gone" }, "deleted"],
  ] as const)("is not asked again before something changes: %j", async (refusal, shown) => {
    const { clock, open, onServer } = await begin();
    const tab = await open("asha");
    tab.connection.refusal = refusal;
    type(tab, "title", "Analyst");
    await clock.advance(60_000);
    expect(tab.sync.get()).toEqual({ kind: shown });
    const { total } = tab.connection.traffic;
    await clock.advance(60_000);
    expect(tab.connection.traffic.total).toBe(total);
    tab.connection.refusal = null;
    expect(on(tab, "title")).toBe("Analyst");
    type(tab, "title", "Senior Analyst");
    await clock.advance(2_000);
    expect(onServer("title")).toBe("Senior Analyst");
  });

  test("waits for a sign-in when the session has ended, and goes on after it", async () => {
    const clock = fakeClock();
    const fake = fakeResumeServer();
    await withResume(fake);
    const asha = device("asha", fake, clock);
    const tab = await asha.open();
    asha.session.isOpen = false;
    type(tab, "title", "Analyst");
    await clock.advance(60_000);
    expect(tab.sync.get()).toEqual({ kind: "signed-out" });
    expect(await tab.sync.saveNow()).toBe(false);
    asha.session.isOpen = true;
    tab.sync.wake();
    await clock.advance(0);
    expect(tab.sync.get()).toMatchObject({ kind: "saved" });
    expect(fake.rows()?.revision).toBe(2);
  });

  test("brings a resume back that was deleted elsewhere, with what was typed since", async () => {
    const { clock, fake, open, onServer } = await begin();
    const tab = await open("asha");
    fake.remove();
    type(tab, "title", "Analyst");
    await clock.advance(2_000);
    expect(tab.sync.get()).toEqual({ kind: "deleted" });
    await tab.sync.restore();
    expect(onServer("title")).toBe("Analyst");
  });
});

describe("sending", () => {
  test("makes nothing on the server of a resume in which nothing was done", async () => {
    const { clock, fake, open } = await begin({ isThere: false });
    const tab = await open("asha");
    await clock.advance(60_000);
    tab.close();
    await clock.advance(60_000);
    expect(fake.rows()).toBeNull();
    expect(resumeStorage("asha", "r1").read()).toBeNull();
  });

  test("creates a new resume within two seconds of rest", async () => {
    const { clock, open, onServer } = await begin({ isThere: false });
    const tab = await open("asha");
    type(tab, "title", "Analyst");
    expect(tab.sync.get()).toEqual({ kind: "saving" });
    await clock.advance(2_000);
    expect(onServer("title")).toBe("Analyst");
    expect(tab.sync.get()).toMatchObject({ kind: "saved" });
  });

  test("is on the server within ten seconds while somebody types on, one request at a time", async () => {
    const { clock, open, onServer } = await begin({ wait: 400 });
    const tab = await open("asha");
    for (let letter = 1; letter <= 100; letter++) {
      type(tab, "summary", "x".repeat(letter));
      // oxlint-disable-next-line no-await-in-loop -- one letter after another
      await clock.advance(100);
    }
    expect(String(onServer("summary")).length).toBeGreaterThan(80);
    expect(tab.connection.traffic).toMatchObject({ most: 1 });
    expect(tab.connection.traffic.total).toBeLessThan(5);
    await clock.advance(3_000);
    expect(onServer("summary")).toBe("x".repeat(100));
  });

  test("keeps each change in the browser a moment later, under the key of the specification too", async () => {
    const { clock, open } = await begin({ isThere: false });
    const tab = await open("asha");
    tab.connection.line = "lost-request";
    type(tab, "title", "Analyst");
    await clock.advance(100);
    expect(JSON.parse(window.localStorage.getItem("resumeDraft") ?? "")).toMatchObject({
      resumeId: "r1",
      resumeData: { personal: { title: "Analyst" } },
    });
    tab.crash();
    expect(on(await open("asha"), "title")).toBe("Analyst");
  });

  test("says that it waits, and sends by itself when the server is back", async () => {
    const { clock, open, onServer } = await begin();
    const tab = await open("asha");
    tab.connection.line = "lost-request";
    type(tab, "title", "Analyst");
    await clock.advance(3_600_000);
    expect(tab.sync.get()).toEqual({ kind: "waiting" });
    tab.connection.line = "up";
    await clock.advance(30_000);
    expect(onServer("title")).toBe("Analyst");
  });

  test("says that the server has no space left, and sends by itself once there is some", async () => {
    const { clock, open, onServer } = await begin();
    const tab = await open("asha");
    tab.connection.refusal = { kind: "no-space" };
    type(tab, "title", "Analyst");
    await clock.advance(3_600_000);
    expect(tab.sync.get()).toEqual({ kind: "no-space" });
    expect(savingWords(tab.sync.get(), 0)).toBe(
      "Kept on this device: the server has no space left",
    );
    tab.connection.refusal = null;
    await clock.advance(30_000);
    expect(onServer("title")).toBe("Analyst");
  });

  test("asks nobody about what it sent itself when only the answer was lost", async () => {
    const { clock, open, onServer, fake } = await begin();
    const tab = await open("asha");
    tab.connection.line = "lost-answer";
    type(tab, "title", "Ana");
    await clock.advance(2_000);
    type(tab, "title", "Analyst");
    tab.connection.line = "up";
    await clock.advance(30_000);
    expect(tab.sync.get()).toMatchObject({ kind: "saved" });
    expect(onServer("title")).toBe("Analyst");
    expect(fake.versions()).toEqual([]);
  });

  test("sends again after a crash what it does not know to be heard, and then the rest", async () => {
    const { clock, open, onServer } = await begin();
    const tab = await open("asha");
    tab.connection.line = "lost-answer";
    type(tab, "title", "Ana");
    await clock.advance(1_300);
    type(tab, "title", "Analyst");
    await clock.advance(100);
    tab.crash();
    const next = await open("asha");
    await clock.advance(5_000);
    expect(on(next, "title")).toBe("Analyst");
    expect(onServer("title")).toBe("Analyst");
    expect(next.sync.get()).toMatchObject({ kind: "saved" });
  });

  test("Save Draft sends at once, and says whether the server has it", async () => {
    const { open, onServer } = await begin();
    const tab = await open("asha");
    tab.connection.line = "lost-request";
    type(tab, "title", "Analyst");
    expect(await tab.sync.saveNow()).toBe(false);
    tab.connection.line = "up";
    expect(await tab.sync.saveNow()).toBe(true);
    expect(onServer("title")).toBe("Analyst");
  });
});

import { newDraft, valueOf } from "@taiyari/domain/draft";
import { reconcileDrafts } from "@taiyari/domain/versions";
import { describe, expect, test } from "vitest";
import { device } from "./testing/device.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { fakeResumeServer, withResume } from "./testing/fake-resume-server.ts";
import { begin, field, on, type } from "./testing/world.ts";

async function twoDevices() {
  const world = await begin();
  return { ...world, laptop: await world.open("laptop"), phone: await world.open("phone") };
}

async function twoTabs() {
  const clock = fakeClock();
  const fake = fakeResumeServer();
  await withResume(fake);
  const asha = device("asha", fake, clock);
  return { clock, fake, one: await asha.open(), other: await asha.open() };
}

describe("two devices", () => {
  test("that changed different places are put together without a question", async () => {
    const { clock, laptop, phone, onServer } = await twoDevices();
    type(laptop, "title", "Analyst");
    await clock.advance(2_000);
    type(phone, "location", "Pune");
    await clock.advance(2_000);
    expect([on(phone, "title"), on(phone, "location")]).toEqual(["Analyst", "Pune"]);
    expect([onServer("title"), onServer("location")]).toEqual(["Analyst", "Pune"]);
    await clock.advance(60_000);
    laptop.sync.wake();
    await clock.advance(0);
    expect(on(laptop, "location")).toBe("Pune");
  });

  test("that changed the same place: the later one is asked, and nothing is sent before", async () => {
    const { clock, laptop, phone, onServer } = await twoDevices();
    type(laptop, "title", "Analyst");
    await clock.advance(2_000);
    type(phone, "title", "Engineer");
    type(phone, "location", "Pune");
    await clock.advance(60_000);
    expect(phone.sync.get()).toEqual({ kind: "conflict" });
    expect(onServer("title")).toBe("Analyst");
    expect(await phone.sync.saveNow()).toBe(false);
    const sides = phone.sync.sides();
    expect(sides && reconcileDrafts(sides).conflicts).toEqual([
      expect.objectContaining({ label: "Personal · Title", before: "Analyst", after: "Engineer" }),
    ]);
  });

  test.each([
    { keys: [], chosen: "Engineer", lost: "Analyst" },
    { keys: ["personal/title"], chosen: "Analyst", lost: "Engineer" },
  ])("keep $lost among the versions when $chosen is chosen", async ({ keys, chosen, lost }) => {
    const { clock, fake, laptop, phone, onServer } = await twoDevices();
    type(laptop, "title", "Analyst");
    await clock.advance(2_000);
    type(phone, "title", "Engineer");
    type(phone, "location", "Pune");
    await clock.advance(2_000);
    const sides = phone.sync.sides();
    const all = sides ? reconcileDrafts(sides).conflicts.map(({ key }) => key) : [];
    phone.sync.resolve(new Set(keys.length === 0 ? [] : all));
    await clock.advance(2_000);
    expect([onServer("title"), onServer("location")]).toEqual([chosen, "Pune"]);
    expect(phone.sync.get()).toMatchObject({ kind: "saved" });
    expect(fake.versions().map(({ doc }) => valueOf(doc, field("title")))).toEqual([lost]);
    phone.store.undo();
    expect(on(phone, "title")).toBe("Engineer");
  });

  test("ask again after a crash in the middle of the question", async () => {
    const { clock, laptop, phone, open } = await twoDevices();
    type(laptop, "title", "Analyst");
    await clock.advance(2_000);
    type(phone, "title", "Engineer");
    await clock.advance(2_000);
    phone.crash();
    const again = await open("phone");
    await clock.advance(2_000);
    expect(again.sync.get()).toEqual({ kind: "conflict" });
    expect(on(again, "title")).toBe("Engineer");
  });
});

describe("two tabs of one browser", () => {
  test("follow each other, also without a server", async () => {
    const { clock, one, other } = await twoTabs();
    one.connection.line = "lost-request";
    other.connection.line = "lost-request";
    type(one, "title", "Analyst");
    await clock.advance(500);
    expect(on(other, "title")).toBe("Analyst");
    type(other, "location", "Pune");
    await clock.advance(500);
    expect([on(one, "title"), on(one, "location")]).toEqual(["Analyst", "Pune"]);
  });

  test("know that a saving of one saves the other", async () => {
    const { clock, fake, one, other } = await twoTabs();
    type(one, "title", "Analyst");
    await clock.advance(2_000);
    expect(on(other, "title")).toBe("Analyst");
    await clock.advance(10_000);
    expect(other.sync.get()).toMatchObject({ kind: "saved" });
    expect(other.connection.traffic.total).toBe(1);
    expect(fake.rows()?.revision).toBe(2);
  });

  test("that write the same place within a moment keep what gives way as a version", async () => {
    const { clock, fake, one, other } = await twoTabs();
    type(one, "title", "Analyst");
    type(other, "title", "Engineer");
    await clock.advance(30_000);
    expect(on(one, "title")).toBe(on(other, "title"));
    const titles = [fake.rows(), ...fake.versions()].map(
      (each) => each && valueOf(each.doc, field("title")),
    );
    expect(titles).toHaveLength(2);
    expect(new Set(titles)).toEqual(new Set(["Analyst", "Engineer"]));
  });
});

test("shows nobody what another person has not sent yet, and gives it back to that person", async () => {
  const { clock, open } = await begin({ isThere: false });
  const asha = await open("asha");
  asha.connection.line = "lost-request";
  type(asha, "title", "Analyst");
  await clock.advance(100);
  asha.close();
  const ravi = await open("ravi");
  expect(on(ravi, "title")).toBe(valueOf(newDraft(), field("title")));
  type(ravi, "title", "Engineer");
  await clock.advance(100);
  ravi.close();
  expect(on(await open("asha"), "title")).toBe("Analyst");
});

import { beforeEach, expect, test } from "vitest";
import type { SessionUser } from "@taiyari/contract";
import { clearOnSignOut, storedPerson, storePerson } from "./last-person.ts";
import { createSessionStore } from "./session-store.ts";

const asha: SessionUser = {
  id: "a",
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "+919876543210",
  role: "user",
  plan: "premium",
  deleteAt: null,
  timeZone: "Asia/Kolkata",
  language: "en",
};
const ravi: SessionUser = { ...asha, id: "r", fullName: "Ravi Nair" };

function openSession(answers: readonly (SessionUser | null)[]) {
  const left = [...answers];
  const tabs = { tell: () => undefined, listen: () => () => undefined };
  const store = createSessionStore({
    fetchUser: async () => left.shift() ?? null,
    tabs,
    retryMs: 9,
  });
  clearOnSignOut(store);
  return store;
}

beforeEach(() => localStorage.clear());

test("nobody is remembered of a storage that is empty or damaged", () => {
  expect(storedPerson()).toBeNull();
  localStorage.setItem("lastPerson", "{no");
  expect(storedPerson()).toBeNull();
  localStorage.setItem("lastPerson", '{"id":7}');
  expect(storedPerson()).toBeNull();
});

test("a person is remembered without the phone number", () => {
  storePerson(asha);

  expect(storedPerson()).toEqual({ ...asha, phone: "" });
  expect(JSON.stringify(localStorage)).not.toContain("9876543210");
});

test("a person who is still there stays remembered", async () => {
  storePerson(asha);
  await openSession([asha]).start();

  expect(storedPerson()?.id).toBe("a");
});

test("whoever signs out is forgotten", async () => {
  storePerson(asha);
  const session = openSession([asha]);
  await session.start();
  session.signedOut();

  expect(storedPerson()).toBeNull();
});

test("so is whoever the server does not know any more", async () => {
  storePerson(asha);
  await openSession([null]).start();
  expect(storedPerson()).toBeNull();

  storePerson(asha);
  const session = openSession([asha, null]);
  await session.start();
  await session.refresh();
  expect(storedPerson()).toBeNull();
});

test("so is whoever gave way to somebody else", async () => {
  storePerson(asha);
  await openSession([ravi]).start();

  expect(storedPerson()).toBeNull();
});

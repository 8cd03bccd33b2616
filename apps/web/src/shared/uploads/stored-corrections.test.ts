import type { Correction } from "@taiyari/domain/resume";
import type { Corrections } from "@taiyari/domain/correct";
import { recordOf, type StoredRecord } from "@taiyari/domain/sync";
import { beforeEach, expect, test } from "vitest";
import { correctionsStorage, unsentCorrections } from "./stored-corrections.ts";

beforeEach(() => localStorage.clear());

const KEY = "resumeCorrections:asha:u1";
const EMAIL: Correction = {
  kind: "set",
  field: { kind: "contact", field: "email" },
  value: "a@example.in",
};
const BASE = { revision: 3, doc: [] };
const UNSENT: StoredRecord<Corrections> = { ...recordOf<Corrections>([], BASE), doc: [EMAIL] };

test.each(["", "{", "null", "[]", '{"revision":"3","corrections":[]}', '{"revision":3}'])(
  "finds nothing in %j",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(correctionsStorage("asha", "u1").read()).toBeNull();
    expect(unsentCorrections("asha", "u1")).toBeNull();
  },
);

test("reads what was stored before the base was: every list begins with the empty one", () => {
  localStorage.setItem(KEY, JSON.stringify({ revision: 3, corrections: [EMAIL] }));
  expect(correctionsStorage("asha", "u1").read()).toEqual(UNSENT);
  expect(unsentCorrections("asha", "u1")).toEqual({ revision: 3, corrections: [EMAIL] });
});

test("gives back everything it was given, to that person alone", () => {
  const displaced = [{ id: "d1", name: "", doc: [EMAIL, EMAIL] }];
  const record = { ...UNSENT, inFlight: [EMAIL], displaced };
  correctionsStorage("asha", "u1").store(record);
  expect(correctionsStorage("asha", "u1").read()).toEqual(record);
  expect(correctionsStorage("ravi", "u1").read()).toBeNull();
  expect(correctionsStorage("asha", "u2").read()).toBeNull();
});

test("shows other tabs what the server has all of, and removes that when asked, but nothing that another tab stored since", () => {
  const [one, other] = [correctionsStorage("asha", "u1"), correctionsStorage("asha", "u1")];
  const sent = recordOf<Corrections>([EMAIL], { revision: 4, doc: [EMAIL] });
  one.store(UNSENT);
  one.store(sent);
  expect(one.read()).toBeNull();
  expect(unsentCorrections("asha", "u1")).toBeNull();
  expect(other.storedElsewhere()).toEqual(sent);
  one.removeSent();
  expect(localStorage.getItem(KEY)).toBeNull();
  one.store(UNSENT);
  other.store({ ...UNSENT, doc: [EMAIL, EMAIL] });
  one.store(sent);
  one.removeSent();
  expect(unsentCorrections("asha", "u1")?.corrections).toHaveLength(2);
});

test("hears of another tab once, and never of itself", () => {
  const [one, other] = [correctionsStorage("asha", "u1"), correctionsStorage("asha", "u1")];
  one.store(UNSENT);
  expect(one.storedElsewhere()).toBeNull();
  expect(other.storedElsewhere()).toEqual(UNSENT);
  expect(other.storedElsewhere()).toBeNull();
});

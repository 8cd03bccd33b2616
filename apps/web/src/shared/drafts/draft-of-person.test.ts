import { newDraft } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { draftOfPerson } from "./draft-of-person.ts";

test("a new resume is empty for nobody", () => {
  expect(draftOfPerson(null)).toEqual(newDraft());
});

test("a new resume begins with what the account knows, and with nothing it does not", () => {
  const person = { fullName: "Asha Rao", email: "asha@example.in", phone: "+919876543210" };
  expect(draftOfPerson(person).resumeData.personal).toMatchObject({
    fullName: "Asha Rao",
    title: "",
    email: "asha@example.in",
    phone: "+91 98765 43210",
    location: "",
  });
  const aiming = draftOfPerson({ ...person, phone: "", targetRole: "Data Analyst" });
  expect(aiming.language).toBeUndefined();
  expect(draftOfPerson({ ...person, language: "en" })).toEqual(draftOfPerson(person));
  expect(draftOfPerson({ ...person, language: "ta" }).language).toBe("ta");
  expect(aiming.resumeData.personal).toMatchObject({ title: "Data Analyst", phone: "" });
});

import { describe, expect, test } from "vitest";
import { findEmails } from "../patterns/email.ts";
import { findPhones } from "../patterns/phone.ts";
import { findUrls } from "../patterns/urls.ts";

const cut = (text: string, matches: readonly { from: number; to: number }[]) =>
  matches.map(({ from, to }) => text.slice(from, to));

describe("findPhones", () => {
  test.each([
    "2014 - 2018",
    "Jan 2020 – Mar 2021",
    "12,34,567",
    "500034",
    "CGPA 8.75/10",
    "id abc9845123467",
    "10.5.2.1",
  ])("finds none in %j", (text) => {
    expect(findPhones(text)).toEqual([]);
  });

  test.each([
    "+91 98220 41735",
    "+91-7012345678",
    "09845123467",
    "(+91) 90000 12121",
    "98290-11223",
    "0141-2345678",
    "+1 (555) 010-0199",
    "+49 151 23456789",
    "000-000-0000",
  ])("finds %j whole, however improbable", (number) => {
    const text = `Pune | ${number} | asha@example.in`;
    expect(cut(text, findPhones(text))).toEqual([number]);
  });

  test("parts two numbers that a stroke with blanks sets apart", () => {
    const text = "98290-11223 / 0141-2345678";
    expect(cut(text, findPhones(text))).toEqual(["98290-11223", "0141-2345678"]);
  });
});

describe("findEmails", () => {
  test("finds none in a handle", () => {
    expect(findEmails("@asharao on Twitter")).toEqual([]);
  });

  test.each(["asha.rao@example.co.in", "a_b+c@x-y.org"])("finds %j among other words", (mail) => {
    expect(cut(`E-mail: ${mail}.`, findEmails(`E-mail: ${mail}.`))).toEqual([mail]);
  });
});

describe("findUrls", () => {
  test.each(["Node.js and ASP.NET", "B.Tech, 2019", "e.g. this", "asha@example.in"])(
    "finds none in %j",
    (text) => {
      expect(findUrls(text)).toEqual([]);
    },
  );

  test.each([
    "github.com/asharao",
    "https://asha.example.org/work?x=1",
    "www.asharao.in",
    "asharao.dev",
  ])("finds %j", (url) => {
    expect(cut(`See ${url}, please`, findUrls(`See ${url}, please`))).toEqual([url]);
  });
});

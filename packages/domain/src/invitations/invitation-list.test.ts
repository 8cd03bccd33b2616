import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFile, readInvitationList, type InvitationLine } from "./index.ts";
import { readCsvRecords } from "./csv-records.ts";

function lines(text: string, batch = ""): readonly InvitationLine[] {
  const read = readInvitationList(text, batch);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

describe("a file that is no list of people", () => {
  test.each([
    ["", { kind: "empty" }],
    ["name,email\n", { kind: "empty" }],
    ["name,address\nAsha,asha@example.in", { kind: "no-address-column" }],
    ["Asha Rao,asha@example.in", { kind: "no-address-column" }],
    ['name,email\nAsha,asha@example.in\n"Ravi,ravi@example.in', { kind: "open-quote", line: 3 }],
    [`email\n${"a@b.in\n".repeat(2_001)}`, { kind: "too-many", most: 2_000 }],
  ])("%j is refused", (text, problem) => {
    expect(readInvitationList(text, "")).toEqual({ ok: false, problem });
  });
});

describe("a line", () => {
  test.each([
    ["asha@", "bad-address"],
    ["", "bad-address"],
    ["asha@example.in", null],
  ])("with the address %j has the problem %j", (email, problem) => {
    expect(lines(`name;email\nAsha;${email}`)[0]?.problem).toBe(problem);
  });

  test("without a name, and with an address of before, says so and where it stands", () => {
    const text = 'Email,Name\n,\n\n"a@b.in","Rao\nAsha"\nA@B.IN,Asha again\nc@d.in,\n';
    expect(lines(text).map(({ line, name, problem }) => [line, name, problem])).toEqual([
      [4, "Rao Asha", null],
      [6, "Asha again", "twice"],
      [7, "", "no-name"],
    ]);
  });

  test.each([
    ["9876543210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["9.88E+09", ""],
    ["12345", ""],
  ])("with the number %j has %j", (phone, digits) => {
    expect(lines(`name,email,mobile no.\nA,a@b.in,${phone}`)[0]?.phone).toBe(digits);
  });

  test.each([
    ["9.88E+09", true],
    ["12345", true],
    ["9876543210", false],
    ["", false],
  ])("with the number %j says whether it is left out: %j", (phone, isLeftOut) => {
    expect(lines(`name,email,mobile\nA,a@b.in,${phone}`)[0]?.isPhoneLeftOut).toBe(isLeftOut);
  });
});

test("columns come in any order, by many names, and the batch of the whole file fills gaps", () => {
  const text =
    "sep=;\r\nRoll No;E-mail ID;First Name;Surname;Class\r\n1;a@b.in;Asha;Rao;2026 ECE\r\n2;c@d.in;रवि;मेनन;\r\n";
  expect(lines(text, "2027 CSE")).toMatchObject([
    { line: 3, name: "Asha Rao", batch: "2026 ECE" },
    { line: 4, name: "रवि मेनन", batch: "2027 CSE" },
  ]);
});

test.each([",", ";", "\t", "|"])("fields stand between %j", (sign) => {
  const text = `\uFEFFname${sign}email\r"Rao, A; B"${sign}a@b.in`;
  expect(lines(text)[0]).toMatchObject({ line: 2, name: "Rao, A; B", email: "a@b.in" });
});

test("what is written is read again, and no field begins a formula", () => {
  const field = fc.string({ unit: fc.constantFrom('"', ",", "\n", "=", "+", "a", "ह", ";") });
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field), { minLength: 1 }), (rows) => {
      const read = readCsvRecords(csvFile([["first", "second"], ...rows]));
      const fields = read.ok ? read.value.slice(1).map((record) => record.fields) : null;
      const given = rows
        .map((row) => row.map((value) => (/^\s*[=+]/u.test(value) ? `'${value}` : value).trim()))
        .filter((row) => row.some((value) => value !== ""));
      expect(fields).toEqual(given);
    }),
  );
});

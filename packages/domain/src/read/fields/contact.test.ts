import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { valueOf } from "../testing/read.ts";
import { readResume } from "../read-resume.ts";

const contactOf = (...lines: readonly PageLine[]) => readResume(documentOf(page(lines))).contact;
const name = (text: string): PageLine => [text, { size: 22 }];

/** Half of a large name, with a line of the address beside it. */
const beside = (text: string, address: string): PageLine => [
  [
    [text, { size: 30 }],
    [address, { x: 440 }],
  ],
  { leading: 34 },
];

/** A line of a form. */
const field = (label: string, value: string): PageLine => [
  [
    [label, { x: 50 }],
    [`: ${value}`, { x: 170 }],
  ],
  { size: 12 },
];

describe("readContact", () => {
  test("finds nothing on an empty page, and says so", () => {
    expect(contactOf()).toEqual({
      name: null,
      headline: null,
      email: null,
      phone: null,
      location: null,
      links: [],
    });
  });

  test("reads a name and an address in forms whose colons stand with the values, and takes no label for the name", () => {
    const form = contactOf(
      ["BIO-DATA", { size: 16, bold: true }],
      field("Name", "Asha Govind Rao"),
      field("Father's Name", "Govind Rao"),
      field("Address", "At Post Wai, Dist. Satara, Maharashtra 412803"),
      field("E-mail ID", "agr77@example.in"),
    );
    expect(valueOf(form.name)).toBe("Asha Govind Rao");
    expect(valueOf(form.location)).toBe("At Post Wai, Dist. Satara, Maharashtra 412803");
  });

  test("reads an address that a narrow column breaks at its hyphen", () => {
    const broken = contactOf(name("Asha Rao"), "asha-", "rao@example.in");
    expect(valueOf(broken.email)).toBe("asha-rao@example.in");
  });

  test("drops a hyphen that only breaks an address, where the name is whole without it", () => {
    const broken = contactOf(name("Asha Raghavan"), "ragha-", "van@example.in");
    expect(valueOf(broken.email)).toBe("raghavan@example.in");
  });

  test("reads the first of two numbers that stand side by side", () => {
    const { phone } = contactOf(name("Asha Rao"), "(515) 555-0142 (402) 555-0199");
    expect(valueOf(phone)).toBe("(515) 555-0142");
  });

  test("takes no relative's name of a form for the person's", () => {
    const form = ["Father's Name : Harish Rao", "Mobile : 98220 41735"];
    expect(valueOf(contactOf("BIO-DATA", ...form).name)).not.toBe("Father's Name");
    expect(valueOf(contactOf("BIO-DATA", "1. Name : Asha Rao", ...form).name)).toBe("Asha Rao");
    expect(valueOf(contactOf("BIO-DATA", "Name / नाम : Asha Rao", ...form).name)).toBe("Asha Rao");
  });

  test("reads a name with the calling behind its comma, and a family name before one", () => {
    const { name: told, headline } = contactOf(name("Asha Rao, Senior Accountant"), "a@example.in");
    expect([valueOf(told), valueOf(headline)]).toEqual(["Asha Rao", "Senior Accountant"]);
    expect(valueOf(contactOf(name("Rao, Asha"), "asharao@example.in").name)).toBe("Rao, Asha");
  });

  test("leaves a host behind a comma out of the place, and reads a place behind its label", () => {
    expect(valueOf(contactOf(name("Asha Rao"), "Pune, asharao.example").location)).toBe("Pune");
    expect(valueOf(contactOf(name("Asha Rao"), "Place: Kelwa").location)).toBe("Kelwa");
  });

  test("takes neither the name again nor a form's label for the headline", () => {
    expect(valueOf(contactOf(name("Asha Rao"), "ASHA RAO", "Accountant").headline)).toBe(
      "Accountant",
    );
    const form: PageLine = [
      [
        ["Position", {}],
        ["Primary School Teacher", { x: 200 }],
      ],
      {},
    ];
    expect(valueOf(contactOf(name("Asha Rao"), form).headline)).toBe("Primary School Teacher");
    const address: PageLine = [
      [
        ["Anschrift", {}],
        ["Querweg 3, 34119 Kassel", { x: 200 }],
      ],
      {},
    ];
    expect(contactOf(name("Asha Rao"), address).headline).toBeNull();
  });

  test("reads a number broken at a blank", () => {
    const { phone } = contactOf(name("Asha Rao"), "asha@example.in", "+49 711 2204", "8861");
    expect(valueOf(phone)).toBe("+49 711 2204 8861");
  });

  test("takes a calling for a name where the e-mail address says it", () => {
    const { name: read } = contactOf(name("Anna Baker"), "anna.baker@example.in");
    expect(valueOf(read)).toBe("Anna Baker");
  });

  test("reads a large name of two lines beside an address", () => {
    const read = contactOf(
      beside("Sharada", "12 Tank Road"),
      beside("Nandan", "s.nandan@example.in"),
    );
    expect(valueOf(read.name)).toBe("Sharada Nandan");
  });

  test("parts a name printed without its blank at its hump", () => {
    expect(valueOf(contactOf(name("AshaRaghavan"), "hello@example.in").name)).toBe("Asha Raghavan");
  });

  test("reads a name broken over three lines", () => {
    const { name: read } = contactOf(name("Asha"), name("Vijay"), name("Rao"), "avr@example.in");
    expect(valueOf(read)).toBe("Asha Vijay Rao");
  });

  test("takes a host for a link whatever it ends in, and a degree for none", () => {
    const { links } = contactOf(name("Asha Rao"), "B.Com | asharao.example");
    expect(links.map((link) => link.value.url)).toEqual(["asharao.example"]);
  });

  test.each<[string, PageLine[], string]>([
    ["large at the top", [name("Asha Rao"), "asha@example.in"], "Asha Rao"],
    [
      "in capitals with initials",
      [name("K. R. SUBRAMANIAM"), "krs@example.in"],
      "K. R. SUBRAMANIAM",
    ],
    ["in Devanagari", [name("स्नेहा गुप्ता"), "sneha@example.in"], "स्नेहा गुप्ता"],
    ["in Chinese", [name("王小明"), "wang@example.cn"], "王小明"],
    ["on two lines", [name("Asha"), name("Rao"), "asha.rao@example.in"], "Asha Rao"],
    ["before a bar", [name("Asha Rao | Data Analyst"), "a@example.in"], "Asha Rao"],
    ["with degrees after a comma", [name("Asha Rao, MBA, PMP"), "a@example.in"], "Asha Rao"],
    [
      "after a label, below a title",
      [["CURRICULUM VITAE", { size: 16 }], "Name: Asha Rao", "asharao@example.in"],
      "Asha Rao",
    ],
    [
      "no larger than the text, but like the e-mail address",
      ["Data Analyst", "Asha Rao", "asha.rao@example.in"],
      "Asha Rao",
    ],
    ["letters set apart", [name("A S H A  R A O"), "asha@example.in"], "ASHA RAO"],
    ["printed without a blank", [name("ASHARAO"), "asha.rao@example.in"], "ASHA RAO"],
  ])("reads a name %s", (_look, lines, expected) => {
    expect(contactOf(...lines).name?.value).toBe(expected);
  });

  test("reads headline, e-mail, phone, place and links from the head", () => {
    const contact = contactOf(
      name("Asha Rao"),
      ["Senior Data Analyst", { size: 14 }],
      "asha@example.in | +91 98220 41735 | Pune, Maharashtra | linkedin.com/in/asharao",
    );
    expect([contact.headline, contact.email, contact.phone, contact.location].map(valueOf)).toEqual(
      ["Senior Data Analyst", "asha@example.in", "+91 98220 41735", "Pune, Maharashtra"],
    );
    expect(contact.links.map((link) => link.value)).toEqual([
      { url: "linkedin.com/in/asharao", label: "LinkedIn" },
    ]);
  });

  test("takes the person's own number, not a referee's", () => {
    const contact = contactOf(
      name("Asha Rao"),
      "98220 41735",
      ["References", { size: 14, bold: true }],
      "Dr. Menon, +91 90000 11111, menon@example.in",
    );
    expect(valueOf(contact.phone)).toBe("98220 41735");
    expect(contact.email).toBeNull();
  });

  test("reads where words lead that can be clicked", () => {
    const sheet = {
      ...page([name("Asha Rao"), "My work"]),
      links: [{ url: "https://asha.example.org", x: 50, y: 80, width: 40, height: 12 }],
    };
    expect(readResume(documentOf(sheet)).contact.links.map((link) => link.value.url)).toEqual([
      "https://asha.example.org",
    ]);
  });

  test("reads an e-mail address that a narrow column breaks over two lines, at both places", () => {
    const { email } = contactOf(name("Asha Rao"), "asha.rao@example", ".co.in", "98220 41735");
    expect(email?.value).toBe("asha.rao@example.co.in");
    expect(email?.places).toHaveLength(2);
  });

  test("puts no e-mail address together from lines that only stand below each other", () => {
    expect(contactOf(name("Asha Rao"), "@asharao", "Analyst, 98220 41735").email).toBeNull();
  });

  test.each(["(2015 - 2018)", "(06/2015 - 05/2018)", "(2015–2018)"])(
    "takes years in brackets for no telephone number: %s",
    (years) => {
      const { phone } = contactOf(name("Asha Rao"), `Bachelor of Science, Statistics · ${years}`);
      expect(phone).toBeNull();
    },
  );

  test("takes a number behind a bracket that opens with what could be a year", () => {
    const { phone } = contactOf(name("Asha Rao"), "(2012) 345 6789");
    expect(valueOf(phone)).toBe("(2012) 345 6789");
  });

  test("takes a stretch of time behind a company ending in P for no telephone number", () => {
    expect(
      contactOf(name("Asha Rao"), "asha@example.in", "Experience", "Rao LLP 04/2017 - 09/2020")
        .phone,
    ).toBeNull();
  });

  test("reads a headline with a slash and a number in a product's name", () => {
    const { headline } = contactOf(name("Asha Rao"), "SAP S/4HANA Consultant", "a@example.in");
    expect(valueOf(headline)).toBe("SAP S/4HANA Consultant");
  });

  test("reads a headline that ends on the line below", () => {
    const contact = contactOf(name("Asha Rao"), "MECHANICAL DESIGN", "ENGINEER", "asha@example.in");
    expect(valueOf(contact.headline)).toBe("MECHANICAL DESIGN ENGINEER");
  });

  test("reads a name in small letters with an initial, where the address says it too", () => {
    expect(valueOf(contactOf(name("asha k. rao"), "asha.rao@example.in").name)).toBe("asha k. rao");
  });

  test("reads a headline whose words are set apart as one", () => {
    const spread: PageLine = [
      [
        ["MECHANICAL", { x: 50 }],
        ["DESIGN", { x: 112 }],
        ["ENGINEER", { x: 154 }],
      ],
      {},
    ];
    const contact = contactOf(name("Asha Rao"), spread, "asha@example.in");
    expect(valueOf(contact.headline)).toBe("MECHANICAL DESIGN ENGINEER");
  });

  test.each<[string, PageLine[], string]>([
    [
      "a street above its town",
      ["Plot 12, Sector 9", "Adipur, Kutch 370205"],
      "Plot 12, Sector 9 Adipur, Kutch 370205",
    ],
    [
      "a street with the postal code above its town",
      ["Calle Mayor 14, 31001", "Pamplona, España"],
      "Calle Mayor 14, 31001 Pamplona, España",
    ],
    ["a town above its state", ["Dharwad 580 001", "Karnataka"], "Dharwad 580 001 Karnataka"],
    ["a town above words of another kind", ["Dharwad 580 001", "Analyst"], "Dharwad 580 001"],
  ])("reads %s", (_layout, lines, location) => {
    expect(valueOf(contactOf(name("Asha Rao"), ...lines, "asha@example.in").location)).toBe(
      location,
    );
  });
});

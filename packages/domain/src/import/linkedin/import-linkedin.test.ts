import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bare, counter, taken } from "../testing/imported.ts";
import { importLinkedin } from "./import-linkedin.ts";
import { readCsv } from "./read-csv.ts";

const read = (files: Readonly<Record<string, string>>, others: readonly string[] = []) =>
  importLinkedin(new Map(Object.entries(files)), counter(), others);

const EXPORT = {
  "Profile.csv":
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\nRukmini,Deshpande,,"4, Tilak Road",,"Supply chain, planning","Plans for 60 plants.\n\n- Cut stock by 18%",Logistics,411030,"Pune, Maharashtra",,"[PORTFOLIO:https://rukmini.in,OTHER:https://talks.rukmini.in]",\r\n',
  "Positions.csv":
    'Company Name,Title,Description,Location,Started On,Finished On\nSahyadri Motors,Planning lead,"• Runs S&OP  • Saved ""₹3 crore""",Pune,Apr 2021,\nKoyna Foods,Planner,,Satara,Jun 2016,Mar 2021\n',
  "Education.csv":
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nCOEP Pune,2012,2016,,"B.Tech, Production",Robotics club\n',
  "Skills.csv": "Name\nSAP APO\nForecasting\n",
  "Projects.csv":
    "Title,Description,Url,Started On,Finished On\nLane planner,Routes milk vans,https://lane.example,Jan 2020,Mar 2020\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nCPIM,https://ascm.example,ASCM,May 2019,May 2024,77-12\n",
  "Languages.csv": "Name,Proficiency\nMarathi,Native or bilingual proficiency\nHindi,\n",
  "Honors.csv": "Title,Description,Issued On\nPlanner of the year,Western region,Feb 2020\n",
  "Publications.csv":
    'Name,Published On,Description,Publisher,Url\nMilk runs,"Jan 5, 2021",On vans,Logistics Today,https://lt.example\n',
  "Recommendations_Received.csv":
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nIqbal,Shaikh,Koyna Foods,Director,"Calm, exact.","02/03/21, 10:00 AM",VISIBLE\nSecret,Person,Koyna Foods,Clerk,Nice,"02/04/21, 10:00 AM",HIDDEN\n',
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.in,Yes,No,1/1/20\nrukmini@example.in,Yes,Yes,1/2/20\n",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+91 98220 44444,Mobile\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nSnehalaya,Teacher,Children,Jan 2018,Dec 2018,Maths\n",
};

describe("importLinkedin refuses", () => {
  test("files that are none of LinkedIn's, and names them", () => {
    expect(read({ "photo.jpg": "", "notes.csv": "a,b" }, ["video.mp4"])).toEqual({
      ok: false,
      problem: { kind: "not-linkedin", found: ["photo.jpg", "notes.csv", "video.mp4"] },
    });
  });

  test.each(["", "Name\n", "only,notes\nwithout,a header\n", "\uFEFF\n\n"])(
    "an export that holds nothing: %j",
    (text) => {
      expect(read({ "Skills.csv": text })).toEqual({ ok: false, problem: { kind: "empty" } });
    },
  );
});

describe("importLinkedin", () => {
  test("puts every table where it belongs", () => {
    const { draft, source } = taken(read(EXPORT));
    const data = draft.resumeData;
    expect(source).toBe("linkedin");
    expect(data.personal).toEqual({
      fullName: "Rukmini Deshpande",
      title: "Supply chain, planning",
      email: "rukmini@example.in",
      phone: "+91 98220 44444",
      location: "Pune, Maharashtra",
      linkedin: "",
      website: "https://rukmini.in",
      summary: "Plans for 60 plants.\n• Cut stock by 18%",
      photo: "",
    });
    expect(bare(data.experience)).toEqual([
      {
        title: "Planning lead",
        company: "Sahyadri Motors",
        location: "Pune",
        startDate: "Apr 2021",
        endDate: "",
        current: true,
        description: '• Runs S&OP\n• Saved "₹3 crore"',
      },
      {
        title: "Planner",
        company: "Koyna Foods",
        location: "Satara",
        startDate: "Jun 2016",
        endDate: "Mar 2021",
        current: false,
        description: "",
      },
    ]);
    expect(bare(data.education)[0]).toMatchObject({
      degree: "B.Tech, Production",
      description: "Robotics club",
    });
    expect(data.skills).toEqual({
      technical: ["SAP APO", "Forecasting"],
      soft: [],
      languages: ["Marathi (Native or bilingual proficiency)", "Hindi"],
    });
    expect(bare(data.certifications)[0]).toEqual({
      name: "CPIM",
      issuer: "ASCM",
      date: "May 2019",
      expiry: "May 2024",
      description: "License number 77-12\nhttps://ascm.example",
    });
    expect(bare(data.publications)[0]).toMatchObject({
      date: "Jan 5, 2021",
      url: "https://lt.example",
    });
    expect(bare(data.references)).toEqual([
      {
        name: "Iqbal Shaikh",
        position: "Director",
        company: "Koyna Foods",
        email: "",
        phone: "",
        reference: "Calm, exact.",
      },
    ]);
    expect(data.custom.map(({ name }) => name)).toEqual(["Profiles", "Volunteering", "Not placed"]);
  });

  test("keeps references hidden, and what has no field in the hidden section", () => {
    const { draft, leftOut } = taken(read(EXPORT, ["Connections.csv", "messages.csv"]));
    const shown = draft.sections.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
    expect(shown).not.toContain("references");
    expect(leftOut.map(({ where, text, isKept }) => [where, text, isKept])).toEqual([
      ["Email Addresses.csv, row 1", "old@example.in", true],
      ["Recommendations_Received.csv, row 2", "Secret Person, Clerk, Koyna Foods\nNice", true],
      ["Profile.csv, row 1", "4, Tilak Road", true],
      ["Profile.csv, row 1", "Logistics", true],
      ["Profile.csv, row 1", "411030", true],
      ["Other files", "Connections.csv, messages.csv", false],
    ]);
  });

  test("passes over notes above a header, and finds files in a folder under any capitals", () => {
    const { draft } = taken(
      read({
        "Basic_LinkedInDataExport/positions.CSV":
          'Notes:\n"When exporting, see\nthis, please"\n\nCompany Name,Title,Description,Location,Started On,Finished On\nSahyadri Motors,Lead,,,2020,\n',
      }),
    );
    expect(bare(draft.resumeData.experience)[0]).toMatchObject({
      company: "Sahyadri Motors",
      title: "Lead",
    });
  });

  test("never throws, whatever the files hold", () => {
    const name = fc.constantFrom(...Object.keys(EXPORT), "x.csv", "__proto__");
    const text = fc.oneof(
      fc.string(),
      fc
        .constantFrom(...Object.values(EXPORT))
        .chain((whole) => fc.nat(whole.length).map((end) => whole.slice(0, end))),
      fc
        .array(fc.constantFrom('"', ",", "\n", "\r", "Name", "__proto__", "Title", "First Name"), {
          maxLength: 30,
        })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(fc.dictionary(name, text, { noNullPrototype: true }), (files) => {
        expect(() => read(files)).not.toThrow();
      }),
    );
  });
});

describe("readCsv", () => {
  test.each([
    ["", []],
    ["\n\r\n,,\n", []],
    ["a,b\r\nc", [["a", "b"], ["c"]]],
    ['"a ""q""","b\nc",', [['a "q"', "b\nc", ""]]],
    ['"never closed, a\nb', [["never closed, a\nb"]]],
    ['"a"b,c', [["ab", "c"]]],
    ["\uFEFFa", [["a"]]],
  ])("reads %j", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  test("gives back whatever was written with quotes", () => {
    const field = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1 }), { maxLength: 5 }), (rows) => {
        const told = rows.map((row) => ["x", ...row]);
        const text = told
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))
          .join("\n");
        expect(readCsv(text)).toEqual(told);
      }),
    );
  });
});

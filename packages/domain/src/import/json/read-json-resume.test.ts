import { describe, expect, test } from "vitest";
import { bare, counter, taken } from "../testing/imported.ts";
import { importJson } from "./import-json.ts";
import { JSON_RESUME } from "./testing/json-resume.ts";

const read = (value: unknown) => importJson(JSON.stringify(value), counter());

describe("a JSON Resume, imported", () => {
  test("puts every part where it belongs", () => {
    const { draft, source } = taken(read(JSON_RESUME));
    const data = draft.resumeData;
    expect(source).toBe("json-resume");
    expect(data.personal).toEqual({
      fullName: "Farhan Qureshi",
      title: "Structural Engineer",
      email: "farhan@example.in",
      phone: "+91 99300 11223",
      location: "14 Lake Road, Bhopal, Madhya Pradesh, IN",
      linkedin: "https://linkedin.com/in/farhanq",
      website: "https://farhanq.in",
      summary: "Eleven years of bridges.",
      photo: "",
    });
    expect(bare(data.experience)).toEqual([
      {
        title: "Lead Engineer",
        company: "Narmada Infra",
        location: "Bhopal",
        startDate: "Apr 2019",
        endDate: "",
        current: true,
        description: "Leads bridge design.\n• Checked 31 spans.\n• Saved ₹2.1 crore of steel.",
      },
      {
        title: "Engineer",
        company: "Tapti Consultants",
        location: "",
        startDate: "15 Jul 2015",
        endDate: "Mar 2019",
        current: false,
        description: "",
      },
    ]);
    expect(bare(data.education)[0]).toMatchObject({
      degree: "M.Tech., Structural Engineering",
      institution: "MANIT Bhopal",
      startDate: "2013",
      endDate: "2015",
      description: "8.9 CGPA\n• Bridge Engineering",
    });
    expect(data.skills).toEqual({
      technical: ["AutoCAD"],
      soft: ["Mentoring"],
      languages: ["Urdu (Native)", "Hindi"],
      groups: [
        expect.objectContaining({ name: "Analysis (Master)", skills: ["STAAD", "SAP2000"] }),
      ],
    });
    expect(bare(data.projects)[0]).toMatchObject({
      role: "Designer, Owner",
      startDate: "Feb 2022",
      description: "Low-cost bridges.\n• Built in 9 days.",
      technologies: ["Steel"],
    });
    expect(bare(data.certifications)[0]).toMatchObject({
      date: "Jan 2020",
      description: "https://pmi.org/1",
    });
    expect(bare(data.publications)[0]).toMatchObject({
      date: "2018",
      url: "https://doi.org/10.1/x",
    });
    expect(data.custom.map(({ name }) => name)).toEqual([
      "Profiles",
      "Volunteering",
      "Interests",
      "Not placed",
    ]);
  });

  test("shows the sections that hold something, and hides what has no place", () => {
    const { draft, understood, leftOut } = taken(read(JSON_RESUME));
    const hidden = draft.sections.filter(({ isHidden }) => isHidden).map(({ id }) => id);
    expect(hidden).toEqual([draft.resumeData.custom.at(-1)?.id]);
    expect(understood.find(({ section }) => section === "experience")).toEqual({
      section: "experience",
      name: "Experience",
      count: 2,
      titles: ["Lead Engineer · Narmada Infra", "Engineer · Tapti Consultants"],
      isHidden: false,
    });
    expect(leftOut.map(({ where, field, text }) => [where, field, text])).toEqual([
      ["work 1", "url", "https://narmada.example"],
      ["projects 1", "entity", "Shiksha Setu"],
    ]);
  });

  test("reads the names of the drafts before 1.0.0", () => {
    const { draft } = taken(
      read({
        bio: {
          name: "Farhan Qureshi",
          picture: "",
          websites: { blog: "http://fq.in" },
          profiles: { github: "fq" },
        },
        work: [
          {
            company: "Narmada Infra",
            position: "Engineer",
            website: "http://n.in",
            startDate: "2014-06-29",
            endDate: "2015-01-01",
          },
        ],
        education: [{ institution: "MANIT", area: "Civil", studyType: "B.Tech.", gpa: "3.6/4.0" }],
        awards: [{ title: "Prize", awardDate: "2012" }],
        publications: [{ name: "Paper", website: "http://p.in" }],
        hobbies: [{ name: "Chess" }],
      }),
    );
    const data = draft.resumeData;
    expect(data.personal).toMatchObject({ fullName: "Farhan Qureshi", website: "http://fq.in" });
    expect(bare(data.experience)[0]).toMatchObject({
      company: "Narmada Infra",
      startDate: "29 Jun 2014",
      endDate: "Jan 2015",
      current: false,
    });
    expect(bare(data.education)[0]?.description).toBe("3.6/4.0");
    expect(bare(data.awards)[0]?.date).toBe("2012");
    expect(bare(data.publications)[0]?.url).toBe("http://p.in");
    expect(data.custom.map(({ name, content }) => [name, content])).toContainEqual([
      "Interests",
      "Chess",
    ]);
  });
});

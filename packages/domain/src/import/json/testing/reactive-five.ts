/** A section as version 5 writes it. */
function five(title: string, items: readonly object[], hidden = false) {
  return { title, icon: "", columns: 1, hidden, items };
}

const link5 = (url: string, label = "") => ({ website: { url, label, inlineLink: false } });

/** A resume as Reactive Resume 5 exports it, with posts within a company and sections of its own. */
export const VERSION_5 = {
  picture: { hidden: true, url: "data:image/png;base64,iVBORw0KGgo=", size: 80 },
  basics: {
    name: "Tenzin Bhutia",
    headline: "Site reliability engineer",
    email: "tenzin@example.in",
    phone: "",
    location: "Gangtok",
    website: { url: "https://tenzin.in", label: "" },
    customFields: [
      { id: "c", icon: "", text: "in/tenzinb", link: "https://www.linkedin.com/in/tenzinb" },
    ],
  },
  summary: { title: "", hidden: false, columns: 1, content: "<p>Keeps things up.</p>" },
  sections: {
    experience: five("Experience", [
      {
        id: "e",
        hidden: false,
        company: "Himal Cloud",
        position: "",
        location: "Remote",
        period: "2018 - Present",
        ...link5(""),
        description: "",
        roles: [
          {
            id: "r1",
            position: "Lead SRE",
            period: "Jan 2022 - Present",
            description: "<ul><li>99.99%</li></ul>",
          },
          { id: "r2", position: "SRE", period: "2018 - 2021", description: "<p>On call.</p>" },
        ],
      },
    ]),
    education: five("Education", [
      {
        id: "d",
        hidden: false,
        school: "NIT Sikkim",
        degree: "B.Tech.",
        area: "CSE",
        grade: "9.1",
        location: "Ravangla",
        period: "2014 - 2018",
        ...link5(""),
        description: "",
      },
    ]),
    skills: five("Skills", [
      { id: "s", hidden: false, name: "Linux", proficiency: "", level: 0, keywords: [] },
    ]),
    languages: five(
      "Languages",
      [{ id: "l", hidden: false, language: "Nepali", fluency: "Native", level: 5 }],
      true,
    ),
    profiles: five("Profiles", [
      {
        id: "p",
        hidden: false,
        network: "GitHub",
        username: "tb",
        ...link5("https://github.com/tb"),
      },
    ]),
  },
  customSections: [
    {
      ...five(
        "Talks",
        [
          {
            id: "t",
            hidden: false,
            title: "Calm on-call",
            publisher: "SREcon",
            date: "2023",
            ...link5("https://talk.example"),
            description: "<p>Forty minutes.</p>",
          },
        ],
        true,
      ),
      id: "x1",
      type: "publications",
    },
    {
      ...five("Cover letter", [
        { id: "u", hidden: false, recipient: "<p>The team</p>", content: "<p>Dear all</p>" },
      ]),
      id: "x2",
      type: "cover-letter",
    },
  ],
  metadata: {
    template: "onyx",
    layout: {
      sidebarWidth: 30,
      pages: [
        { fullWidth: false, main: ["summary", "skills", "experience"], sidebar: ["education"] },
      ],
    },
    notes: "",
  },
};

/** A section as version 4 writes it. */
function four(name: string, items: readonly object[], visible = true) {
  return { name, columns: 1, separateLinks: true, visible, id: name.toLowerCase(), items };
}

const link4 = (href: string, label = "") => ({ url: { label, href } });

/** A resume as Reactive Resume 4 exports it, with something hidden. */
export const VERSION_4 = {
  basics: {
    name: "Lakshmi Pillai",
    headline: "Nurse educator",
    email: "lakshmi@example.in",
    phone: "+91 94470 55555",
    location: "Thiruvananthapuram",
    ...link4("https://lpillai.in"),
    customFields: [{ id: "c1", icon: "", name: "Registration", value: "KNC 12345" }],
    picture: { url: "data:image/png;base64,iVBORw0KGgo=", size: 64, effects: { hidden: false } },
  },
  sections: {
    summary: {
      name: "Summary",
      visible: true,
      id: "summary",
      content: "<p>Trains <b>nurses</b>.</p>",
    },
    experience: four("Experience", [
      {
        id: "e1",
        visible: true,
        company: "Ananthapuri Hospital",
        position: "Nurse educator",
        location: "Kerala",
        date: "June 2019 to Present",
        summary:
          "<ul><li><p>Trained 120 nurses.</p></li><li>Halved errors<script>x()</script>.</li></ul>",
        ...link4("https://hospital.example"),
      },
      {
        id: "e2",
        visible: false,
        company: "Old Clinic",
        position: "Nurse",
        date: "2015",
        summary: "",
      },
    ]),
    education: four("Education", [
      {
        id: "d",
        visible: true,
        institution: "Govt. College of Nursing",
        studyType: "M.Sc.",
        area: "Nursing",
        score: "78%",
        date: "2016 - 2018",
        summary: "",
      },
    ]),
    skills: four("Skills", [
      {
        id: "s",
        visible: true,
        name: "Ward care",
        description: "Expert",
        level: 5,
        keywords: ["Triage", "ICU"],
      },
    ]),
    languages: four("Languages", [
      { id: "l", visible: true, name: "Malayalam", description: "Native", level: 5 },
    ]),
    profiles: four("Profiles", [
      {
        id: "p",
        visible: true,
        network: "LinkedIn",
        username: "lpillai",
        icon: "linkedin",
        ...link4(""),
      },
    ]),
    projects: four("Projects", [
      {
        id: "j",
        visible: true,
        name: "Shift board",
        description: "Designer",
        date: "Jan 2021 - Mar 2021",
        summary: "<p>A rota.</p>",
        keywords: ["Excel"],
        ...link4("https://shift.example"),
      },
    ]),
    awards: four(
      "Awards",
      [
        {
          id: "a",
          visible: true,
          title: "Best trainer",
          awarder: "KNA",
          date: "2022",
          summary: "",
        },
      ],
      false,
    ),
    certifications: four("Certifications", [
      {
        id: "f",
        visible: true,
        name: "BLS",
        issuer: "AHA",
        date: "2020",
        summary: "<p>Instructor</p>",
        ...link4("https://aha.example", "Card"),
      },
    ]),
    references: four(
      "References",
      [
        {
          id: "r",
          visible: true,
          name: "Dr. Thomas Kurian",
          description: "Dean",
          summary: "<p>Thorough.</p>",
        },
      ],
      false,
    ),
    volunteer: four("Volunteering", [
      {
        id: "v",
        visible: true,
        organization: "Red Cross",
        position: "Trainer",
        location: "Kollam",
        date: "2018",
        summary: "<p>First aid.</p>",
      },
    ]),
    interests: four("Interests", [
      { id: "i", visible: true, name: "Kathakali", keywords: ["make-up"] },
    ]),
    publications: four("Publications", []),
    custom: {
      cx: {
        ...four("Camps", [
          {
            id: "m",
            visible: true,
            name: "Flood camp",
            description: "Idukki",
            date: "2018",
            level: 0,
            summary: "<p>40 days.</p>",
            keywords: [],
          },
        ]),
        id: "cx",
      },
    },
  },
  metadata: {
    template: "glalie",
    layout: [
      [
        ["summary", "education", "experience"],
        ["skills", "custom.cx"],
      ],
    ],
    notes: "<p>Ask about <i>night duty</i></p>",
    css: { value: "* { color: red }", visible: false },
  },
};

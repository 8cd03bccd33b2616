/** A resume by the JSON Resume schema 1.0.0, with something in every section. */
export const JSON_RESUME = {
  basics: {
    name: "Farhan Qureshi",
    label: "Structural Engineer",
    email: "farhan@example.in",
    phone: "+91 99300 11223",
    url: "https://farhanq.in",
    summary: "Eleven years of bridges.",
    location: {
      address: "14 Lake Road",
      city: "Bhopal",
      region: "Madhya Pradesh",
      countryCode: "IN",
    },
    profiles: [
      { network: "LinkedIn", username: "farhanq", url: "https://linkedin.com/in/farhanq" },
      { network: "GitHub", username: "fq", url: "https://github.com/fq" },
    ],
  },
  work: [
    {
      name: "Narmada Infra",
      position: "Lead Engineer",
      url: "https://narmada.example",
      location: "Bhopal",
      startDate: "2019-04-01",
      summary: "Leads bridge design.",
      highlights: ["Checked 31 spans.", "Saved ₹2.1 crore of steel."],
    },
    {
      name: "Tapti Consultants",
      position: "Engineer",
      startDate: "2015-07-15",
      endDate: "2019-03",
    },
  ],
  volunteer: [
    {
      organization: "Shiksha Setu",
      position: "Mentor",
      startDate: "2020",
      summary: "Taught physics.",
    },
  ],
  education: [
    {
      institution: "MANIT Bhopal",
      studyType: "M.Tech.",
      area: "Structural Engineering",
      startDate: "2013",
      endDate: "2015",
      score: "8.9 CGPA",
      courses: ["Bridge Engineering"],
    },
  ],
  awards: [
    {
      title: "Young Engineer",
      date: "2021-09",
      awarder: "IEI",
      summary: "For the Betwa bridge.",
    },
  ],
  certificates: [{ name: "PMP", issuer: "PMI", date: "2020-01", url: "https://pmi.org/1" }],
  publications: [
    {
      name: "Cables in the wind",
      publisher: "ICJ",
      releaseDate: "2018",
      url: "https://doi.org/10.1/x",
      summary: "Tests.",
    },
  ],
  skills: [
    { name: "Analysis", level: "Master", keywords: ["STAAD", "SAP2000"] },
    { name: "Soft skills", keywords: ["Mentoring"] },
    { name: "AutoCAD" },
  ],
  languages: [{ language: "Urdu", fluency: "Native" }, { language: "Hindi" }],
  interests: [{ name: "Chess", keywords: ["blitz"] }],
  references: [{ name: "Dr. Meera Joshi", reference: "Careful and quick." }],
  projects: [
    {
      name: "Footbridge kit",
      description: "Low-cost bridges.",
      highlights: ["Built in 9 days."],
      keywords: ["Steel"],
      startDate: "2022-02",
      endDate: "2022-11",
      url: "https://kit.example",
      roles: ["Designer", "Owner"],
      entity: "Shiksha Setu",
    },
  ],
  meta: { version: "v1.0.0", theme: "even" },
};

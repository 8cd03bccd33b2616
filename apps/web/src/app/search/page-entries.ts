import type { SearchEntry } from "@taiyari/domain/search";

/** A page, with other names for it, whole, and words a person may look for it with: in English, and in Hindi as it is typed in Latin letters. */
function page(
  title: string,
  path: string,
  words: { readonly names?: readonly string[]; readonly about: string },
): SearchEntry {
  return { kind: "page", id: `page ${path}`, title, path, ...words };
}

/** Every page a person can open by itself, in the order in which they are offered before anything is typed. */
export const PAGE_ENTRIES: readonly SearchEntry[] = [
  page("Overview", "/overview", {
    about: "home journey start steps preparation job naukri taiyari shuru",
  }),
  page("Dashboard", "/dashboard", {
    about: "readiness progress streak activity goals applications next action pragati",
  }),
  page("Applications", "/dashboard/applications", {
    about: "jobs applied tracker offers stages companies naukri",
  }),
  page("Learning", "/learning", {
    about: "courses lessons study class tutorial padhai padhna seekhna sikhna",
  }),
  page("Resume Engine", "/resume", {
    names: ["Resume", "CV", "Bio data", "ATS score", "Resume score"],
    about: "builder history upload score check",
  }),
  page("Interview Studio", "/interview", {
    names: ["Mock interview"],
    about: "questions practice speak voice job sawal sawaal jawab naukri saakshatkar",
  }),
  page("Practice Lab", "/practice", {
    names: ["Coding questions", "Coding problems", "Leetcode", "DSA"],
    about: "javascript python typescript sql lab programming data structures algorithms abhyas",
  }),
  page("Work Simulation", "/simulation", { about: "day at work inbox job decisions office kaam" }),
  page("SQL for data professionals", "/learning/sql-for-data-professionals", {
    names: ["SQL course", "SQL"],
    about: "database postgresql query",
  }),
  page("Due for review", "/learning/review", {
    about: "cards repeat remember recall revision dohrana",
  }),
  page("Final assessment", "/learning/sql-for-data-professionals/assessment", {
    names: ["Certificate", "Exam"],
    about: "sql test pass pariksha",
  }),
  page("SQL editor", "/learning/sql-for-data-professionals/docs/editor", {
    names: ["SQL workspace"],
    about: "run query playground postgresql",
  }),
  page("Upload a resume", "/resume/metadata", {
    names: ["Upload CV"],
    about: "bio data new wizard file pdf",
  }),
  page("Resume editor", "/resume/editor", {
    names: ["Resume builder", "CV maker", "Bio data maker"],
    about: "template write edit make create banao banana",
  }),
  page("Import a resume", "/resume/import", {
    about: "cv linkedin json reactive paste text file",
  }),
  page("Cover letters", "/resume/letters", { about: "application letter job motivation write" }),
  page("Applications", "/dashboard/applications", {
    names: ["Job applications", "Application tracker"],
    about: "applied company stage offer rejected next step naukri csv",
  }),
  page("Latest resume report", "/resume/report/result", {
    names: ["ATS score"],
    about: "score insights improvement cv",
  }),
  page("Resume analysis details", "/resume/report", {
    about: "job description match form salary",
  }),
  page("Set up an interview", "/interview/get-started", {
    names: ["HR questions", "Mock interview"],
    about: "begin start questions role job behavioural salary case technical sawal",
  }),
  page("Mock round", "/practice/round", {
    names: ["Coding test"],
    about: "online assessment timed problems",
  }),
  page("Profile", "/profile", {
    names: ["Account", "Settings", "Change password"],
    about:
      "details photo language time zone two-factor passkey devices sessions sign-in notifications log out logout export delete",
  }),
  page("Admin", "/admin", { about: "people accounts reset link uploads storage health audit" }),
];

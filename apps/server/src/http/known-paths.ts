/** The first part of every path of the web app. What begins otherwise is answered with 404 and the app's own page for it. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  "",
  "admin",
  "dashboard",
  "forgot-password",
  "interview",
  "lab",
  "learning",
  "login",
  "overview",
  "practice",
  "profile",
  "ragister",
  "register",
  "reset-password",
  "resume",
  "shared",
  "certificates",
  "simulation",
  "welcome",
]);

/** Whether the web app may have a page here. */
export function isKnownPath(path: string): boolean {
  return FIRST_SEGMENTS.has(path.split("/")[1] ?? "");
}

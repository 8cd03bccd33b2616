/**
 * The rooms of packages/domain/src in the order of imports: each may import those before it and none after it.
 * docs/architecture.md says what each is for.
 */
export const DOMAIN_ROOMS = [
  "result",
  "account",
  "sync",
  "text",
  "fields",
  "resume",
  "lexicon",
  "careers",
  "read",
  "correct",
  "convert",
  "job",
  "evidence",
  "checks",
  "report",
  "draft",
  "versions",
  "export",
  "import",
  "proof",
  "coach",
  "sql",
  "learning",
  "practice",
  "interview",
  "simulation",
];

/** The same for the folders inside of a room. "." is the room's own files, without its index, which shows them all. */
export const INSIDE_ROOMS = {
  read: ["line", "runs", "patterns", "layout", "sections", "entries", "fields", "."],
  checks: [".", "readable", "content", "match"],
  draft: ["text", ".", "find"],
  import: [".", "json", "linkedin", "reading", "text"],
  learning: [".", "progress", "assessment"],
  practice: [".", "judge", "growth", "progress"],
  simulation: [".", "conditions", "said", "assess", "talk", "replay", "debrief", "explore", "script"],
  interview: [
    ".",
    "facts",
    "reading",
    "delivery",
    "turn-end",
    "score",
    "follow-up",
    "plan",
    "session",
    "own-answer",
    "report",
    "script",
  ],
  coach: ["proposals", "facts", "model-text", "rewrite", "enhance", "chat", "letter", "."],
};

/** What becomes of a table in an export. */
export interface ExportedTable {
  /** What its rows are, for the README of the export. */
  readonly about: string;
  /** Columns that are left out: secrets, and what only the server can use. */
  readonly without?: readonly string[];
}

/**
 * The tables that an export has, by their names in the database, each as `data/NAME.json`. A table with a person's id
 * stands here or in `NOT_EXPORTED`, or a test fails.
 */
export const EXPORTED: Readonly<Record<string, ExportedTable>> = {
  user: { about: "Your account: name, address, phone, role, plan, time zone, language." },
  account: {
    about:
      "The ways you sign in, connected accounts among them. Passwords and keys are never exported.",
    without: ["accessToken", "refreshToken", "idToken", "password"],
  },
  session: {
    about: "Where you are signed in. What your browser proves it with is left out.",
    without: ["token"],
  },
  passkey: {
    about: "Your passkeys by name. The keys themselves are left out.",
    without: ["credentialId", "publicKey"],
  },
  preparations: { about: "What you prepare for: role, level, company, day of the interview." },
  applications: { about: "Jobs you applied for: company, role, stage, dates, notes." },
  weekly_goals: { about: "What you set out to do in a week." },
  account_notices: { about: "What the bell told you of your account." },
  notification_settings: { about: "What you want to be told, and how." },
  notification_reads: { about: "What of that you have read." },
  resume_uploads: {
    about:
      "Resumes you uploaded: what was read in each, what you corrected. The files are in uploads/.",
    without: ["objectKey", "filePath"],
  },
  resume_reports: { about: "Reports on them: score, checks, the lines each check points to." },
  chat_messages: { about: "Questions about a report and their answers." },
  resumes: { about: "Resumes of the editor. As documents they are in resumes/." },
  resume_versions: { about: "Earlier versions of them." },
  resume_shares: {
    about: "Links you shared. The secret part of the address is left out.",
    without: ["token", "passwordHash"],
  },
  resume_share_names: { about: "Names you chose for such links; nobody else can take them." },
  letters: { about: "Cover letters. As documents they are in letters/." },
  learning_events: {
    about:
      "What you did in Learning and the Practice Lab, in order: pages, answers, notes, saved queries, submissions with their code.",
  },
  assessments: {
    about:
      "Assessments: your answers and how they were judged. The questions stay with the course.",
    without: ["questions"],
  },
  certificates: { about: "Certificates of courses." },
  interviews: { about: "Mock interviews as they were set up, with their questions." },
  interview_events: {
    about: "All that happened in them, in order. Read with their scores they are in interviews/.",
  },
  simulation_runs: { about: "Simulated days that you began." },
  simulation_acts: { about: "All that you did in them, in order." },
  simulation_certificates: { about: "Certificates of simulated days." },
  coach_usage: { about: "How many requests to the language model you made on a day." },
  voice_usage: { about: "How many seconds of speech were written down for you on a day." },
};

/** Tables with a person's id that an export leaves out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  resume_share_views: "Visitors of your links within the hour: it is about them, and names nobody.",
  resume_pictures: "Pictures of your shared resumes: the resumes themselves are exported.",
  resume_share_attempts: "Passwords that visitors tried on your links: it is about them.",
  known_devices: "Marks by which a new sign-in is told from one of a browser that was here before.",
  two_factor: "Keys of your two-step code: whoever has them can sign in as you.",
  audit_log: "What admins did: it belongs to those who run this installation.",
  invitations: "People that an admin invited: it is about them.",
};

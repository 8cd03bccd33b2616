import { DATA_SETS } from "@taiyari/domain/sql";
import type { Command } from "./command.ts";

interface Entry {
  readonly name: string;
  /** What follows the name on the command line; "" for nothing. */
  readonly usage: string;
  readonly summary: string;
  /** Loaded only when the command is used, so that every command starts quickly. */
  readonly load: () => Promise<Command>;
}

const COMMANDS: readonly Entry[] = [
  {
    name: "parse",
    usage: "FILE...",
    summary: "Print what is read in each resume, one JSON object per line",
    load: async () => (await import("./parse.ts")).parse,
  },
  {
    name: "score",
    usage: "FILE [--job FILE] [--role SLUG]",
    summary: "Print the report on a resume as JSON",
    load: async () => (await import("./score.ts")).score,
  },
  {
    name: "fact-check",
    usage: "--source FILE --text FILE",
    summary: "Print what a text states that a resume does not hold, one JSON object per line",
    load: async () => (await import("./fact-check.ts")).factCheck,
  },
  {
    name: "enhance",
    usage: "FILE [--job FILE]",
    summary: "Print what the built-in enhancement would change in a resume, as JSON",
    load: async () => (await import("./enhance.ts")).enhance,
  },
  {
    name: "sql",
    usage: `FILE [--data ${DATA_SETS.map(({ name }) => name).join("|")}|none] [--hidden]`,
    summary: "Run statements on a data set and print what came of each, as JSON",
    load: async () => (await import("./sql.ts")).sql,
  },
  {
    name: "check-answer",
    usage: "EXERCISE FILE",
    summary: "Judge an answer to an exercise of the SQL course and print the verdict as JSON",
    load: async () => (await import("./check-answer.ts")).checkAnswer,
  },
  {
    name: "course-check",
    usage: "[SLUG] [--mutants]",
    summary:
      "Run all that the pages of the SQL course run, and print what their authors have to mend",
    load: async () => (await import("./course-check.ts")).courseCheck,
  },
  {
    name: "run",
    usage: "--language javascript|typescript|python|sql FILE... [--stdin FILE]",
    summary:
      "Run code as the page runs it and print what became of each file, one JSON object per line",
    load: async () => (await import("./run.ts")).run,
  },
  {
    name: "judge",
    usage: "PROBLEM --language L FILE... [--growth]",
    summary: "Judge files as submissions to a practice problem and print each verdict as JSON",
    load: async () => (await import("./judge.ts")).judgeFiles,
  },
  {
    name: "problem-check",
    usage: "[SLUG...] [--shape | --page]",
    summary:
      "Run every solution of the practice problems, and print what their authors have to mend",
    load: async () => (await import("./problem-check.ts")).problemCheck,
  },
  {
    name: "sql-problem-check",
    usage: "[PROBLEM|DATA] [--mutants]",
    summary: "Run all that SQL problems say, and print what their authors have to mend",
    load: async () => (await import("./sql-problem-check.ts")).sqlProblemCheck,
  },
  {
    name: "interview",
    usage: "--script FILE [--text]",
    summary:
      "Play a scripted candidate against the interviewer and print what was said and the report as JSON",
    load: async () => (await import("./interview.ts")).interview,
  },
  {
    name: "simulate",
    usage: "SCENARIO --script FILE | --map SCENARIO",
    summary:
      "Play a script of a day at work and print its log, ending and debrief as JSON, or draw the scenario",
    load: async () => (await import("./simulate.ts")).simulate,
  },
  {
    name: "demo",
    usage: "",
    summary: "Make an account with a plausible person's resumes and reports, to look around",
    load: async () => (await import("./demo.ts")).demo,
  },
  {
    name: "promote",
    usage: "EMAIL",
    summary: "Make an account an admin",
    load: async () => (await import("./promote.ts")).promote,
  },
  {
    name: "reset-link",
    usage: "EMAIL",
    summary: "Print a link with which that person sets a new password",
    load: async () => (await import("./reset-link.ts")).resetLink,
  },
  {
    name: "two-step-off",
    usage: "EMAIL",
    summary: "Let somebody who lost app and recovery codes sign in with their password alone",
    load: async () => (await import("./two-step-off.ts")).twoStepOff,
  },
  {
    name: "backup",
    usage: "[FILE|FOLDER]",
    summary: "Write the database, the files and the secret into one file, while the server runs",
    load: async () => (await import("./backup.ts")).backup,
  },
  {
    name: "restore",
    usage: "FILE [--replace | --test]",
    summary: "Put a backup into an installation without accounts, or try it out somewhere else",
    load: async () => (await import("./restore.ts")).restore,
  },
  {
    name: "upgrade",
    usage: "[--binaries FOLDER]",
    summary: "Bring the database of an earlier PostgreSQL over to the one that Taiyari brings now",
    load: async () => (await import("./upgrade.ts")).upgrade,
  },
  {
    name: "coach-check",
    usage: "",
    summary: "Ask the coach's language model a question and say how it went",
    load: async () => (await import("./coach-check.ts")).coachCheck,
  },
];

const [name = "help", ...args] = process.argv.slice(2);
process.exitCode = await run(name, args);

async function run(command: string, rest: readonly string[]): Promise<number> {
  if (["help", "--help", "-h"].includes(command)) {
    console.log(help());
    return 0;
  }
  const entry = COMMANDS.find((candidate) => candidate.name === command);
  if (!entry) {
    console.error(`There is no command "${command}". The commands are:\n\n${help()}`);
    return 2;
  }
  const execute = await entry.load();
  return execute(rest);
}

function help(): string {
  const lines = COMMANDS.map(({ name: command, usage, summary }) => ({
    left: `${command} ${usage}`.trimEnd(),
    summary,
  }));
  const width = Math.max(...lines.map(({ left }) => left.length), "help".length);
  const rows = [...lines, { left: "help", summary: "Print this list" }];
  return rows.map(({ left, summary }) => `  ${left.padEnd(width)}  ${summary}`).join("\n");
}

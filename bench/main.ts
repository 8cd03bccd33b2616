import os from "node:os";
import { measureChat } from "./chat.ts";
import { measureCode } from "./code.ts";
import { measureDashboard } from "./dashboard.ts";
import { measureEditor } from "./editor.ts";
import { measureHostile, measureLoad } from "./load.ts";
import { measureFactCheck } from "./fact-check.ts";
import { measureEnhance } from "./enhance.ts";
import { measureInterview } from "./interview.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMatching } from "./matching.ts";
import { measurePaper } from "./paper.ts";
import { measurePaperSpeed } from "./paper-speed.ts";
import { measurePipeline } from "./pipeline.ts";
import { measureReader } from "./reader.ts";
import { measureReaders } from "./readers.ts";
import type { SetPart } from "./resumes.ts";
import { measureSearch } from "./search.ts";
import { measureServer } from "./server.ts";
import { measureSimulationPage } from "./simulation-page.ts";
import { measureSimulationReplay } from "./simulation-replay.ts";
import { measureSimulationTalk } from "./simulation-talk.ts";
import { measureSql } from "./sql.ts";
import { measureTests } from "./tests.ts";
import { measureWeight } from "./weight.ts";
import { measureWorst } from "./worst.ts";
import { run } from "../tools/run.ts";

/**
 * `npm run bench [-- PART …]`: figures about the built product, as Markdown. Parts: reader, matching, fact-check, chat, enhance,
 * pipeline, server, dashboard, load, hostile, worst, weight, paper, paper-speed, editor, readers, lighthouse, sql, code, interview, search, simulation-talk, simulation-replay, simulation-page, tests (every case of them).
 * `npm run bench -- reader --resumes FOLDER` measures on other files; FOLDER holds PDFs and an expected.json.
 * `--part development|validation` takes one part of the set of resumes, job descriptions, questions, interview answers, conversations or searches only; `--verbose` says
 * of the files rules are made from what was expected and what was read.
 * Nothing here passes or fails: docs/benchmarks.md records what it printed.
 */
const PARTS = {
  reader: measureReader,
  matching: measureMatching,
  "fact-check": measureFactCheck,
  chat: measureChat,
  enhance: measureEnhance,
  pipeline: measurePipeline,
  server: measureServer,
  dashboard: measureDashboard,
  load: measureLoad,
  hostile: measureHostile,
  worst: measureWorst,
  weight: measureWeight,
  paper: measurePaper,
  "paper-speed": measurePaperSpeed,
  editor: measureEditor,
  readers: measureReaders,
  lighthouse: measureLighthouse,
  sql: measureSql,
  code: measureCode,
  interview: measureInterview,
  search: measureSearch,
  "simulation-talk": measureSimulationTalk,
  "simulation-replay": measureSimulationReplay,
  "simulation-page": measureSimulationPage,
  tests: measureTests,
};
type Part = keyof typeof PARTS;

const words = process.argv.slice(2);
const resumes = valueOf("--resumes");
const asked = valueOf("--part");
const part: SetPart | null = asked === "development" || asked === "validation" ? asked : null;
if (asked !== part) {
  console.error("--part takes development or validation.");
  process.exit(2);
}
const options = { resumes, part, verbose: words.includes("--verbose") };
const named = words.filter((word): word is Part => word in PARTS);
const chosen = named.length > 0 ? named : (Object.keys(PARTS) as Part[]);

const prepared = await run("node", ["tools/prepare.mjs", "start"], { live: true });
if (prepared.code !== 0) process.exit(1);

const [cpu] = os.cpus();
console.log(
  `Machine: ${cpu?.model ?? "unknown"}, ${os.cpus().length} cores, ` +
    `${Math.round(os.totalmem() / 1024 ** 3)} GiB, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
);
for (const one of chosen) console.log(`${await PARTS[one](options)}\n`);

function valueOf(option: string): string | null {
  const at = words.indexOf(option);
  return at < 0 ? null : (words[at + 1] ?? null);
}

// Runs before every npm command, on whatever Node the machine has (18 and up), and installs what is missing.
//
//   node tools/prepare.mjs install   the npm packages
//   node tools/prepare.mjs start     the packages, and a build when a source is newer than the last one
//
// Uses nothing that has to be installed first. Afterwards npm scripts run on the Node 24 inside node_modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const stamps = path.join(root, "node_modules", ".taiyari");

/** What a build is made from. The content but courses, problems and interviews is read when the server starts, so it is not among it. */
const SOURCES = [
  "apps",
  "packages",
  "content/courses",
  "content/problems",
  "content/interviews",
  "tools/build.ts",
  "tools/build-course.ts",
  "tools/build-problems.ts",
  "tools/build-interviews.ts",
  "tools/write-compressed.ts",
  "tools/bundle-server.ts",
  "tools/first-course-files.ts",
  "package-lock.json",
];
const NOT_SOURCES = new Set(["node_modules", "dist", "testing"]);

function main(goal) {
  if (Number(process.versions.node.split(".")[0]) < 18) {
    stop(`Taiyari needs Node 18 or later to set itself up; this is ${process.version}.`);
  }
  process.chdir(root);
  installPackages();
  linkNode();
  if (goal === "start") buildWhenStale();
}

function installPackages() {
  const lock = readFileSync("package-lock.json");
  if (readStamp("installed") === hashOf(lock)) return;

  say("Installing packages. This happens once.");
  const bootstrap = isOld(process.versions.node) ? fetchNode(JSON.parse(lock)) : null;
  const flags = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const done = npm([...flags, "--loglevel=error"], { node: bootstrap?.program });
  if (bootstrap) rmSync(bootstrap.folder, { recursive: true, force: true });
  if (done.status !== 0) {
    stop(
      "The packages could not be installed. Check the network and the lines above, then try again.",
    );
  }
  writeStamp("installed", hashOf(lock));
}

/** Below this, npm leaves out the programs that need a newer Node, though it is not the one that will run them. */
function isOld(version) {
  const [major, minor] = version.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12);
}

/**
 * Fetches the project's own Node into a folder of its own, so that npm itself runs on it.
 *
 * @returns  the program and the folder to delete afterwards; null where the project brings no Node for this system
 */
function fetchNode(lock) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const locked = lock.packages[`node_modules/${name}`];
  if (!locked) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "taiyari-node-"));
  npm([
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    `${name}@${locked.version}`,
  ]);
  const installed = path.join(folder, "node_modules");
  const got = JSON.parse(readFileSync(path.join(installed, ".package-lock.json"), "utf8"));
  if (got.packages[`node_modules/${name}`]?.integrity !== locked.integrity) {
    stop(`The package ${name} is not the one this project was made with. Nothing was installed.`);
  }
  const file = process.platform === "win32" ? "node.exe" : "node";
  return { folder, program: path.join(installed, name, "bin", file) };
}

/** Runs npm: the one that runs this script where there is one, on another Node where one is named. */
function npm(args, { node = process.execPath } = {}) {
  const cli = process.env.npm_execpath;
  const stdio = ["ignore", 2, 2];
  if (!cli?.endsWith("js")) {
    return spawnSync("npm", args, { stdio, shell: process.platform === "win32" });
  }
  return spawnSync(node, [cli, ...args], { stdio });
}

/**
 * npm 9 and 10 sometimes take node_modules/.bin/node away again: the packages for other systems carry a program of
 * the same name and are removed after this system's was linked.
 */
function linkNode() {
  if (process.platform !== "linux") return;
  const link = path.join("node_modules", ".bin", "node");
  const program = path.join("node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (existsSync(link) || !existsSync(program)) return;
  rmSync(link, { force: true });
  symlinkSync(path.join("..", `node-linux-${process.arch}`, "bin", "node"), link);
}

function buildWhenStale() {
  const sources = fingerprint(SOURCES);
  const isBuilt = existsSync("apps/server/dist/main.js") && existsSync("apps/web/dist/index.html");
  if (isBuilt && readStamp("built") === sources) return;

  say("Building. This happens after an update.");
  const node = path.join(
    root,
    "node_modules",
    ".bin",
    process.platform === "win32" ? "node.cmd" : "node",
  );
  const done = spawnSync(node, ["tools/build.ts"], {
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (done.status !== 0) stop("The build failed; the lines above say where.");
  writeStamp("built", sources);
}

/** A hash over path, size and time of every source file: edits, additions and deletions all change it. */
function fingerprint(places) {
  const hash = createHash("sha256");
  const visit = (place) => {
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isFile()) {
      if (!/\.test\.tsx?$/.test(place)) hash.update(`${place}\0${stat.size}\0${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(place).sort()) {
      if (!NOT_SOURCES.has(name)) visit(`${place}/${name}`);
    }
  };
  places.forEach(visit);
  return hash.digest("hex");
}

function hashOf(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

function readStamp(name) {
  const file = path.join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), value);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence) {
  say(sentence);
  process.exit(1);
}

main(process.argv[2]);

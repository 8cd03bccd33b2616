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
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const stamps = path.join(root, "node_modules", ".taiyari");

/** What a build is made from. Content is read when the server starts, so it is not among it. */
const SOURCES = ["apps", "packages", "tools/build.ts", "package-lock.json"];
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
  const lock = hashOf(readFileSync("package-lock.json"));
  if (readStamp("installed") === lock) return;

  say("Installing packages. This happens once.");
  const npm = process.env.npm_execpath;
  const flags = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const done = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...flags], { stdio: ["ignore", 2, 2] })
    : spawnSync("npm", flags, { stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (done.status !== 0) {
    stop(
      "The packages could not be installed. Check the network and the lines above, then try again.",
    );
  }
  writeStamp("installed", lock);
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

import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { FileName } from "../frame/messages.ts";
import { bundleScript } from "./bundle-script.ts";

/** A file that the page hands to the frame. */
export interface RunnerFile {
  readonly name: FileName;
  /** Where it lies on disk. */
  readonly path: string;
  readonly ending: "js" | "wasm" | "zip";
}

/** What runs code in a page. */
export interface RunnerFiles {
  /** The page of the frame, its script inside. */
  readonly frame: string;
  readonly files: readonly RunnerFile[];
  /** The script of the page that the command line drives. */
  readonly driverPage: string;
}

const SCRIPTS = {
  javascript: "worker/javascript/entry.ts",
  python: "worker/python/entry.ts",
  types: "worker/types/entry.ts",
} as const;

/**
 * Bundles the workers, the frame and the driver's page, or takes what an earlier call made of the same sources, which is
 * kept in node_modules/.taiyari.
 *
 * @param root  the project's folder, with the sources and packages they are made of
 */
export async function makeRunnerFiles(root: string): Promise<RunnerFiles> {
  const sources = path.join(root, "packages", "code-runner", "src");
  const { resolve } = createRequire(path.join(sources, "index.ts"));
  const cache = path.join(root, "node_modules", ".taiyari", "code-runner");
  const folder = path.join(cache, fingerprint(root, resolve));
  const pyodide = path.dirname(resolve("pyodide/package.json"));
  if (!existsSync(folder)) await makeAll(sources, folder, pyodide);
  return {
    frame: readFileSync(path.join(folder, "frame.html"), "utf8"),
    driverPage: readFileSync(path.join(folder, "driver-page.js"), "utf8"),
    files: [
      ...Object.keys(SCRIPTS).map((name) => ({
        name: name as keyof typeof SCRIPTS,
        path: path.join(folder, `${name}.js`),
        ending: "js" as const,
      })),
      { name: "python-wasm", path: path.join(pyodide, "pyodide.asm.wasm"), ending: "wasm" },
      { name: "python-library", path: path.join(pyodide, "python_stdlib.zip"), ending: "zip" },
    ],
  };
}

async function makeAll(sources: string, folder: string, pyodide: string): Promise<void> {
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  for (const [name, entry] of Object.entries(SCRIPTS)) {
    const script = await bundleScript(path.join(sources, entry), {
      PYODIDE_INFO: pyodideInfo(pyodide),
      TYPE_LIBRARIES: typeLibraries(sources),
    });
    writeFileSync(path.join(made, `${name}.js`), script);
  }
  const frame = await bundleScript(path.join(sources, "frame/entry.ts"));
  writeFileSync(path.join(made, "frame.html"), pageOf(frame));
  const driver = await bundleScript(path.join(sources, "node/page/entry.ts"));
  writeFileSync(path.join(made, "driver-page.js"), driver);
  try {
    renameSync(made, folder);
  } catch {
    // Another process made them meanwhile.
    rmSync(made, { recursive: true, force: true });
  }
}

/** Pyodide looks whether it and its list of packages are of one version. No package of the list is ever loaded. */
function pyodideInfo(pyodide: string): string {
  const lock = readFileSync(path.join(pyodide, "pyodide-lock.json"), "utf8");
  const { info } = JSON.parse(lock) as { readonly info: object };
  return JSON.stringify(info);
}

const LANGUAGE_LIBRARY =
  /^lib\.(?:es(?:5|20(?:1[5-9]|2[0-4]))(?:\..*)?|decorators(?:\.legacy)?)\.d\.ts$/u;

/** The declarations of the language up to ES2024 that TypeScript comes with; none of a browser. */
function typeLibraries(sources: string): string {
  const wrapper = createRequire(path.join(sources, "index.ts")).resolve("typescript/package.json");
  const compiler = createRequire(wrapper).resolve("@typescript/old/package.json");
  const folder = path.join(path.dirname(compiler), "lib");
  const names = readdirSync(folder).filter((name) => LANGUAGE_LIBRARY.test(name));
  const texts = names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
  return JSON.stringify(Object.fromEntries(texts));
}

function pageOf(script: string): string {
  const inside = script.replaceAll("</script", String.raw`<\/script`);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Code runner</title></head>' +
    `<body><script type="module">${inside}</script></body></html>\n`
  );
}

/** Over all they are made of, the versions of the packages included. */
function fingerprint(root: string, resolve: (name: string) => string): string {
  const hash = createHash("sha256");
  for (const folder of ["packages/code-runner/src", "packages/domain/src/practice"]) {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      if (name.includes(".test.")) continue;
      hash.update(name).update(readFileSync(path.join(parentPath, name)));
    }
  }
  for (const name of ["pyodide", "sucrase", "typescript"]) {
    hash.update(readFileSync(resolve(`${name}/package.json`)));
  }
  return hash.digest("hex").slice(0, 16);
}

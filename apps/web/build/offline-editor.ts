import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const ENTRY = fileURLToPath(
  new URL("../src/app/offline/worker/service-worker.ts", import.meta.url),
);
const FILE_NAME = "service-worker.js";
/** Named by the page, without a hash in their names. */
const PUBLIC_FILES = [
  "/color-scheme.js",
  "/favicon.svg",
  "/manifest.webmanifest",
  "/icons/192.png",
];
/** What the editor asks the server for by itself: it cannot be had without a connection anyhow. */
const NEEDS_SERVER = /\/(?:documents|coach)\.worker-/u;
/** Faces of the app that few of its words need. */
const RARE_FACE = /\.woff2$/u;
const COMMON_FACE = /-latin-wght-normal-[\w-]+\.woff2$/u;
/** Faces of documents that any resume may need with its next letter. Those of other scripts are kept when used. */
const LATIN_FACE = /(-latin-\d+-(normal|italic)|paper-symbols)\.woff$/u;
const VERSION = "__OFFLINE_VERSION__";

interface OfflineScreens {
  /** Modules below `src/`: what the editor's screen starts with beside the entry. */
  readonly editor: readonly string[];
  /** The same for any screen when the server does not answer. */
  readonly start: readonly string[];
  /** The same for a page of the course. */
  readonly course: readonly string[];
}

/**
 * Adds `/service-worker.js`, with the list of what the editor needs to open, be used and export without a connection,
 * and of what the course needs, which is kept when it is used. Its bytes change with each build, which is how browsers
 * learn of a new one.
 */
export function offlineEditor({ editor, start, course }: OfflineScreens): Plugin {
  let fontFolder = "";
  return {
    name: "offline-editor",
    apply: "build",
    configResolved({ define = {} }) {
      fontFolder = String(JSON.parse(String(define["PAPER_FONT_FOLDER"])));
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const { entry, files } = listFiles([...start, ...editor], bundle);
        const faces = Object.keys(bundle).filter((fileName) => LATIN_FACE.test(fileName));
        const code = await buildWorker({
          OFFLINE_EDITOR_FILES: JSON.stringify([
            ...PUBLIC_FILES,
            ...files,
            ...faces.map((face) => `/${face}`),
          ]),
          OFFLINE_FIRST_FILES: JSON.stringify([...PUBLIC_FILES, ...listFiles(start, bundle).files]),
          OFFLINE_COURSE_FILES: JSON.stringify(listFiles(course, bundle).files),
          OFFLINE_ENTRY: JSON.stringify(entry),
          OFFLINE_FONT_FOLDER: JSON.stringify(fontFolder),
        });
        const version = createHash("sha256").update(code).digest("hex").slice(0, 12);
        const source = code.replaceAll(VERSION, version);
        this.emitFile({ type: "asset", fileName: FILE_NAME, source });
      },
    },
  };
}

async function buildWorker(define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { ...define },
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife", codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error("The service worker was not built as one file.");
  return built.output[0].code;
}

interface Listed {
  readonly entry: string;
  /** Paths, the entry first. */
  readonly files: readonly string[];
}

/** Everything that is reached from the modules: imports at once and later, style sheets, workers, and their files. */
function listFiles(modules: readonly string[], bundle: Rolldown.OutputBundle): Listed {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry.");
  const seen = new Set<string>();

  function visit(fileName: string, isFollowed: boolean): void {
    const file = bundle[fileName];
    if (!file || seen.has(fileName) || !isWanted(fileName)) return;
    seen.add(fileName);
    if (file.type === "asset") {
      visitNamed(String(file.source));
      return;
    }
    for (const imported of file.imports) visit(imported, isFollowed);
    for (const style of file.viteMetadata?.importedCss ?? []) visit(style, false);
    if (!isFollowed) return;
    for (const imported of file.dynamicImports) visit(imported, true);
    visitNamed(file.code);
  }

  /** Workers, WebAssembly and faces are only named. */
  function visitNamed(text: string): void {
    for (const [name] of text.matchAll(/assets\/[\w.-]+\.(js|wasm|data|zip|woff2)/gu)) {
      if (bundle[name]?.type === "asset") visit(name, false);
    }
  }

  visit(entry.fileName, false);
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
    if (!chunk) throw new Error(`No chunk starts with src/${module}.`);
    visit(chunk.fileName, true);
  }
  return { entry: `/${entry.fileName}`, files: [...seen].map((file) => `/${file}`) };
}

function isWanted(fileName: string): boolean {
  return !NEEDS_SERVER.test(fileName) && (!RARE_FACE.test(fileName) || COMMON_FACE.test(fileName));
}

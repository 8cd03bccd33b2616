import type { Plugin, Rolldown } from "vite";

/** Each screen reached from outside, and the modules it starts with beside the entry. */
export type PreloadModules = Readonly<Record<string, readonly string[]>>;

/** What `first-files.json` holds: for each path, the files its first view needs, as URLs. */
export type PreloadFiles = Record<string, { scripts: string[]; styles: string[] }>;

/**
 * Writes `.vite/first-files.json`: which scripts and styles the first view of a path needs beyond what `index.html`
 * names. The server may add them to that page as `<link rel="modulepreload">` and `<link rel="stylesheet">`; without
 * them the page works, one round trip later.
 *
 * Fonts are not among them: on a slow line they hold up the scripts, and the text can be read without.
 */
export function preloadFiles(firstModules: PreloadModules): Plugin {
  return {
    name: "first-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(listFirstFiles(firstModules, bundle), null, 2);
        this.emitFile({ type: "asset", fileName: ".vite/first-files.json", source });
      },
    },
  };
}

function listFirstFiles(firstModules: PreloadModules, bundle: Rolldown.OutputBundle): PreloadFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry.");
  const known = filesOf(entry, chunks);

  const listed: PreloadFiles = {};
  for (const [path, modules] of Object.entries(firstModules)) {
    const wanted = modules.map((module) => chunkOf(module, chunks));
    const files = wanted.map((chunk) => filesOf(chunk, chunks));
    listed[path] = {
      scripts: unique(files.flatMap((file) => file.scripts)).filter(
        (url) => !known.scripts.includes(url),
      ),
      styles: unique(files.flatMap((file) => file.styles)).filter(
        (url) => !known.styles.includes(url),
      ),
    };
  }
  return listed;
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find((candidate) => candidate.facadeModuleId?.endsWith(`/src/${module}`));
  if (!chunk) throw new Error(`No chunk starts with src/${module}.`);
  return chunk;
}

function filesOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) {
  const seen = new Set<string>();
  const styles: string[] = [];
  function visit(fileName: string): void {
    const found = chunks.find((candidate) => candidate.fileName === fileName);
    if (!found || seen.has(fileName)) return;
    seen.add(fileName);
    found.imports.forEach(visit);
    styles.push(...(found.viteMetadata?.importedCss ?? []));
  }
  visit(chunk.fileName);
  return { scripts: [...seen].map((file) => `/${file}`), styles: styles.map((file) => `/${file}`) };
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

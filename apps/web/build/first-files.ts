import type { Plugin, Rolldown } from "vite";

/** Each screen reached from outside, and the modules it starts with beside the entry. */
export type FirstModules = Readonly<Record<string, readonly string[]>>;

/** What `first-files.json` holds: for each path, the files its first view needs, as URLs. */
export type FirstFiles = Record<string, { scripts: string[]; styles: string[] }>;

/**
 * Preloads the two latin fonts, and writes `.vite/first-files.json`: which scripts and styles the first view of a
 * path needs beyond what `index.html` names. The server may add them to that page as
 * `<link rel="modulepreload">` and `<link rel="stylesheet">`; without them the page works, one round trip later.
 */
export function firstFiles(firstModules: FirstModules, fonts: readonly string[]): Plugin {
  return {
    name: "first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {});
        return fonts.flatMap((font) => {
          const file = names.find((name) => name.includes(font) && name.endsWith(".woff2"));
          if (!file) throw new Error(`The font ${font} is not in the build.`);
          const attrs = {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          };
          return [{ tag: "link", attrs, injectTo: "head-prepend" as const }];
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(listFirstFiles(firstModules, bundle), null, 2);
        this.emitFile({ type: "asset", fileName: ".vite/first-files.json", source });
      },
    },
  };
}

function listFirstFiles(firstModules: FirstModules, bundle: Rolldown.OutputBundle): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry.");
  const known = filesOf(entry, chunks);

  const listed: FirstFiles = {};
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

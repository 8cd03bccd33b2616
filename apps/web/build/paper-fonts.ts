import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { faces } from "@taiyari/paper";
import type { Plugin } from "vite";

/** Font packages are dependencies of the package that lists the faces. */
const require = createRequire(new URL("../../../packages/paper/package.json", import.meta.url));

/**
 * Adds the faces that documents are set in, each as `{folder}{id}.woff`, and the constant `PAPER_FONT_FOLDER`. The
 * folder's name changes with the files, so that browsers may keep them for good.
 */
export function paperFonts(): Plugin {
  let known: { readonly folder: string; readonly files: ReadonlyMap<string, Buffer> } | null = null;
  function fonts() {
    if (known) return known;
    const files = new Map(faces.map(({ id, file }) => [id, readFileSync(require.resolve(file))]));
    const hash = createHash("sha256");
    for (const [id, file] of files) hash.update(id).update(file);
    known = { folder: `assets/fonts-${hash.digest("hex").slice(0, 8)}/`, files };
    return known;
  }
  return {
    name: "paper-fonts",
    config: () => ({ define: { PAPER_FONT_FOLDER: JSON.stringify(`/${fonts().folder}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${fonts().folder}`, (request, response, next) => {
        const file = fonts().files.get(/^\/([\w-]+)\.woff/u.exec(request.url ?? "")?.[1] ?? "");
        if (file) response.setHeader("content-type", "font/woff").end(file);
        else next();
      });
    },
    generateBundle() {
      const { folder, files } = fonts();
      for (const [id, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}${id}.woff`, source });
      }
    },
  };
}

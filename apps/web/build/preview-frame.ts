import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ENTRY = fileURLToPath(
  new URL("../src/features/resume/editor/frame/entry.ts", import.meta.url),
);

/** Its address, for the app and for the server. */
const ADDRESS = "/preview-frame.html";

/**
 * Adds `/preview-frame.html`, the page in which templates are shown: one file with its script inside, because a page
 * without an origin can load nothing. The server gives it a policy that lets this script run and no other.
 */
export function previewFrame(): Plugin {
  return {
    name: "preview-frame",
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        buildFrame().then(
          (page) => response.setHeader("content-type", "text/html; charset=utf-8").end(page),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ADDRESS.slice(1), source: await buildFrame() });
    },
  };
}

async function buildFrame(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "es", codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error("The preview frame was not built as one file.");
  const script = built.output[0].code.replaceAll("</script", String.raw`<\/script`).trim();
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head>' +
    `<body><script type="module">${script}</script></body></html>\n`
  );
}

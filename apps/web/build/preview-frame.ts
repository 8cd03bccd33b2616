import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("../src/shared/preview/frame/entry.ts", import.meta.url));

/** Its address, for the app and for the server. */
const ADDRESS = "/preview-frame.html";

interface PreviewFrameOptions {
  /** Whether the address names what is in the page, so that browsers keep it for good and show it without a connection. */
  readonly isKept?: boolean;
}

/**
 * Adds `/preview-frame.html`, the page in which templates are shown: one file with its script inside, because a page
 * without an origin can load nothing. The server gives it a policy that lets this script run and no other.
 */
export function previewFrame({ isKept = false }: PreviewFrameOptions = {}): Plugin {
  let built: Promise<string> | null = null;
  const page = () => (built ??= buildFrame());
  return {
    name: "preview-frame",
    async config(_config, { command }) {
      if (command !== "build" || !isKept) return undefined;
      const version = createHash("sha256")
        .update(await page())
        .digest("hex")
        .slice(0, 16);
      return { define: { PREVIEW_FRAME_ADDRESS: JSON.stringify(`${ADDRESS}?v=${version}`) } };
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        buildFrame().then(
          (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ADDRESS.slice(1), source: await page() });
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

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { makeRunnerFiles } from "@taiyari/code-runner/build";
import type { Plugin } from "vite";
import { compressed } from "./precompress.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FRAME_ADDRESS = "/code-frame.html";

/**
 * Adds what runs code in the page: `/code-frame.html`, a page that may reach nothing, and the files that the app fetches
 * and hands to it. Their addresses and weights are `CODE_RUNNER`.
 */
export function codeRunner(): Plugin {
  let made: Promise<Made> | null = null;
  const make = () => (made ??= makeAll());
  return {
    name: "code-runner",
    async config(_config, { command }) {
      // In development the addresses are the same for every content.
      const { frame, files } = await make();
      const version = command === "build" ? `?v=${hashOf(frame)}` : "";
      const weighed = await Promise.all(files.map(weigh));
      const facts = { frame: FRAME_ADDRESS + version, files: Object.fromEntries(weighed) };
      return { define: { CODE_RUNNER: JSON.stringify(facts) } };
    },
    async configureServer(server) {
      const { frame, files } = await make();
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split("?")[0] ?? "";
        const file = files.find(({ fileName }) => asked === `/${fileName}`);
        if (asked === FRAME_ADDRESS) {
          response.setHeader("content-type", "text/html; charset=utf-8").end(frame);
        } else if (file) response.end(file.content);
        else next();
      });
    },
    async generateBundle() {
      const { frame, files } = await make();
      this.emitFile({ type: "asset", fileName: FRAME_ADDRESS.slice(1), source: frame });
      for (const { fileName, content } of files) {
        this.emitFile({ type: "asset", fileName, source: content });
      }
    },
  };
}

interface Made {
  readonly frame: string;
  readonly files: readonly CodeFile[];
}

interface CodeFile {
  readonly name: string;
  readonly fileName: string;
  readonly content: Buffer;
}

async function makeAll(): Promise<Made> {
  const { frame, files } = await makeRunnerFiles(ROOT);
  return {
    frame,
    files: await Promise.all(
      files.map(async ({ name, path, ending }) => {
        const content = await readFile(path);
        return { name, fileName: `assets/code-${name}-${hashOf(content)}.${ending}`, content };
      }),
    ),
  };
}

async function weigh({ name, fileName, content }: CodeFile) {
  const sent = await compressed(content, "br");
  const file = { address: `/${fileName}`, bytes: content.length, sentBytes: sent.length };
  return [name, file] as const;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

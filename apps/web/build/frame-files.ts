import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { compressed } from "./precompress.ts";

/** A page that may reach nothing, and the files that the app fetches and hands to it. */
export interface FrameFiles {
  /** Text of the page. */
  readonly frame: string;
  readonly files: readonly FrameFile[];
}

export interface FrameFile {
  /** What the app knows it by. */
  readonly name: string;
  readonly fileName: string;
  readonly content: Buffer;
}

/** A file of a frame below `assets/`, named by a hash of its content, so that it never changes. */
export function frameFile(
  name: string,
  { fileName, ending }: { readonly fileName: string; readonly ending: string },
  content: Buffer,
): FrameFile {
  return { name, fileName: `assets/${fileName}-${hashOf(content)}.${ending}`, content };
}

interface FrameOptions {
  readonly name: string;
  /** Of the page, from "/" on. */
  readonly address: string;
  /** The constant that tells the app the addresses and weights: `{ frame, files: { [name]: file } }`. */
  readonly constant: string;
  readonly make: () => Promise<FrameFiles>;
}

/** Adds a frame and its files, made once. */
export function frameFiles({ name, address, constant, make }: FrameOptions): Plugin {
  let making: Promise<FrameFiles> | null = null;
  const made = () => (making ??= make());
  return {
    name,
    async config(_config, { command }) {
      // In development the addresses are the same for every content.
      const { frame, files } = await made();
      const version = command === "build" ? `?v=${hashOf(frame)}` : "";
      const weighed = await Promise.all(files.map(weigh));
      const facts = { frame: address + version, files: Object.fromEntries(weighed) };
      return { define: { [constant]: JSON.stringify(facts) } };
    },
    async configureServer(server) {
      const { frame, files } = await made();
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split("?")[0] ?? "";
        const file = files.find(({ fileName }) => asked === `/${fileName}`);
        if (asked === address) {
          response.setHeader("content-type", "text/html; charset=utf-8").end(frame);
        } else if (file) response.end(file.content);
        else next();
      });
    },
    async generateBundle() {
      const { frame, files } = await made();
      this.emitFile({ type: "asset", fileName: address.slice(1), source: frame });
      for (const { fileName, content } of files) {
        this.emitFile({ type: "asset", fileName, source: content });
      }
    },
  };
}

async function weigh({ name, fileName, content }: FrameFile) {
  const sent = await compressed(content, "br");
  const file = { address: `/${fileName}`, bytes: content.length, sentBytes: sent.length };
  return [name, file] as const;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

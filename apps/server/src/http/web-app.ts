import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal } from "./create-server.ts";
import { NONCE_PLACEHOLDER, readFirstViews } from "./first-views.ts";
import { isKnownPath } from "./known-paths.ts";
import { cardTags, type FindCard, plainCard } from "./page-card.ts";
import { serveFrames } from "./preview-frame.ts";
import { filePolicy, newNonce, pagePolicy } from "./security-headers.ts";

const NOT_BUILT = "The web app is not built yet. Run: npm run build\n";

export interface WebAppOptions {
  /** What `vite build` wrote; may be absent, then every page says so. */
  readonly folder: string;
  /** What addresses of pages begin with; undefined for what the request names. */
  readonly publicUrl: string | undefined;
  readonly findCard: FindCard;
}

/**
 * Serves the built web app: its files, and its one page for every other address.
 *
 * Files with a hash in their name never change; the page is asked for again each time, because it names them.
 */
export async function serveWebApp(
  server: FastifyInstance,
  { folder, publicUrl, findCard }: WebAppOptions,
): Promise<void> {
  const index = path.join(folder, "index.html");
  const page = existsSync(index) ? readFileSync(index, "utf8") : null;
  const files = page === null ? new Set<string>() : filesOf(folder);
  const withFirstView = readFirstViews(folder);

  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      // The policy is the script's own: for a compressed file its name ends in .br or .gz.
      const name = path.basename(file).replace(/\.(br|gz)$/, "");
      response.header("content-security-policy", filePolicy(name));
      response.header("cache-control", cachingOf(path.relative(folder, file)));
    },
  });

  serveFrames(server, folder);

  server.get("/*", async (request, reply) => {
    const wanted = decodedPath(request.url);
    if (wanted === null) return reply.status(400).send(refusal("BAD_REQUEST"));
    if (files.has(wanted.slice(1))) return reply.sendFile(wanted.slice(1));
    const isPage = (request.headers.accept ?? "*/*").includes("html") || isKnownPath(wanted);
    if (!isPage || wanted.startsWith("/api/") || wanted.startsWith("/assets/")) {
      return reply.status(404).send(refusal("NOT_FOUND"));
    }
    if (page === null) return reply.status(503).type("text/plain").send(NOT_BUILT);
    const card = (await findCard(wanted)) ?? plainCard(wanted);
    const tags = cardTags(card, publicUrl ?? originOf(request));
    const whole = withFirstView(
      page.replace("</head>", () => `${tags}\n</head>`),
      wanted,
    );
    return sendPage(reply.status(isKnownPath(wanted) ? 200 : 404), whole);
  });
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = newNonce();
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("content-security-policy", pagePolicy(nonce))
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

function cachingOf(file: string): string {
  return /^(assets|vendor|course\/files|problems\/files)\//.test(file)
    ? "public, max-age=31536000, immutable"
    : "no-cache";
}

/** Names of the files that may be asked for, relative to the folder. The page itself is served by its paths. */
function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Set(
    names.filter((name) => !name.startsWith(".") && !/(^index\.html|\.(br|gz))$/.test(name)),
  );
}

/** The path as it was meant, without query; null for a broken encoding. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TemplateFiles } from "@taiyari/content/templates";
import type { FastifyInstance } from "fastify";
import { refusal } from "../../http/create-server.ts";

interface ServedFile {
  readonly type: string;
  readonly content: string | Buffer;
  readonly etag: string;
}

/**
 * Serves `/templates/{id}/index.html`, `style.css`, `script.js` and `thumbnail.webp` to the app, which puts them into a
 * frame of its own. Opened by themselves they are data like any other answer: nothing in them runs.
 *
 * @param thumbnails  the folder with a folder for each template, in which its thumbnail is
 */
export function serveTemplates(
  server: FastifyInstance,
  templates: readonly TemplateFiles[],
  thumbnails: string,
): void {
  const files = new Map(
    templates.flatMap((template) =>
      filesOf(template, thumbnails).map(({ name, ...file }) => [`${template.id}/${name}`, file]),
    ),
  );
  server.get<{ Params: { id: string; name: string } }>(
    "/templates/:id/:name",
    async (request, reply) => {
      const { id, name } = request.params;
      const file = files.get(`${id}/${name}`);
      if (!file) return reply.status(404).send(refusal("NOT_FOUND"));
      reply.header("cache-control", "no-cache").header("etag", file.etag);
      if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
      return reply.type(file.type).send(file.content);
    },
  );
}

function filesOf(
  { id, html, css, script }: TemplateFiles,
  thumbnails: string,
): readonly (ServedFile & { readonly name: string })[] {
  const thumbnail = path.join(thumbnails, id, "thumbnail.webp");
  return [
    served("index.html", "text/html; charset=utf-8", html),
    served("style.css", "text/css; charset=utf-8", css),
    ...(script === null ? [] : [served("script.js", "text/javascript; charset=utf-8", script)]),
    ...(existsSync(thumbnail)
      ? [served("thumbnail.webp", "image/webp", readFileSync(thumbnail))]
      : []),
  ];
}

function served(name: string, type: string, content: string | Buffer) {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  // A weak one: the same content may go out compressed.
  return { name, type, content, etag: `W/"${hash}"` };
}

import type { FastifyReply } from "fastify";
import { z } from "zod";

export interface IdParams {
  readonly id: string;
}

/** Null for what is no id: it reads as absent like any other that is not there. */
export function idOf(params: IdParams): string | null {
  return z.uuid().safeParse(params.id).data ?? null;
}

/** What a visitor is answered who asks for a file of a person. */
export function refuseVisitor(reply: FastifyReply): FastifyReply {
  return reply.status(401).send({ code: "NOT_SIGNED_IN", message: "Please sign in." });
}

/** A header that has the browser save a file under its own name, in any script. Source: RFC 6266 and RFC 5987. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

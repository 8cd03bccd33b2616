import type { SessionUser } from "@taiyari/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DatabaseState } from "./outage.ts";

/** What every procedure knows of the request it answers. */
export interface RequestContext {
  readonly headers: Headers;
  /** The network address it came from, after the proxies that are trusted. */
  readonly ip: string;
  /** Where the browser believes it is: "https://taiyari.example.org". */
  readonly origin: string;
  /** Adds a `Set-Cookie` header to the answer. */
  readonly addCookie: (cookie: string) => void;
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
  readonly database: DatabaseState;
  /** Who is signed in; null for a visitor. Asks the database once, however often it is called. */
  readonly findUser: () => Promise<SessionUser | null>;
  /** The same for a route outside the contract: whoever has not given a phone number is refused with PHONE_NEEDED. */
  readonly findSettledUser: () => Promise<SessionUser | null>;
}

/** Finds who a request's cookie belongs to, and gives the cookies that renew the session. */
export type FindSession = (
  headers: Headers,
) => Promise<{ readonly user: SessionUser | null; readonly cookies: readonly string[] }>;

/** Makes the context of a request that no procedure answers. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

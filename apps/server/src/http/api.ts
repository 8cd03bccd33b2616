import { onError, ORPCError, type Router } from "@orpc/server";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { Contract } from "@taiyari/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal, statusOf } from "./create-server.ts";
import { describeError, type Log } from "./error-log.ts";
import { explainInvalidInput } from "./invalid-input.ts";
import { refuseLeaving } from "./leaving.ts";
import type { FindSession, RequestContext } from "./request-context.ts";
import { refuseUnfinished } from "./unfinished.ts";
import type { DatabaseState } from "./outage.ts";

export const API_PATH = "/api/v1";

export type ApiRouter = Router<Contract, RequestContext>;

/** An address whose body may be longer than others'. */
export interface BodyLimit {
  readonly method: "POST" | "PUT";
  /** Below `API_PATH`, as Fastify writes it: "/resumes/:id". */
  readonly path: string;
  readonly bytes: number;
  /** The procedure's own error for a body that is longer still. */
  readonly refusal: string;
}

export interface ApiOptions {
  readonly router: ApiRouter;
  readonly findSession: FindSession;
  readonly database: DatabaseState;
  readonly log: Log;
  readonly longBodies: readonly BodyLimit[];
}

/** Serves the contract's procedures. */
export function serveApi(server: FastifyInstance, options: ApiOptions): void {
  const { log } = options;
  const handler = new OpenAPIHandler(options.router, {
    clientInterceptors: [
      onError((error) => {
        throw explainInvalidInput(error);
      }),
    ],
    interceptors: [
      onError((error) => {
        if (error instanceof ORPCError && error.status < 500) return;
        if (error instanceof ORPCError && error.code === "UNAVAILABLE") return;
        log.error({ error: describeError(error) }, "a procedure failed");
      }),
    ],
  });
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { matched } = await handler.handle(request, reply, {
      prefix: API_PATH,
      context: contextOf(request, reply, options),
    });
    if (!matched) return reply.status(404).send(refusal("NOT_FOUND"));
    return reply;
  }
  for (const longBody of options.longBodies) serveLongBody(server, longBody, answer);
  server.all(`${API_PATH}/*`, answer);
}

/** The same procedures at an address of its own, because a limit belongs to an address. */
function serveLongBody(
  server: FastifyInstance,
  { method, path, bytes, refusal: code }: BodyLimit,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  server.route({
    method,
    url: API_PATH + path,
    bodyLimit: bytes,
    handler: answer,
    errorHandler(error, _request, reply) {
      // Thrown on, it comes to the server's own handler.
      if (statusOf(error) !== 413) throw error;
      const { message } = refusal("PAYLOAD_TOO_LARGE");
      const tooLong = new ORPCError(code, { status: 413, defined: true, message });
      void reply.status(413).send(tooLong.toJSON());
    },
  });
}

/** What a handler outside the contract needs to know of its request as well. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<ApiOptions, "findSession" | "database">,
): RequestContext {
  const headers = headersOf(request);
  const addCookie = (cookie: string) => void reply.header("set-cookie", cookie);
  let found: ReturnType<RequestContext["findUser"]> | undefined;

  async function find(): ReturnType<RequestContext["findUser"]> {
    // A visitor without any cookie costs no query.
    if (!headers.has("cookie")) return null;
    const { user, cookies } = await deps.findSession(headers);
    for (const cookie of cookies) addCookie(cookie);
    if (user) refuseLeaving(user, request);
    return user;
  }

  const findUser = () => (found ??= find());

  return {
    headers,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    addCookie,
    setHeader: (name, value) => void reply.header(name, value),
    database: deps.database,
    findUser,
    async findSettledUser() {
      const user = await findUser();
      if (user) refuseUnfinished(user, null);
      return user;
    },
  };
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, one);
    }
  }
  return headers;
}

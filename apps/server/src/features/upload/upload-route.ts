import type { IncomingMessage } from "node:http";
import type { UploadRefusal } from "@taiyari/contract";
import type { SourceFormat } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { API_PATH } from "../../http/api.ts";
import type { ContextOf } from "../../http/request-context.ts";
import { storableText } from "../../http/storable.ts";
import { readInBackground } from "../../shared/reading/read-upload.ts";
import { MOST_ARRIVING } from "./allowance.ts";
import { toResumeUpload } from "./to-contract.ts";
import { uploadResume, type UploadDeps, type UploadProblem } from "./upload-resume.ts";

const ALL_FORMATS: readonly SourceFormat[] = ["pdf", "docx", "doc"];

const UPLOADS = `${API_PATH}/resume/uploads`;

/** A name given twice is no name. `accept=pdf` where only PDF files are asked for. */
const Query = z.object({ fileName: z.string().catch(""), accept: z.string().catch("") });

/** `PUT /api/v1/resume/uploads?fileName=…`: the bare file as the body, read as it arrives. */
export function serveUpload(server: FastifyInstance, deps: UploadDeps, contextOf: ContextOf): void {
  void server.register(async (scope) => {
    // Hands the body over unread, whatever its type: its size is counted as it is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    // Also one that is none: what a file is, its content says.
    scope.addHook("onRequest", async ({ raw }) => {
      raw.headers["content-type"] = "application/octet-stream";
    });

    scope.post(UPLOADS, async (_request, reply) =>
      reply.status(405).header("allow", "GET, PUT").send({
        code: "METHOD_NOT_ALLOWED",
        message: "A file is sent to this address with PUT, as it is and without a form around it.",
      }),
    );

    scope.put(UPLOADS, async (request, reply) => {
      const user = await contextOf(request, reply).findSettledUser();
      if (!user) return refuse(reply, "NOT_SIGNED_IN", "You must be logged in to upload files.");

      const query = Query.parse(request.query);
      const accepted = query.accept === "pdf" ? (["pdf"] as const) : ALL_FORMATS;
      const outcome = await uploadResume(deps, {
        userId: user.id,
        fileName: storableText(query.fileName),
        content: pieces(request.raw),
        announcedBytes: Number(request.headers["content-length"] ?? NaN) || null,
        accepted,
      });
      if (!outcome.ok) return refuseProblem(reply, outcome.problem, accepted);

      readInBackground(deps, outcome.value);
      return reply.status(201).send(toResumeUpload(outcome.value));
    });
  });
}

/** A body piece by piece. Stopping early leaves the connection as it is, so that the refusal still reaches the sender. */
function pieces(message: IncomingMessage): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false }) };
}

function refuseProblem(
  reply: FastifyReply,
  problem: UploadProblem,
  accepted: readonly SourceFormat[],
): FastifyReply {
  switch (problem.kind) {
    case "not-supported":
      return refuse(
        reply,
        "NOT_SUPPORTED",
        accepted.length === 1
          ? "Only PDF files are supported."
          : "Only PDF, DOC and DOCX files are supported.",
      );
    case "misnamed":
      return refuse(reply, "MISNAMED", misnamedMessage(problem));
    case "too-large":
      return refuse(reply, "FILE_TOO_LARGE", "File size should be less than 10MB.");
    case "empty":
      return refuse(reply, "FILE_EMPTY", "This file is empty. Please choose another one.");
    case "too-many-arriving":
      return refuse(
        reply.header("retry-after", 5),
        "TOO_MANY_UPLOADS",
        `${MOST_ARRIVING} of your files are arriving already. Wait until they are there, then upload this one.`,
      );
    case "too-many-uploads": {
      const minutes = Math.ceil(problem.waitMs / 60_000);
      return refuse(
        reply.header("retry-after", Math.ceil(problem.waitMs / 1000)),
        "TOO_MANY_UPLOADS",
        `You have uploaded ${problem.perHour} files within an hour. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then upload this one.`,
      );
    }
    case "storage-used-up":
      return refuse(
        reply,
        "QUOTA_REACHED",
        `Your resumes would take more than the ${Math.round(problem.storageBytes / 1024 ** 2)} MB that one person has here. Delete some that you no longer need, then upload this one.`,
      );
    case "disk-full":
      return refuse(
        reply,
        "STORAGE_FULL",
        "The server has no space left for your file. Nothing was stored; please tell the person who runs it.",
      );
    default:
      return assertNever(problem);
  }
}

function misnamedMessage({ named, is }: Extract<UploadProblem, { kind: "misnamed" }>): string {
  const format = is === "pdf" ? "PDF" : "Word";
  return `This file is named .${named} and is a ${format} file. Rename it to end in .${is}, or save it as ${named.toUpperCase()}.`;
}

const STATUS = {
  NOT_SIGNED_IN: 401,
  NOT_SUPPORTED: 415,
  MISNAMED: 415,
  FILE_TOO_LARGE: 413,
  QUOTA_REACHED: 413,
  TOO_MANY_UPLOADS: 429,
  FILE_EMPTY: 400,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
} as const satisfies Record<UploadRefusal, number>;

function refuse(reply: FastifyReply, code: UploadRefusal, message: string): FastifyReply {
  return reply.status(STATUS[code]).send({ code, message });
}

import { MAX_SPEECH_BYTES, MAX_SPEECH_SECONDS, type SpeechRefusal } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { API_PATH } from "../../http/api.ts";
import type { ContextOf } from "../../http/request-context.ts";
import { storableText } from "../../http/storable.ts";
import type { VoiceDeps } from "./deps.ts";
import { writeDown, type WriteDownProblem } from "./write-down.ts";

const TRANSCRIPTIONS = `${API_PATH}/voice/transcriptions`;

const Query = z.object({
  language: z.enum(["en-IN", "hi-IN"]).catch("en-IN"),
  seconds: z.coerce.number().min(0).catch(0),
});

/**
 * `POST /api/v1/voice/transcriptions?language=en-IN&seconds=12.4`: the bare recording as the body. Answers with
 * `{ text, words }`, where `words` is null or has the times of each word.
 */
export function serveTranscriptions(
  server: FastifyInstance,
  deps: VoiceDeps,
  contextOf: ContextOf,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    // Also one that is none: what a recording is, its content says.
    scope.addHook("onRequest", async ({ raw }) => {
      raw.headers["content-type"] = "application/octet-stream";
    });

    scope.post(
      TRANSCRIPTIONS,
      {
        bodyLimit: MAX_SPEECH_BYTES,
        // Before the body is read.
        preParsing: async (request, reply) => {
          const user = await contextOf(request, reply).findSettledUser();
          if (!user) await refuse(reply, "NOT_SIGNED_IN", "Please sign in.");
        },
      },
      async (request, reply) => {
        const user = await contextOf(request, reply).findSettledUser();
        if (!user) return refuse(reply, "NOT_SIGNED_IN", "Please sign in.");
        const gone = new AbortController();
        reply.raw.on("close", () => gone.abort());
        const { language, seconds } = Query.parse(request.query);
        const audio = Uint8Array.from(request.body instanceof Buffer ? request.body : []);
        const outcome = await writeDown(deps, {
          userId: user.id,
          audio,
          language,
          seconds,
          signal: gone.signal,
        });
        if (!outcome.ok) return refuseProblem(reply, outcome.problem);
        const { text, words } = outcome.value;
        return reply.send({
          text: storableText(text),
          words: words?.map((word) => ({ ...word, text: storableText(word.text) })) ?? null,
        });
      },
    );
  });
}

function refuseProblem(reply: FastifyReply, problem: WriteDownProblem): FastifyReply {
  switch (problem.kind) {
    case "off":
      return refuse(
        reply,
        "NO_TRANSCRIBER",
        "This server has no transcriber. Type your answer instead.",
      );
    case "empty":
      return refuse(reply, "NOT_AUDIO", "This recording is empty. Check the microphone.");
    case "not-audio":
      return refuse(reply, "NOT_AUDIO", "This is not a recording in WebM, Ogg, MP4 or WAV.");
    case "too-long":
      return refuse(
        reply,
        "AUDIO_TOO_LONG",
        `One piece of speech may have ${MAX_SPEECH_SECONDS / 60} minutes at most.`,
      );
    case "limit-reached":
      return refuse(
        reply,
        "LIMIT_REACHED",
        `You have spoken for ${problem.minutes} minutes today, which is what one person may have written down here in a day. Go on by typing; tomorrow you can speak again.`,
      );
    case "no-transcript":
      return refuse(
        reply.header("retry-after", 5),
        "TRANSCRIBER_FAILED",
        problem.problem.kind === "too-slow"
          ? "The transcriber took too long. Your recording was not written down; say it again, or type it."
          : "The transcriber did not answer. Your recording was not written down; say it again, or type it.",
      );
    default:
      return assertNever(problem);
  }
}

const STATUS = {
  NOT_SIGNED_IN: 401,
  NO_TRANSCRIBER: 404,
  NOT_AUDIO: 415,
  AUDIO_TOO_LONG: 413,
  PAYLOAD_TOO_LARGE: 413,
  LIMIT_REACHED: 429,
  TRANSCRIBER_FAILED: 502,
} as const satisfies Record<SpeechRefusal, number>;

function refuse(reply: FastifyReply, code: SpeechRefusal, message: string): FastifyReply {
  return reply.status(STATUS[code]).send({ code, message });
}

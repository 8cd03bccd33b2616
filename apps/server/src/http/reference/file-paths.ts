import { MAX_SPEECH_SECONDS, SpeechRefusal, UploadRefusal } from "@taiyari/contract";
import { MAX_RESUME_BYTES } from "@taiyari/domain/resume";
import type { Answer, Operation } from "./document.ts";

const ID = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };

const REFUSAL = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: {
      type: "string",
      enum: [...new Set([...UploadRefusal.options, ...SpeechRefusal.options])],
    },
    message: { type: "string" },
  },
};

function refused(description: string): Answer {
  return { description, content: { "application/json": { schema: REFUSAL } } };
}

function file(mediaType: string, description: string): Answer {
  return {
    description,
    content: { [mediaType]: { schema: { type: "string", contentMediaType: mediaType } } },
  };
}

/** The addresses whose body is a bare file, which the contract cannot say. */
export const FILE_PATHS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  "/resume/uploads": {
    put: {
      summary: "Upload a resume",
      description: `The body is the file itself, at most ${MAX_RESUME_BYTES} bytes. A file of the same name takes over its path.`,
      parameters: [
        { name: "fileName", in: "query", required: true, schema: { type: "string" } },
        { name: "accept", in: "query", schema: { type: "string", enum: ["pdf"] } },
      ],
      requestBody: {
        content: {
          "application/octet-stream": {
            schema: { type: "string", contentMediaType: "application/octet-stream" },
          },
        },
      },
      responses: {
        "201": { description: "The resume, as GET /resume/uploads/{uploadId} gives it." },
        "400": refused("The file is empty."),
        "401": refused("Nobody is signed in."),
        "413": refused("The file is too large."),
        "415": refused("The content is no PDF, DOC or DOCX, or not what the name says."),
        "503": refused("The database is not answering."),
        "507": refused("The disk is full."),
      },
    },
  },
  "/voice/transcriptions": {
    post: {
      summary: "Write down speech",
      description: `The body is a recording in WebM, Ogg, MP4 or WAV of at most ${MAX_SPEECH_SECONDS} seconds. It is kept nowhere. Answers with \`text\`, and with \`words\` where the transcriber gives their times.`,
      parameters: [
        {
          name: "language",
          in: "query",
          schema: { type: "string", enum: ["en-IN", "hi-IN"] },
        },
        { name: "seconds", in: "query", schema: { type: "number" } },
      ],
      requestBody: {
        content: {
          "audio/webm": { schema: { type: "string", contentMediaType: "audio/webm" } },
        },
      },
      responses: {
        "200": { description: "The text, and the times of its words or null." },
        "401": refused("Nobody is signed in."),
        "404": refused("This server has no transcriber."),
        "413": refused("The recording is too long."),
        "415": refused("This is no recording."),
        "429": refused("The person had as much written down today as anybody may."),
        "502": refused("The transcriber did not answer."),
      },
    },
  },
  "/resume/uploads/{id}/file": {
    get: {
      summary: "The file of a resume",
      parameters: [ID],
      responses: {
        "200": file("application/pdf", "The file as it was uploaded, PDF, DOC or DOCX."),
        "401": refused("Nobody is signed in."),
        "404": { description: "There is no such resume, or it is somebody else's." },
      },
    },
  },
  "/resume/reports/{id}/file": {
    get: {
      summary: "A report as a page to keep",
      parameters: [ID],
      responses: {
        "200": file("text/html", "One page that needs nothing else."),
        "401": refused("Nobody is signed in."),
        "404": { description: "There is no such report, or it is somebody else's." },
      },
    },
  },
};

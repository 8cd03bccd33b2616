import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "@taiyari/contract";
import { API_PATH } from "../api.ts";
import type { ApiDocument, Operation } from "./document.ts";
import { FILE_PATHS } from "./file-paths.ts";

/** The API as a document for programs, made from the contract; with it the few addresses whose body is a bare file. */
export async function describeApi(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: {
      title: "Taiyari",
      version: "1",
      description:
        "Everything the web app does, it does through this API. Sign in with POST /account/sessions; " +
        "the session is a cookie. An error has a code, and a message where there is more to say.",
    },
    servers: [{ url: API_PATH }],
  })) as ApiDocument;
  const paths: Record<string, Readonly<Record<string, Operation>>> = { ...document.paths };
  for (const [path, operations] of Object.entries(FILE_PATHS)) {
    paths[path] = { ...paths[path], ...operations };
  }
  return { ...document, paths };
}

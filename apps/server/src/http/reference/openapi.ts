import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "@taiyari/contract";
import { API_PATH } from "../api.ts";
import { FILE_PATHS } from "./file-paths.ts";

/** An OpenAPI 3.1 document, as far as it is looked into here. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, Answer>>;
}

export interface Answer {
  readonly description?: string;
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** The keywords of JSON Schema that our contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

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

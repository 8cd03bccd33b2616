import { API_PATH } from "../api.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer, ApiDocument, JsonSchema, Operation } from "./document.ts";
import { typeText } from "./type-text.ts";

/** The API document as a page for people. Holds no script and needs one style sheet, `/api/docs.css`. */
export function referencePage(api: ApiDocument): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ path }) => path.split("/")[1] ?? "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(api.info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${escapeHtml(api.info.title)} API</h1>
<p>${escapeHtml(api.info.description)}</p>
<p>All paths begin with <code>${API_PATH}</code>. For programs: <a href="${API_PATH}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Groups"><ul>${[...groups.keys()].map((name) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul></nav>
<main>
${[...groups].map(([name, all]) => groupSection(name, all)).join("\n")}
</main>
</body>
</html>
`;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function groupSection(name: string, operations: readonly Listed[]): string {
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${name}</h2>
${operations.map(article).join("\n")}
</section>`;
}

function article({ path, method, operation }: Listed): string {
  const {
    summary = "",
    description = "",
    parameters = [],
    requestBody,
    responses = {},
  } = operation;
  const parts = [
    block("Parameters", parameters.map(parameterLine).join("\n")),
    block("Body", bodyText(requestBody)),
    ...Object.entries(responses).map(([status, answer]) => answerBlock(status, answer)),
  ];
  return `<article>
<h3><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. ${escapeHtml(description)}</p>
<details><summary>What it takes and gives<span class="hidden">: ${escapeHtml(summary)}</span></summary>
${parts.join("\n")}
</details>
</article>`;
}

function parameterLine(parameter: NonNullable<Operation["parameters"]>[number]): string {
  const mark = parameter.required === true ? "" : "?";
  return `${parameter.name}${mark}: ${typeText(parameter.schema ?? {})}  (${parameter.in})`;
}

function answerBlock(status: string, answer: Answer): string {
  const schema = schemaOf(answer.content);
  const text = status.startsWith("2") ? typeText(schema ?? {}) : errorCodes(schema);
  return block(status, schema ? text : (answer.description ?? ""));
}

/** Errors differ in their code and in what comes with it; the rest is the same for all. */
function errorCodes(schema: JsonSchema | undefined): string {
  const variants = schema?.oneOf ?? schema?.anyOf ?? (schema ? [schema] : []);
  const lines = variants.map(({ properties = {} }) => {
    const code = properties["code"] ? typeText(properties["code"]) : "any code";
    const data = properties["data"];
    const hasData = data !== undefined && Object.keys(data).length > 0;
    return hasData ? `${code}, data: ${typeText(data)}` : code;
  });
  return [...new Set(lines)].filter((line) => line !== "string").join("\n");
}

function bodyText(body: Operation["requestBody"]): string {
  const schema = schemaOf(body?.content);
  return schema ? typeText(schema) : "";
}

function schemaOf(content: Answer["content"]): JsonSchema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function block(heading: string, text: string): string {
  return text === ""
    ? ""
    : `<h4>${escapeHtml(heading)}</h4>\n<pre tabindex="0">${escapeHtml(text)}</pre>`;
}

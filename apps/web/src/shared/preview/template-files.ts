import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Template } from "@taiyari/domain/resume";
import type { TemplateFiles } from "./frame/messages.ts";

/** The part of `fetch` that is used, so that tests can pass a stand-in. */
export type FetchFile = (address: string) => Promise<Pick<Response, "ok" | "status" | "text">>;

/** Fetches templates, each once: they change only with the installation. */
export interface TemplateCache {
  /**
   * @returns  as a problem what the specification, section 8, says of it: "Failed to load CSS: 404". Asked again, it
   *           tries again.
   */
  readonly take: (template: Wanted) => Promise<Result<TemplateFiles, string>>;
}

type Wanted = Pick<Template, "id" | "hasScript">;

/** @param fetchFile  `fetch`, unless a test says otherwise */
export function createTemplateCache(fetchFile: FetchFile = (at) => fetch(at)): TemplateCache {
  const kept = new Map<string, Promise<Result<TemplateFiles, string>>>();
  return {
    take(template) {
      const { id } = template;
      const known = kept.get(id);
      if (known) return known;
      const fetched = fetchTemplate(template, fetchFile).then((result) => {
        if (!result.ok) kept.delete(id);
        return result;
      });
      kept.set(id, fetched);
      return fetched;
    },
  };
}

/** HTML and CSS are required, the script is not. Source: the specification, section 7. */
async function fetchTemplate(
  { id, hasScript }: Wanted,
  fetchFile: FetchFile,
): Promise<Result<TemplateFiles, string>> {
  const folder = `/templates/${encodeURIComponent(id)}`;
  try {
    const names = ["index.html", "style.css", ...(hasScript ? ["script.js"] : [])];
    const [html, css, script] = await Promise.all(
      names.map((name) => fetchFile(`${folder}/${name}`)),
    );
    if (!html?.ok) return fail(`Failed to load HTML template: ${html?.status}`);
    if (!css?.ok) return fail(`Failed to load CSS: ${css?.status}`);
    return ok({
      html: await html.text(),
      css: await css.text(),
      script: script?.ok ? await script.text() : null,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`Failed to fetch template files: ${reason}`);
  }
}

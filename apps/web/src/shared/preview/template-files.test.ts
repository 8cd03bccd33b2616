import { describe, expect, test } from "vitest";
import { createTemplateCache, type FetchFile } from "./template-files.ts";

const MODERN = { id: "modern", hasScript: true };

/** Answers with the status given for a file's name, 200 otherwise; writes down what was asked. */
function fetchWith(statuses: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const fetchFile: FetchFile = async (address) => {
    asked.push(address);
    const status = statuses[address.split("/").at(-1) ?? ""] ?? 200;
    return { ok: status === 200, status, text: async () => `text of ${address}` };
  };
  return { asked, fetchFile };
}

describe("a shelf of templates", () => {
  test.each([
    [{ "index.html": 404 }, "Failed to load HTML template: 404"],
    [{ "style.css": 500 }, "Failed to load CSS: 500"],
    [{ "index.html": 404, "style.css": 404 }, "Failed to load HTML template: 404"],
  ])("says of %j what the specification says", async (statuses, problem) => {
    const shelf = createTemplateCache(fetchWith(statuses).fetchFile);
    expect(await shelf.take(MODERN)).toEqual({ ok: false, problem });
  });

  test("names what kept the files from being fetched", async () => {
    const shelf = createTemplateCache(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await shelf.take(MODERN)).toEqual({
      ok: false,
      problem: "Failed to fetch template files: Failed to fetch",
    });
  });

  test("tries again after a failure, and keeps what it has", async () => {
    const statuses: Record<string, number> = { "style.css": 503 };
    const { asked, fetchFile } = fetchWith(statuses);
    const shelf = createTemplateCache(fetchFile);
    expect((await shelf.take(MODERN)).ok).toBe(false);

    delete statuses["style.css"];
    expect((await shelf.take(MODERN)).ok).toBe(true);
    await shelf.take(MODERN);
    expect(asked).toHaveLength(6);
  });

  test("does without a script that is not there, and does not ask where none is", async () => {
    const missing = createTemplateCache(fetchWith({ "script.js": 404 }).fetchFile);
    expect(await missing.take(MODERN)).toMatchObject({ ok: true, value: { script: null } });

    const { asked, fetchFile } = fetchWith({});
    await createTemplateCache(fetchFile).take({ id: "a/b", hasScript: false });
    expect(asked).toEqual(["/templates/a%2Fb/index.html", "/templates/a%2Fb/style.css"]);
  });
});

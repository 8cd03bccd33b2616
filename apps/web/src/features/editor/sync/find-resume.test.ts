import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { unknownResume } from "../../../shared/drafts/unknown-resume.ts";
import { findResume, type Loaded } from "./find-resume.ts";
import type { StoredResume } from "../../../shared/drafts/stored-resume.ts";

const DRAFT = newDraft();
const OTHER = applyEdit(DRAFT, { kind: "choose-template", id: "minimalist" });
const sent = (draft = DRAFT, revision = 1): StoredResume => ({
  ...unknownResume(draft),
  base: { revision, doc: draft },
});
const UNREACHABLE: Loaded = { kind: "unreachable" };
const ABSENT: Loaded = { kind: "gone" };

interface World {
  readonly kept?: Readonly<Record<string, StoredResume>>;
  readonly server?: Readonly<Record<string, StoredResume>> | "away";
  readonly last?: { readonly resumeId: string; readonly draft: typeof DRAFT };
}

function find(wantedId: string | null, { kept = {}, server = {}, last }: World) {
  const dropped: string[] = [];
  const found = findResume(wantedId, {
    storageOf: (id) => ({
      read: () => kept[id] ?? null,
      store: () => "shared",
      remove: () => void dropped.push(id),
    }),
    last: last ?? null,
    async load(id) {
      if (server === "away") return UNREACHABLE;
      const resume = server[id];
      return resume ? { kind: "loaded", resume } : ABSENT;
    },
    async list() {
      if (server === "away") throw new TypeError("Failed to fetch");
      return Object.keys(server);
    },
    newId: () => "new",
    begin: async () => DRAFT,
  });
  return { found, dropped };
}

describe("of an address with an id", () => {
  test("there is nothing for one that is not the person's, and what the browser had of it goes", async () => {
    const { found, dropped } = find("r1", { kept: { r1: sent() } });
    expect(await found).toEqual({ kind: "missing" });
    expect(dropped).toEqual(["r1"]);
  });

  test("nothing is guessed when the server does not answer", async () => {
    await expect(find("r1", { server: "away" }).found).rejects.toThrow("did not say");
  });

  test("what was not sent comes first, and nobody is asked", async () => {
    const unsent = { ...sent(), doc: OTHER };
    const { found } = find("r1", { kept: { r1: unsent }, server: "away" });
    expect(await found).toEqual({ kind: "open", resumeId: "r1", opened: unsent });
  });

  test("what the server has comes before what it had", async () => {
    const newer = sent(OTHER, 5);
    const { found } = find("r1", { kept: { r1: sent() }, server: { r1: newer } });
    expect(await found).toMatchObject({ opened: newer });
  });

  test("what the browser keeps is opened when the server does not answer", async () => {
    const { found } = find("r1", { kept: { r1: sent() }, server: "away" });
    expect(await found).toMatchObject({ resumeId: "r1", opened: sent() });
  });
});

describe("of an address without an id", () => {
  test("the one last worked on, then the newest, then a new one", async () => {
    const server = { r2: sent(OTHER), r1: sent() };
    const last = { resumeId: "r1", draft: DRAFT };
    expect(await find(null, { server, last }).found).toMatchObject({ resumeId: "r1" });
    expect(await find(null, { server }).found).toMatchObject({ resumeId: "r2" });
    expect(await find(null, {}).found).toEqual({
      kind: "open",
      resumeId: "new",
      opened: unknownResume(newDraft()),
    });
  });

  test("not the one last worked on when that was deleted elsewhere", async () => {
    const last = { resumeId: "gone", draft: DRAFT };
    const world = { kept: { gone: sent() }, server: { r2: sent() }, last };
    expect(await find(null, world).found).toMatchObject({ resumeId: "r2" });
  });

  test("a draft that stands alone under the specified key is kept as a version beside the server's", async () => {
    const { found } = find(null, {
      server: { r1: sent() },
      last: { resumeId: "r1", draft: OTHER },
    });
    expect(await found).toMatchObject({ opened: { doc: DRAFT, displaced: [{ doc: OTHER }] } });
  });

  test("such a draft becomes a resume when the server has none of it, or does not answer", async () => {
    const last = { resumeId: "r1", draft: OTHER };
    for (const server of [{}, "away"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two cases of one promise
      expect(await find(null, { server, last }).found).toEqual({
        kind: "open",
        resumeId: "new",
        opened: unknownResume(OTHER),
      });
    }
  });
});

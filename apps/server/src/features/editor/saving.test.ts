import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { MAX_DRAFT_TEXT, type ResumeDraft } from "@taiyari/domain/draft";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeDraft } from "../../testing/drafts.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer } from "../../testing/test-server.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");

let asha: SignedInBrowser;
let now = NOW;

beforeAll(async () => {
  const server = await startTestServer({ clock: () => now });
  asha = await openSignedInBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

async function newResume(): Promise<string> {
  const id = randomUUID();
  await asha.api.editor.createResume({ id, name: "Data analyst", draft: makeDraft() });
  return id;
}

const titled = (title: string) => makeDraft({ personal: { title } });

const save = (id: string, revision: number, draft: ResumeDraft) =>
  asha.api.editor.saveResume({ id, revision, draft });

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

describe("saving", () => {
  test("on an older revision is refused with what is kept now, and overwrites nothing", async () => {
    const id = await newResume();
    await save(id, 1, titled("Chef"));

    expect(await errorOf(save(id, 1, titled("Cook")))).toMatchObject({
      code: "CONFLICT",
      defined: true,
      data: { draft: titled("Chef"), revision: 2 },
    });
    expect((await asha.api.editor.getResume({ id })).draft).toEqual(titled("Chef"));
  });

  test("from two devices at once keeps exactly one", async () => {
    const id = await newResume();
    const drafts = Array.from({ length: 6 }, (_, at) => titled(`Device ${at}`));

    const answers = await Promise.all(drafts.map((draft) => safe(save(id, 1, draft))));

    const kept = answers.flatMap(({ data }, at) => (data ? [{ data, at }] : []));
    expect(kept).toEqual([{ data: { revision: 2, savedAt: NOW.toISOString() }, at: kept[0]?.at }]);
    const winner = drafts[kept[0]?.at ?? -1];
    for (const { error } of answers.filter(({ data }) => !data)) {
      expect(error).toMatchObject({ code: "CONFLICT", data: { draft: winner, revision: 2 } });
    }
    expect((await asha.api.editor.getResume({ id })).draft).toEqual(winner);
  });

  test("what is kept already changes nothing, whatever revision it was made on", async () => {
    const id = await newResume();
    await save(id, 1, titled("Chef"));
    now = new Date(NOW.getTime() + 60_000);

    for (const revision of [1, 2]) {
      expect(await save(id, revision, titled("Chef"))).toEqual({
        revision: 2,
        savedAt: NOW.toISOString(),
      });
    }
    expect((await asha.api.editor.getResume({ id })).updatedAt).toBe(NOW.toISOString());
  });

  test("keeps every script, emoji and half a letter; what no database holds becomes a sign for it", async () => {
    const id = await newResume();
    const words =
      "आशा वर्मा · ஆஷா · আশা · ఆశా · ಆಶಾ · ആശ · ਆਸ਼ਾ · આશા · 👩🏽‍💻 · ₹ → ≈ ★ · <script>\u0001\\u0000";

    await save(id, 1, makeDraft({ personal: { fullName: words, title: "a\u0000b\uD800c" } }));

    const { personal } = (await asha.api.editor.getResume({ id })).draft.resumeData;
    expect(personal.fullName).toBe(words);
    expect(personal.title).toBe("a\uFFFDb\uFFFDc");
  });

  test("keeps everything a draft has", async () => {
    const id = await newResume();
    const draft = makeDraft({
      personal: { photo: "data:image/png;base64,iVBORw0KGgo=" },
      experience: [
        {
          id: "e1",
          title: "Analyst",
          company: "Godavari Foods",
          location: "Pune",
          startDate: "Jan 2022",
          endDate: "",
          current: true,
          description: "• Built\n• Cut",
        },
      ],
      custom: [
        {
          id: "custom_1",
          name: "Patents",
          isRepeatable: true,
          content: "",
          items: [{ id: "p1", title: "A pump", description: "" }],
        },
      ],
      sections: [{ id: "custom_1", isHidden: true }, ...makeDraft().sections.toReversed()],
      chosen: { accent: "#0f6b6b", paper: "letter", photo: true },
      template: "compact",
    });

    await save(id, 1, draft);

    expect((await asha.api.editor.getResume({ id })).draft).toEqual(draft);
  });
});

function award(at: number, description: string) {
  return { id: `a${at}`, title: "", issuer: "", date: "", description };
}

/** A draft of exactly so many characters as JSON, of letters that take three bytes each. */
function draftOf(characters: number): ResumeDraft {
  const full = Array.from({ length: 49 }, (_, at) => award(at, "क".repeat(20_000)));
  const others = JSON.stringify(makeDraft({ awards: [...full, award(49, "")] })).length;
  return makeDraft({ awards: [...full, award(49, "क".repeat(characters - others))] });
}

describe("a draft's length", () => {
  test("is refused by one character too many, at the beginning and later", async () => {
    const id = await newResume();
    const tooLong = draftOf(MAX_DRAFT_TEXT + 1);

    const refusal = { code: "TOO_LARGE", status: 413, defined: true };
    expect(await errorOf(save(id, 1, tooLong))).toMatchObject(refusal);
    expect(
      await errorOf(asha.api.editor.createResume({ id: randomUUID(), name: "a", draft: tooLong })),
    ).toMatchObject(refusal);
    expect((await asha.api.editor.getResume({ id })).revision).toBe(1);
  });

  test("is refused in the same way when the body is not even read", async () => {
    const id = await newResume();
    const response = await asha.request(`/api/v1/resumes/${id}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: `{"draft":"${"a".repeat(3_200_000)}"}`,
    });

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: "TOO_LARGE",
      defined: true,
      message: "That is more than this address accepts.",
    });
  });

  test("is short at every other address", async () => {
    const id = await newResume();
    const response = await asha.request(`/api/v1/resumes/${id}/name`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "a".repeat(300_000) }),
    });

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  test("may be a million characters of any script", async () => {
    const id = await newResume();
    const longest = draftOf(MAX_DRAFT_TEXT);

    expect(await save(id, 1, longest)).toMatchObject({ revision: 2 });
    expect((await asha.api.editor.getResume({ id })).draft).toEqual(longest);
  });
});

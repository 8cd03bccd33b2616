import type { ResumeUpload } from "@taiyari/contract";
import { expect, test } from "vitest";
import { makeUpload } from "../../testing/make-upload.ts";
import { followUntilRead } from "./follow-until-read.ts";

/** What the server says at one time of asking: some events, after which its answer may break. */
interface Said {
  readonly of: readonly string[];
  readonly breaks?: boolean;
}

async function* events({ of, breaks = false }: Said): AsyncGenerator<ResumeUpload> {
  for (const id of of) yield makeUpload({ id });
  if (breaks) throw new TypeError("network error");
}

/** Follows with a server that answers so, time after time; notes what happened, in order. */
async function happened(uploadIds: readonly string[], answers: readonly Said[], end?: AbortSignal) {
  const notes: string[] = [];
  const left = [...answers];
  await followUntilRead(
    uploadIds,
    {
      async follow(wanted) {
        notes.push(`asks for ${wanted.join(" ")}`);
        const said = left.shift();
        if (!said) throw new TypeError("Failed to fetch");
        return events(said);
      },
      pause: async () => void notes.push("waits"),
      onRead: ({ id }) => void notes.push(`${id} read`),
      onLost: () => void notes.push("lost"),
    },
    end ?? new AbortController().signal,
  );
  return notes;
}

test("asks nothing for no upload", async () => {
  expect(await happened([], [])).toEqual([]);
});

test("asks for nothing and calls nothing when it was ended", async () => {
  expect(await happened(["a"], [{ of: ["a"] }], AbortSignal.abort())).toEqual([]);
});

test("asks again, after a pause, for what was not said when an answer breaks or ends", async () => {
  expect(
    await happened(["a", "b", "c"], [{ of: ["b"], breaks: true }, { of: ["a"] }, { of: ["c"] }]),
  ).toEqual([
    "asks for a b c",
    "b read",
    "waits",
    "lost",
    "asks for a c",
    "a read",
    "waits",
    "lost",
    "asks for c",
    "c read",
  ]);
});

test("is done with one answer that says it all", async () => {
  expect(await happened(["a", "b"], [{ of: ["b", "a"] }])).toEqual([
    "asks for a b",
    "b read",
    "a read",
  ]);
});

test("asks for fifty at a time", async () => {
  const ids = Array.from({ length: 51 }, (_, at) => `${at}`);
  const [first, , , ...rest] = (
    await happened(ids, [{ of: ids.slice(0, 50) }, { of: ["50"] }])
  ).filter((note) => !note.endsWith(" read"));
  expect(first).toBe(`asks for ${ids.slice(0, 50).join(" ")}`);
  expect(rest).toEqual(["asks for 50"]);
});

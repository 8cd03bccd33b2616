import { newDraft } from "@taiyari/domain/draft";
import type { DisplayList } from "@taiyari/paper";
import { expect, test } from "vitest";
import { createDraftStore } from "../drafts/draft-store.ts";
import { captureDraft } from "./capture-draft.ts";

/** A preview in which somebody types while the first pages are taken, that many times. */
function typedInto(times: number) {
  const store = createDraftStore(newDraft());
  let taken = 0;
  const preview = {
    capture: async () => {
      taken += 1;
      if (taken <= times) {
        const field = { section: "personal", item: null, field: "fullName" };
        store.edit({ kind: "set-field", field, value: "A".repeat(taken) });
      }
      return { pages: taken } as DisplayList;
    },
  };
  return { store, preview };
}

test("gives up waiting for a person who types on, and gives the pages it has", async () => {
  const { store, preview } = typedInto(9);
  expect((await captureDraft(preview, store)).list.pages).toBe(3);
});

test("takes the pages again when the draft was changed meanwhile", async () => {
  const { store, preview } = typedInto(1);
  const { list, draft } = await captureDraft(preview, store);
  expect(list.pages).toBe(2);
  expect(draft).toBe(store.get().draft);
});

test("takes the pages of a draft that rests once", async () => {
  const { store, preview } = typedInto(0);
  expect((await captureDraft(preview, store)).list.pages).toBe(1);
});

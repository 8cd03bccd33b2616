import { act, fireEvent, render, screen } from "@testing-library/react";
import { newDraft, PHOTO, valueOf } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { createDraftStore } from "../../../../shared/drafts/draft-store.ts";
import { EditorContext, type Editor } from "../../state/editor-context.ts";
import { PreviewContext, type PreviewOfDraft } from "../../../../shared/preview/preview-context.ts";
import { PhotoField } from "./photo-field.tsx";
import type { Picture, PictureTools } from "./picture.ts";

const JPEG = "data:image/jpeg;base64,AAAA";

function show(tools: Partial<PictureTools> = {}) {
  const store = createDraftStore(newDraft());
  let closed = 0;
  const picture: Picture = {
    width: 600,
    height: 900,
    source: document.createElement("canvas"),
    close: () => (closed += 1),
  };
  const squares: unknown[] = [];
  render(
    <EditorContext value={{ store } as Editor}>
      <PreviewContext value={{ store, choices: { photo: false } } as PreviewOfDraft}>
        <PhotoField
          tools={{
            decode: async () => picture,
            encode: (_picture, square) => {
              squares.push(square);
              return JPEG;
            },
            ...tools,
          }}
        />
      </PreviewContext>
    </EditorContext>,
  );
  return { photo: () => valueOf(store.get().draft, PHOTO), store, squares, closed: () => closed };
}

const choose = (file: File) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/ photo$/), { target: { files: [file] } });
  });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const file = () => new File(["x"], "me.png", { type: "image/png" });

test("refuses a file that is no picture in a clear sentence, and changes nothing", async () => {
  const { photo } = show({ decode: () => Promise.reject(new Error("InvalidStateError")) });
  await choose(file());
  expect(screen.getByRole("alert").textContent).toContain("Choose a JPEG, PNG or WebP.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(photo()).toBe("");
});

test("changes nothing when the crop is cancelled, and gives the memory back", async () => {
  const { photo, closed } = show();
  await choose(file());
  await press("Cancel");
  expect(photo()).toBe("");
  expect(closed()).toBe(1);
});

test("says so when the picture cannot be made small enough", async () => {
  const { photo } = show({ encode: () => "" });
  await choose(file());
  await press("Use photo");
  expect(screen.getByRole("alert").textContent).toContain("Choose another one.");
  expect(photo()).toBe("");
});

test("keeps the square the person chose, shows it, and removes it again", async () => {
  const { photo, squares, store } = show();
  await choose(file());
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Top to bottom"), { target: { value: "0" } });
  });
  await press("Use photo");
  expect(squares).toEqual([{ left: 0, top: 0, side: 600 }]);
  expect(photo()).toBe(JPEG);
  expect(screen.getByAltText("You, as the resume shows you").getAttribute("src")).toBe(JPEG);
  await press("Show it");
  expect(store.get().draft.chosen.photo).toBe(true);
  await press("Remove photo");
  expect(photo()).toBe("");
});

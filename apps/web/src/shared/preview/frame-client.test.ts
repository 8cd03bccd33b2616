import { describe, expect, test } from "vitest";
import { toTemplateData, newDraft } from "@taiyari/domain/draft";
import type { FrameContent, FromFrame, Place, ToFrame } from "./frame/messages.ts";
import { connectFrame } from "./frame-client.ts";

/** A frame whose page answers as it is told; it says "ready" when it was given its port. */
function fakeFrame(answer: (asked: ToFrame) => FromFrame | null) {
  const heard: ToFrame[] = [];
  const frame = document.createElement("iframe");
  let port: MessagePort | undefined;
  Object.defineProperty(frame, "contentWindow", {
    value: {
      postMessage(_message: string, _origin: string, ports: readonly MessagePort[]) {
        port = ports[0];
        port?.addEventListener("message", ({ data }: MessageEvent<ToFrame>) => {
          heard.push(data);
          const said = answer(data);
          if (said) port?.postMessage(said);
        });
        port?.start();
        port?.postMessage({ kind: "ready" } satisfies FromFrame);
      },
    },
  });
  return {
    frame,
    heard,
    load: () => frame.dispatchEvent(new Event("load")),
    say: (message: unknown) => port?.postMessage(message),
  };
}

const facesFor = async () => new Map([["inter", new Uint8Array(1)]]);
const CONTENT: FrameContent = {
  files: { html: "", css: "", script: null },
  margins: { top: 12, side: 14, bottom: 12 },
  data: toTemplateData(newDraft()),
  choices: {
    accent: "#1a2b3c",
    fonts: "inter",
    density: "normal",
    paper: "a4",
    margins: "normal",
    photo: true,
  },
  language: "en",
};
const CAPTURE = { kind: "capture" } as const;

describe("the app's end of a frame", () => {
  test("rejects what the frame says went wrong", async () => {
    const { frame, load } = fakeFrame((asked) =>
      asked.kind === "capture"
        ? { kind: "failed", id: asked.id, reason: "Nothing is shown." }
        : null,
    );
    const client = connectFrame(frame, { facesFor });
    load();
    await expect(client.ask(CAPTURE)).rejects.toThrow("Nothing is shown.");
  });

  test("refuses pages that nothing could draw, whatever a template's script makes the frame say", async () => {
    const shown = {
      pages: 1,
      geometry: { width: 794, height: 1123, gap: 24, top: 50, bottom: 50 },
      roomLines: 3,
      overLines: 0,
      missing: [],
      boxes: [{ section: "skills", item: null, x: 0, y: 10, width: 700, height: 40 }],
      scriptError: null,
    };
    const answers: unknown[] = [
      { ...shown, pages: 1e9 },
      { ...shown, boxes: [{ ...shown.boxes[0], height: Infinity }] },
      { ...shown, geometry: null },
      null,
      shown,
    ];
    const { frame, load } = fakeFrame((asked) =>
      asked.kind === "show" ? { kind: "answer", id: asked.id, answer: answers.shift() } : null,
    );
    const client = connectFrame(frame, { facesFor });
    load();
    const show = () => client.ask({ kind: "show", content: CONTENT });
    for (let bad = answers.length - 1; bad > 0; bad--) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the answers come
      await expect(show()).rejects.toThrow("no answer that can be used");
    }
    expect(await show()).toEqual(shown);
  });

  test("passes over what is no message", async () => {
    const picked: Place[] = [];
    const { frame, load, say } = fakeFrame((asked) =>
      asked.kind === "capture" ? { kind: "answer", id: asked.id, answer: "pages" } : null,
    );
    const client = connectFrame(frame, { facesFor, onPick: (place) => picked.push(place) });
    load();
    for (const noise of [
      null,
      "picked",
      { kind: "picked", place: { section: 1 } },
      { kind: "need-faces" },
    ]) {
      say(noise);
    }
    expect(await client.ask(CAPTURE)).toBe("pages");
    expect(picked).toEqual([]);
  });

  test("gives a frame up that does not answer", async () => {
    const { frame, load } = fakeFrame(() => null);
    const client = connectFrame(frame, { facesFor }, 20);
    load();
    await expect(client.ask(CAPTURE)).rejects.toThrow("The template does not answer.");
  });

  test("gives a frame up that loads something else", async () => {
    const { frame, load } = fakeFrame(() => null);
    const client = connectFrame(frame, { facesFor });
    load();
    const asked = client.ask(CAPTURE);
    load();
    await expect(asked).rejects.toThrow("The template left its frame.");
    // Whoever asks later is told at once, and does not wait for a silence to end.
    await expect(client.ask(CAPTURE)).rejects.toThrow("The template left its frame.");
  });

  test("rejects what was asked when it is closed", async () => {
    const { frame } = fakeFrame(() => null);
    const client = connectFrame(frame, { facesFor });
    const asked = client.ask(CAPTURE);
    client.close();
    await expect(asked).rejects.toThrow("The frame was closed.");
  });

  test("keeps what is asked before the frame has loaded", async () => {
    const { frame, load } = fakeFrame((asked) =>
      asked.kind === "capture" ? { kind: "answer", id: asked.id, answer: "pages" } : null,
    );
    const client = connectFrame(frame, { facesFor });
    const asked = client.ask(CAPTURE);
    load();
    expect(await asked).toBe("pages");
  });

  test("hands over the faces a frame asks for, and what is pressed in it", async () => {
    const picked: Place[] = [];
    const { frame, heard, load, say } = fakeFrame((asked) =>
      asked.kind === "capture" ? { kind: "answer", id: asked.id, answer: null } : null,
    );
    const client = connectFrame(frame, { facesFor, onPick: (place) => picked.push(place) });
    load();
    const place = { section: "skills", item: null, field: null };
    say({ kind: "need-faces", ids: ["inter"] });
    say({ kind: "picked", place });
    await client.ask(CAPTURE);
    await expect.poll(() => heard.find(({ kind }) => kind === "faces")).toBeDefined();
    expect(picked).toEqual([place]);
  });
});

import {
  capture,
  type DisplayList,
  type FaceId,
  installFaces,
  layOutAtFixedScale,
  type PageGeometry,
  paginate,
} from "@taiyari/paper";

/** What the frame is sent: a document, its style sheets and its fonts, all as data. */
export interface ToFrame {
  readonly html: string;
  readonly css: string;
  readonly faces: ReadonlyMap<FaceId, Uint8Array>;
  readonly page: PageGeometry;
}

export interface FromFrame {
  readonly list: DisplayList;
  readonly origin: string;
}

/** Lays a document out in a frame that has no origin, and hands its display list to the page around it. */
addEventListener("message", ({ data }: MessageEvent<ToFrame>) => {
  void layOut(data).then((answer) => parent.postMessage(answer, "*"));
});

async function layOut({ html, css, faces, page }: ToFrame): Promise<FromFrame> {
  await installFaces(document, faces);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  document.body.innerHTML = html;
  layOutAtFixedScale(document.body);
  const root = document.querySelector<HTMLElement>(".paper");
  if (!root) throw new Error("There is no document.");
  const { pages } = paginate(root, page);
  return { list: await capture(root, page, pages), origin: location.origin };
}

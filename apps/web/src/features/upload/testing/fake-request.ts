/** Stands in for the browser's request that carries a file, so that a test decides what becomes of it. */
export interface FakeRequest {
  readonly create: () => XMLHttpRequest;
  /** The address it was opened for, after /api/v1; "" before. */
  readonly url: () => string;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (status: number, body: unknown) => void;
  readonly breakDown: () => void;
  readonly wasAborted: () => boolean;
}

export function fakeRequest(): FakeRequest {
  const upload = new EventTarget();
  const target = new EventTarget();
  let opened = "";
  let aborted = false;
  const request = Object.assign(target, {
    upload,
    status: 0,
    responseText: "",
    open: (_method: string, url: string) => {
      opened = url;
    },
    setRequestHeader: () => undefined,
    send: () => undefined,
    abort: () => {
      aborted = true;
      target.dispatchEvent(new Event("abort"));
    },
  });
  return {
    create: () => request as unknown as XMLHttpRequest,
    url: () => opened.replace("/api/v1", ""),
    progress: (loaded, total) =>
      void upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total })),
    answer(status, body) {
      Object.assign(request, { status, responseText: JSON.stringify(body) });
      target.dispatchEvent(new Event("load"));
    },
    breakDown: () => void target.dispatchEvent(new Event("error")),
    wasAborted: () => aborted,
  };
}

/** The two of `window` that are used, so that tests can bring their own. */
export interface Timers {
  readonly set: (run: () => void, ms: number) => number;
  readonly clear: (timer: number) => void;
}

interface SendTimesDeps {
  /** Keeps the draft in the browser. */
  readonly write: () => void;
  /** Sends it to the server. */
  readonly send: () => void;
  /** Reads what another tab kept. */
  readonly read: () => void;
  readonly now: () => number;
  readonly timers?: Timers | undefined;
}

/** When a draft is kept, and when it is sent. */
export interface SendTimes {
  readonly changed: () => void;
  /** Another tab kept something. */
  readonly heard: () => void;
  /** Somebody else is about to send the same: only in case they do not. */
  readonly sendLater: () => void;
  /** A sending has begun. */
  readonly sending: () => void;
  /** It came to nothing. Waits longer each time. */
  readonly retry: () => void;
  /** Everything is sent. */
  readonly rest: () => void;
  readonly open: () => void;
  /** No timers from here on. */
  readonly close: () => void;
}

/** Several letters are kept at once. */
const WRITE_MS = 100;
/** A tab in which nobody types need not follow each letter of another. */
const READ_MS = 250;
/** On the server within two seconds of rest, and at most ten while somebody types on. */
const REST_MS = 1_200;
const MOST_MS = 9_000;
const OTHERS_MS = 5_000;
const RETRY_MS = { first: 2_000, most: 30_000 };

const ofWindow: Timers = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(timer),
};

export function createSendTimes(deps: SendTimesDeps): SendTimes {
  const { write, send, read, now, timers = ofWindow } = deps;
  let writing: number | null = null;
  let sending: number | null = null;
  let reading: number | null = null;
  let changedAt: number | null = null;
  let pause = RETRY_MS.first;
  let isClosed = false;

  function sendIn(ms: number): void {
    if (sending !== null) timers.clear(sending);
    sending = isClosed ? null : timers.set(send, ms);
  }

  return {
    changed() {
      changedAt ??= now();
      sendIn(Math.max(0, Math.min(REST_MS, changedAt + MOST_MS - now())));
      if (isClosed) return;
      writing ??= timers.set(() => {
        writing = null;
        write();
      }, WRITE_MS);
    },
    heard() {
      if (isClosed) return;
      reading ??= timers.set(() => {
        reading = null;
        read();
      }, READ_MS);
    },
    sendLater: () => sendIn(OTHERS_MS),
    sending() {
      changedAt = null;
      if (sending !== null) timers.clear(sending);
      sending = null;
    },
    retry() {
      sendIn(pause);
      pause = Math.min(2 * pause, RETRY_MS.most);
    },
    rest() {
      pause = RETRY_MS.first;
    },
    open() {
      isClosed = false;
    },
    close() {
      isClosed = true;
      for (const timer of [writing, sending, reading]) if (timer !== null) timers.clear(timer);
      [writing, sending, reading] = [null, null, null];
    },
  };
}

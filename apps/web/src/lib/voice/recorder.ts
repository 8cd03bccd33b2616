export interface RecordedPiece {
  /** Empty where the microphone was gone before anything was recorded. */
  readonly audio: Blob;
  readonly seconds: number;
}

export interface Recorder {
  /** Seconds of `performance.now`. */
  readonly startedAt: number;
  readonly stop: () => Promise<RecordedPiece>;
}

/** Enough for speech, and small on a phone's line. Bits a second. */
const BIT_RATE = 32_000;
/** In the order of preference; Safari records MP4 only. */
const TYPES = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];

/** Whether the browser can record at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== "undefined";
}

/** Records a stream from now on, as a file of its own. */
export function recordPiece(stream: MediaStream): Recorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BIT_RATE,
    ...(mimeType !== undefined && { mimeType }),
  });
  const startedAt = performance.now() / 1000;
  const parts: Blob[] = [];
  const stopped = new Promise<RecordedPiece>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    // Also when the track ends by itself: what was recorded until then is whole.
    recorder.addEventListener("stop", () =>
      resolve({
        audio: new Blob(parts, { type: recorder.mimeType }),
        seconds: performance.now() / 1000 - startedAt,
      }),
    );
  });
  recorder.start();
  return {
    startedAt,
    stop() {
      if (recorder.state !== "inactive") recorder.stop();
      return stopped;
    },
  };
}

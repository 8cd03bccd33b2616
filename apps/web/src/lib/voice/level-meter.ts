/** A level with its time on the clock of `performance.now`, in seconds. dB of full scale; -100 for no sound at all. */
export interface HeardLevel {
  readonly level: number;
  readonly at: number;
}

export interface LevelMeter {
  /** Returns what stops it. */
  readonly listen: (listener: (heard: HeardLevel) => void) => () => void;
  readonly close: () => void;
}

const INTERVAL_MS = 50;
const SAMPLES = 2_048;
const SILENCE = -100;

/**
 * Measures how loud a stream is, twenty times a second. Browsers start no audio before somebody has touched the page, so
 * it begins with the first touch or key at the latest.
 */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES, smoothingTimeConstant: 0 });
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const listeners = new Set<(heard: HeardLevel) => void>();
  const touched = new AbortController();
  const resume = () => void context.resume().catch(() => undefined);
  resume();
  for (const touch of ["pointerdown", "keydown"]) {
    window.addEventListener(touch, resume, { signal: touched.signal });
  }
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const heard = { level: levelOf(samples), at: performance.now() / 1000 };
    for (const listener of listeners) listener(heard);
  }, INTERVAL_MS);
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearInterval(timer);
      touched.abort();
      listeners.clear();
      void context.close();
    },
  };
}

/** RMS in dB of full scale. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const root = Math.sqrt(sum / samples.length);
  return root === 0 ? SILENCE : Math.max(SILENCE, 20 * Math.log10(root));
}

/** The scale of the meter: 0 is -60 dB, 100 is full scale. Speech is good from 22 to 72, as it is drawn. */
export function meterOf(level: number): number {
  return Math.round(Math.max(0, Math.min(100, ((level + 60) / 60) * 100)));
}
export const GOOD_FROM = 22;
export const GOOD_TO = 72;

import { fail, ok, type Result } from "@taiyari/domain/result";

/** Why there is no microphone. */
export type MicrophoneProblem =
  /** The browser may not give it to this site; it was refused before, or just now. */
  | "blocked"
  /** The question was closed without an answer: it can be asked again. */
  | "dismissed"
  | "absent"
  /** Another app holds it. */
  | "busy"
  /** A browser without microphones, or a page that came without https. */
  | "unsupported";

/** Why a microphone that was open is gone. */
export type MicrophoneLoss =
  /** Unplugged, or the permission was taken back. */
  | "ended"
  /** It gives no sound any more: switched off, or taken by another app. */
  | "muted";

export interface OpenMicrophone {
  readonly stream: MediaStream;
  readonly id: string;
  /** "USB headset"; "Microphone" where the browser says no name. */
  readonly label: string;
  /** Returns what stops listening. */
  readonly onLost: (listener: (loss: MicrophoneLoss) => void) => () => void;
  readonly close: () => void;
}

export interface MicrophoneDevice {
  readonly id: string;
  readonly label: string;
}

/** A track is muted for a moment when the system changes over between devices. Milliseconds. */
const MUTED_FOR_MS = 2_000;

/**
 * Asks for the microphone, which shows the browser's question where it has not been answered.
 *
 * @param deviceId  the one that was chosen; another is opened where it is gone. "" for the system's
 */
export async function openMicrophone(
  deviceId: string,
): Promise<Result<OpenMicrophone, MicrophoneProblem>> {
  // Browsers leave it out on pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return fail("unsupported");
  if ((await microphonePermission()) === "denied") return fail("blocked");
  try {
    const stream = await devices.getUserMedia({
      audio: {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(deviceId !== "" && { deviceId: { ideal: deviceId } }),
      },
    });
    const [track] = stream.getAudioTracks();
    return track ? ok(toMicrophone(stream, track)) : fail("absent");
  } catch (error) {
    return fail(await problemOf(error));
  }
}

function toMicrophone(stream: MediaStream, track: MediaStreamTrack): OpenMicrophone {
  return {
    stream,
    id: track.getSettings().deviceId ?? "",
    label: nameOf(track.label),
    onLost(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ended = () => listener("ended");
      const unmuted = () => clearTimeout(timer);
      const muted = () => {
        clearTimeout(timer);
        timer = setTimeout(() => listener("muted"), MUTED_FOR_MS);
      };
      // Not every browser ends the track when the permission is taken back.
      const stopFollowing = onPermissionChange(() => {
        void microphonePermission().then((state) => state === "denied" && ended());
      });
      track.addEventListener("ended", ended);
      track.addEventListener("mute", muted);
      track.addEventListener("unmute", unmuted);
      if (track.readyState === "ended") queueMicrotask(ended);
      else if (track.muted) muted();
      return () => {
        clearTimeout(timer);
        stopFollowing();
        track.removeEventListener("ended", ended);
        track.removeEventListener("mute", muted);
        track.removeEventListener("unmute", unmuted);
      };
    },
    close: () => track.stop(),
  };
}

async function problemOf(error: unknown): Promise<MicrophoneProblem> {
  const name = error instanceof Error ? error.name : "";
  switch (name) {
    case "NotAllowedError":
      return (await microphonePermission()) === "prompt" ? "dismissed" : "blocked";
    case "SecurityError":
      return "blocked";
    case "NotFoundError":
    case "OverconstrainedError":
      return "absent";
    case "NotSupportedError":
    case "TypeError":
      return "unsupported";
    default:
      // "NotReadableError", "AbortError", and whatever else a system says: another try may go well.
      return "busy";
  }
}

/** What the browser would do if it were asked; "unknown" where it does not say. */
export async function microphonePermission(): Promise<PermissionState | "unknown"> {
  return (await permissionStatus())?.state ?? "unknown";
}

/** Runs the listener whenever the permission changes, as in the browser's settings. Returns what stops it. */
export function onPermissionChange(listener: () => void): () => void {
  const stopped = new AbortController();
  void permissionStatus().then((status) =>
    status?.addEventListener("change", listener, { signal: stopped.signal }),
  );
  return () => stopped.abort();
}

async function permissionStatus(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: "microphone" });
  } catch {
    // Browsers that know no such permission.
    return null;
  }
}

/** The microphones of this machine; without names, and perhaps without some, before the permission is given. */
export async function listMicrophones(): Promise<readonly MicrophoneDevice[]> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const all = (await devices?.enumerateDevices()) ?? [];
  return all
    .filter(({ kind }) => kind === "audioinput")
    .map(({ deviceId, label }) => ({ id: deviceId, label: nameOf(label) }));
}

/** Runs the listener whenever a device is plugged in or out. Returns what stops it. */
export function onMicrophonesChange(listener: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  devices?.addEventListener("devicechange", listener);
  return () => devices?.removeEventListener("devicechange", listener);
}

/** Without the "Default - " and the ids of vendor and product that Chromium writes around it. */
function nameOf(label: string): string {
  const name = label
    .replace(/^(Default|Communications) - /, "")
    .replace(/ \([0-9a-f]{4}:[0-9a-f]{4}\)$/, "")
    .trim();
  return name === "" ? "Microphone" : name;
}

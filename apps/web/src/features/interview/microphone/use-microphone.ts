import { useCallback, useEffect, useRef, useState } from "react";
import { createLevelMeter, type LevelMeter } from "../../../lib/voice/level-meter.ts";
import {
  listMicrophones,
  type MicrophoneProblem,
  microphonePermission,
  onMicrophonesChange,
  onPermissionChange,
  type OpenMicrophone,
  openMicrophone,
} from "../../../lib/voice/microphone.ts";

export type MicrophoneState =
  /** The browser is asked what it would do. */
  | { readonly kind: "checking" }
  | { readonly kind: "unasked" }
  /** The browser gives it without a question; it is not open. */
  | { readonly kind: "allowed" }
  /** The browser's question is open. */
  | { readonly kind: "asking" }
  | { readonly kind: "open"; readonly microphone: OpenMicrophone; readonly meter: LevelMeter }
  /** It was open and went away: unplugged, switched off or forbidden. */
  | { readonly kind: "lost"; readonly label: string }
  | { readonly kind: Exclude<MicrophoneProblem, "dismissed"> };

export interface UsedMicrophone {
  readonly state: MicrophoneState;
  /** Opens it, which may show the browser's question. Another device takes the place of the one that is open. */
  readonly open: (deviceId: string) => Promise<MicrophoneState>;
  readonly close: () => void;
}

/** A microphone with what becomes of it: follows the permission and the devices, and closes with the screen. */
export function useMicrophone(): UsedMicrophone {
  const [state, setState] = useState<MicrophoneState>({ kind: "checking" });
  const now = useRef<MicrophoneState>(state);
  const stopFollowing = useRef<() => void>(() => undefined);

  const show = useCallback((next: MicrophoneState) => {
    now.current = next;
    setState(next);
  }, []);

  const release = useCallback(() => {
    stopFollowing.current();
    stopFollowing.current = () => undefined;
    if (now.current.kind !== "open") return;
    now.current.meter.close();
    now.current.microphone.close();
  }, []);

  const look = useCallback(async () => {
    const next = await stateUnopened();
    if (now.current.kind !== "open" && now.current.kind !== "asking") show(next);
  }, [show]);

  const open = useCallback(
    async (deviceId: string): Promise<MicrophoneState> => {
      if (now.current.kind === "asking") return now.current;
      release();
      show({ kind: "asking" });
      const outcome = await openMicrophone(deviceId);
      if (!outcome.ok) {
        const next: MicrophoneState =
          outcome.problem === "dismissed" ? { kind: "unasked" } : { kind: outcome.problem };
        show(next);
        return next;
      }
      const microphone = outcome.value;
      const opened = {
        kind: "open",
        microphone,
        meter: createLevelMeter(microphone.stream),
      } as const;
      stopFollowing.current = microphone.onLost(() => {
        release();
        show({ kind: "lost", label: microphone.label });
      });
      show(opened);
      return opened;
    },
    [release, show],
  );

  const close = useCallback(() => {
    release();
    show({ kind: "allowed" });
  }, [release, show]);

  useEffect(() => {
    void look();
    const stopPermission = onPermissionChange(() => void look());
    const stopDevices = onMicrophonesChange(() => {
      // A device that came may be the one that was missed; one that went says so itself.
      if (now.current.kind === "absent" || now.current.kind === "lost") void look();
    });
    return () => {
      stopPermission();
      stopDevices();
      release();
      now.current = { kind: "checking" };
    };
  }, [look, release]);

  return { state, open, close };
}

async function stateUnopened(): Promise<MicrophoneState> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return { kind: "unsupported" };
  const permission = await microphonePermission();
  if (permission === "denied") return { kind: "blocked" };
  if ((await listMicrophones()).length === 0) return { kind: "absent" };
  return { kind: permission === "granted" ? "allowed" : "unasked" };
}

import { useEffect, useState } from "react";
import {
  listMicrophones,
  type MicrophoneDevice,
  onMicrophonesChange,
} from "../../../lib/voice/microphone.ts";

/** The microphones of this machine, followed as they are plugged in and out. */
export function useMicrophones(): readonly MicrophoneDevice[] {
  const [devices, setDevices] = useState<readonly MicrophoneDevice[]>([]);
  useEffect(() => {
    let isThere = true;
    async function look() {
      const found = await listMicrophones();
      if (isThere) setDevices(found);
    }
    void look();
    const stop = onMicrophonesChange(() => void look());
    return () => {
      isThere = false;
      stop();
    };
  }, []);
  return devices;
}

import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Device } from "@taiyari/contract";
import { deviceName } from "@taiyari/domain/account";
import { api, client } from "../../lib/api.ts";
import { count } from "../../lib/numbers.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { LaptopIcon, MobileIcon } from "../../ui/account-icons.tsx";
import { Pill } from "../../ui/pill.tsx";
import { SectionCard, SettingList, SettingRow } from "../../ui/section-card.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { activityWords, newSince } from "./device-words.ts";
import { refusalSentence } from "./sentences.ts";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";

/** Where a person is signed in, with ways to end that. */
export function DevicesSection() {
  const listed = useQuery(api.signInMethods.devices.queryOptions());
  const others = listed.data?.devices.some(({ isThis }) => !isThis) ?? false;
  return (
    <SectionCard id="devices" title="Where you are signed in" beside={others && <SignOutOthers />}>
      {listed.data ? (
        <DeviceList devices={listed.data.devices} now={new Date(listed.data.now)} />
      ) : listed.isError ? (
        <ServerTrouble error={listed.error} onRetry={() => void listed.refetch()} />
      ) : (
        <Skeleton height="68px" />
      )}
    </SectionCard>
  );
}

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly now: Date;
}

function DeviceList({ devices, now }: DeviceListProps) {
  const here = devices.find(({ isThis }) => isThis);
  return (
    <SettingList>
      {devices.map((device) => {
        const name = deviceName(device);
        const since = newSince(device, here, now);
        return (
          <SettingRow
            key={device.id}
            picture={device.kind === "computer" ? <LaptopIcon /> : <MobileIcon />}
            title={
              <>
                {name}
                {device.isThis && <Pill kind="info">This device</Pill>}
                {since && <Pill kind="wait">{since}</Pill>}
              </>
            }
            text={activityWords(device, now)}
          >
            {!device.isThis && <SignOutDevice id={device.id} name={name} />}
          </SettingRow>
        );
      })}
    </SettingList>
  );
}

function SignOutDevice({ id, name }: { readonly id: string; readonly name: string }) {
  const { isBusy, run } = useEnding();
  return (
    <Button
      kind="line"
      isBusy={isBusy}
      onClick={() =>
        run(async () => {
          await client.signInMethods.signOutDevice({ id });
          return `${name} is signed out`;
        })
      }
    >
      Sign out<span className="vh"> {name}</span>
    </Button>
  );
}

function SignOutOthers() {
  const { isBusy, run } = useEnding();
  return (
    <Button
      kind="quiet"
      isBusy={isBusy}
      onClick={() =>
        run(async () => {
          const { ended } = await client.signInMethods.signOutOthers();
          return `${count(ended, "other device")} signed out`;
        })
      }
    >
      Sign out everywhere else
    </Button>
  );
}

/** Ends sessions, says what was ended, and asks for the list again. */
function useEnding() {
  const changed = useSignInMethodsChanged();
  const [isBusy, setBusy] = useState(false);
  async function end(work: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      showToast({ title: await work() });
    } catch (error) {
      showToast({ kind: "problem", title: "Nothing was ended", text: refusalSentence(error) });
    }
    await changed();
    setBusy(false);
  }
  return { isBusy, run: (work: () => Promise<string>) => void end(work) };
}

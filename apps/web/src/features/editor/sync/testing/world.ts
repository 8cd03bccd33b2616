import { type DraftValue, valueOf } from "@taiyari/domain/draft";
import { device, type Tab } from "./device.ts";
import { fakeClock } from "./fake-clock.ts";
import { fakeResumeServer, withResume } from "./fake-resume-server.ts";

/** A field of the section Personal. */
export const field = (name: string) => ({ section: "personal", item: null, field: name });
/** Writes a value into a tab's screen. */
export const type = (tab: Tab, name: string, value: DraftValue) =>
  tab.store.edit({ kind: "set-field", field: field(name), value });
/** What stands on a tab's screen. */
export const on = (tab: Tab, name: string) => valueOf(tab.store.get().draft, field(name));

/** A server with a resume on it, and browsers that open it. @param wait  how long a request takes */
export async function begin({ isThere = true, wait }: { isThere?: boolean; wait?: number } = {}) {
  const clock = fakeClock();
  const slowly = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.timers.set(resolve, ms);
    });
  const fake = fakeResumeServer(wait === undefined ? undefined : () => slowly(wait));
  if (isThere) {
    const made = withResume(fake);
    await clock.advance(1_000);
    await made;
  }
  const open = async (name: string) => {
    const opening = device(name, fake, clock).open();
    await clock.advance(wait ?? 0);
    return opening;
  };
  const onServer = (name: string) => {
    const row = fake.rows();
    return row && valueOf(row.doc, field(name));
  };
  return { clock, fake, open, onServer };
}

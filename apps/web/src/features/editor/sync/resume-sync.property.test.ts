import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { type DraftEdit, itemsOf, type ResumeDraft, valueOf } from "@taiyari/domain/draft";
import { reconcileDrafts } from "@taiyari/domain/versions";
import { expect, test } from "vitest";
import { type Device, device, type Tab } from "./testing/device.ts";
import { fakeClock, type FakeClock } from "./testing/fake-clock.ts";
import { fakeResumeServer, withResume } from "./testing/fake-resume-server.ts";

/** What happens, by numbers that are taken for whatever is there at that moment. */
interface Happening {
  readonly kind: (typeof KINDS)[number];
  /** Of the tabs. */
  readonly who: number;
  readonly place: number;
  readonly ms: number;
}

const KINDS = [
  "write",
  "write",
  "write",
  "write-line",
  "write-line",
  "tag",
  "add",
  "add",
  "remove",
  "move",
  "hide",
  "wait",
  "wait",
  "lost-request",
  "lost-answer",
  "up",
  "up",
  "crash",
  "reload",
  "wake",
  "choose",
  "save",
] as const;

const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    who: fc.nat({ max: 2 }),
    place: fc.nat({ max: 7 }),
    ms: fc.constantFrom(0, 30, 150, 500, 1_300, 5_000, 40_000),
  }),
  { minLength: 5, maxLength: 45 },
);

const TEXTS = ["fullName", "title", "location", "phone"];

function field(section: string, item: string | null, name: string) {
  return { section, item, field: name };
}

/** What a person does with the resume on the screen. Whatever it writes holds the word. */
function editOf({ kind, place }: Happening, draft: ResumeDraft, word: string): DraftEdit | null {
  const jobs = itemsOf(draft, "experience");
  const job = jobs[place % Math.max(jobs.length, 1)];
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the rest happen to the tab
  switch (kind) {
    case "write": {
      const isJob = job && place % 2 === 0;
      const at = isJob
        ? field("experience", job.id, "company")
        : field("personal", null, TEXTS[place % TEXTS.length] ?? "title");
      return { kind: "set-field", field: at, value: word };
    }
    case "write-line": {
      const at = job
        ? field("experience", job.id, "description")
        : field("personal", null, "summary");
      const lines = String(valueOf(draft, at) ?? "").split("\n");
      const value = lines.toSpliced(place % (lines.length + 1), place % 2, word).join("\n");
      return { kind: "set-field", field: at, value };
    }
    case "tag": {
      const at = field("skills", null, "technical");
      const tags = valueOf(draft, at);
      return { kind: "set-field", field: at, value: [...(Array.isArray(tags) ? tags : []), word] };
    }
    case "add":
      return { kind: "add-item", section: "experience", id: word, at: place };
    case "remove":
      return job ? { kind: "remove-item", section: "experience", id: job.id } : null;
    case "move":
      return job ? { kind: "move-item", section: "experience", id: job.id, to: place } : null;
    case "hide":
      return { kind: "hide-section", id: "projects", isHidden: place % 2 === 0 };
    default:
      return null;
  }
}

function wordsIn(draft: ResumeDraft): ReadonlySet<string> {
  return new Set(JSON.stringify(draft).match(/word\d+x/g) ?? []);
}

interface Place {
  readonly device: Device;
  tab: Tab;
}

/** Everything comes to rest: all are connected, and every question is answered. */
async function settleAll(places: readonly Place[], clock: FakeClock): Promise<void> {
  for (const { tab } of places) tab.connection.line = "up";
  for (let round = 0; round < 12; round++) {
    for (const { tab } of places) {
      tab.sync.resolve(new Set());
      tab.sync.wake();
    }
    // oxlint-disable-next-line no-await-in-loop -- one round after another
    await clock.advance(40_000);
  }
}

test("loses nothing that was typed, whatever the lines, the devices and the tabs do", async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (list) => {
      window.localStorage.clear();
      const clock = fakeClock();
      const fake = fakeResumeServer();
      await withResume(fake);
      const [laptop, phone] = [device("laptop", fake, clock), device("phone", fake, clock)];
      const places: Place[] = [];
      // The laptop has it open in two tabs.
      for (const each of [laptop, phone, laptop]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        places.push({ device: each, tab: await each.open() });
      }
      const typed = new Set<string>();
      const takenAway = new Set<string>();

      for (const [at, happening] of list.entries()) {
        const place = places[happening.who];
        if (!place) continue;
        const { tab } = place;
        const before = tab.store.get().draft;
        const word = `word${at}x`;
        const edit = editOf(happening, before, word);
        if (edit) {
          tab.store.edit(edit);
          const after = wordsIn(tab.store.get().draft);
          if (after.has(word)) typed.add(word);
          for (const old of wordsIn(before)) if (!after.has(old)) takenAway.add(old);
        }
        /* oxlint-disable no-await-in-loop -- one thing happens after another */
        // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the rest are edits
        switch (happening.kind) {
          case "lost-request":
          case "lost-answer":
          case "up":
            tab.connection.line = happening.kind;
            break;
          case "crash":
            // What was typed in the last tenth of a second is nowhere yet.
            await clock.advance(100);
            tab.crash();
            place.tab = await place.device.open();
            break;
          case "reload":
            tab.close();
            place.tab = await place.device.open();
            break;
          case "wake":
            tab.sync.wake();
            break;
          case "choose": {
            const sides = tab.sync.sides();
            const keys = sides ? reconcileDrafts(sides).conflicts.map(({ key }) => key) : [];
            tab.sync.resolve(new Set(keys.filter((_, i) => (i + happening.place) % 2 === 0)));
            break;
          }
          case "save":
            await tab.sync.saveNow();
            break;
          default:
        }
        await clock.advance(happening.ms);
        /* oxlint-enable no-await-in-loop */
      }
      await settleAll(places, clock);

      const kept = [fake.rows(), ...fake.versions()].flatMap((each) =>
        each ? [...wordsIn(each.doc)] : [],
      );
      const lost = [...typed].filter((word) => !kept.includes(word) && !takenAway.has(word));
      expect(lost).toEqual([]);
      for (const { tab } of places) {
        expect(tab.sync.get().kind).toBe("saved");
        expect(tab.store.get().draft).toEqual(fake.rows()?.doc);
        expect(tab.connection.traffic.most).toBeLessThan(2);
      }
      for (const { tab } of places) tab.crash();
    }),
    { numRuns: sampling.runsOf(1_000) },
  );
}, 60_000);

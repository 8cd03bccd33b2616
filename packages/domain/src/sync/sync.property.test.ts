import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import {
  simulate,
  simulatedEvents,
  type Place,
  settleTab,
  type Typed,
} from "./testing/simulated-events.ts";
import { EMPTY, LOG, NOTES, wordsIn } from "./testing/notes.ts";
import { settle, virtualWorld } from "./testing/world.ts";

describe.each([
  { name: "merged by field, with versions", rules: NOTES },
  { name: "merged as a whole, without versions", rules: LOG },
])("a document $name", ({ rules }) => {
  test("loses nothing that was typed and converges, whatever lines, tabs, devices and clocks do", () => {
    fc.assert(
      fc.property(simulatedEvents, fc.boolean(), (list, isNew) => {
        const world = virtualWorld(rules);
        const { clock, server } = world;
        if (!isNew) server.answer({ kind: "save", doc: EMPTY, revision: null });
        const [laptop, phone] = [world.browser(), world.browser()];
        // The laptop has it open in two tabs. A new document is on one device alone.
        const browsers = isNew ? [laptop, laptop, laptop] : [laptop, phone, laptop];
        const places = browsers.map((browser): Place => ({ browser, tab: world.open(browser) }));
        const typed: Typed = { words: new Set(), takenAway: new Set() };

        for (const [at, event] of list.entries()) {
          const place = places[event.who];
          // Tabs that do not share a storage cannot know of each other what they create.
          if (!place || (isNew && event.kind === "storage-full")) continue;
          simulate(world, place, event, typed, at);
          clock.advance(event.ms);
          for (const { tab } of places) {
            expect(tab.traffic.most).toBeLessThan(2);
            // A few for each thing that happens, and one for each rest of a person who types on.
            const many = 4 * (at + 2) + clock.elapsed() / rules.timings.restMs;
            expect(tab.traffic.total).toBeLessThan(many);
          }
        }
        settle(world, browsers, (tab) => settleTab(world, tab, typed));

        // Nothing is made of a document that nobody touched.
        const doc = server.row()?.doc ?? EMPTY;
        expect(new Set(doc.lines).size).toBe(doc.lines.length);
        for (const { tab } of places) {
          expect(tab.state().status.kind).toBe("saved");
          expect(tab.state().doc).toEqual(doc);
        }
        // What the server refused stays in the browser.
        const refused = places.flatMap(({ tab }) => tab.state().displaced);
        const versions = [...server.versions(), ...refused].map((version) => version.doc);
        const kept = [doc, ...versions].flatMap((each) => [...wordsIn(each)]);
        const missing = [...typed.words].filter(
          (word) => !kept.includes(word) && !typed.takenAway.has(word),
        );
        expect(missing).toEqual([]);
        // Nothing is asked of the server any more.
        const before = places.map(({ tab }) => tab.traffic.total);
        clock.advance(3_600_000);
        expect(places.map(({ tab }) => tab.traffic.total)).toEqual(before);
      }),
      { numRuns: sampling.runsOf(4_000) },
    );
  }, 120_000);
});

import { describe, expect, test } from "vitest";
import { createTurns, type TurnsOptions } from "./turns.ts";

/** Jobs begin as soon as the code that gave them is through. */
const through = () => new Promise(setImmediate);

/** Turns whose jobs end when the test says so, and the names of those that began, in order. */
function watchedTurns(options: TurnsOptions) {
  const turns = createTurns(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun: async () => {
      await through();
      return begun;
    },
    /** Gives a job called "asha 1" to Asha. */
    give: (name: string): Promise<void> =>
      turns.run(name.split(" ")[0] ?? "", () => {
        begun.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        ends.set(name, resolve);
        return promise;
      }),
    end: async (name: string): Promise<void> => {
      await through();
      ends.get(name)?.();
    },
  };
}

describe("createTurns", () => {
  test("runs no more jobs than there are places", async () => {
    const { give, begun, end } = watchedTurns({ places: 2, perPerson: 2 });
    for (const name of ["asha 1", "ravi 1", "mira 1"]) void give(name);
    expect(await begun()).toEqual(["asha 1", "ravi 1"]);
    await end("ravi 1");
    expect(await begun()).toEqual(["asha 1", "ravi 1", "mira 1"]);
  });

  test("leaves a place free rather than give one person more than their share", async () => {
    const { give, begun, end } = watchedTurns({ places: 2, perPerson: 1 });
    for (const name of ["asha 1", "asha 2"]) void give(name);
    expect(await begun()).toEqual(["asha 1"]);
    void give("ravi 1");
    expect(await begun()).toEqual(["asha 1", "ravi 1"]);
    await end("asha 1");
    expect(await begun()).toEqual(["asha 1", "ravi 1", "asha 2"]);
  });

  test("lets somebody who comes with one job wait for one job of each of the others", async () => {
    const { give, begun, end } = watchedTurns({ places: 1, perPerson: 1 });
    for (let number = 1; number <= 200; number++) void give(`asha ${number}`);
    for (let number = 1; number <= 3; number++) void give(`ravi ${number}`);
    void give("mira 1");
    for (const name of ["asha 1", "ravi 1", "mira 1", "asha 2"]) await end(name);
    expect(await begun()).toEqual(["asha 1", "ravi 1", "mira 1", "asha 2", "ravi 2"]);
  });

  test("goes on after a job that fails, and hands its error and every value on", async () => {
    const turns = createTurns({ places: 1, perPerson: 1 });
    const failing = turns.run("asha", () => Promise.reject(new Error("a bug")));
    const next = turns.run("asha", () => Promise.resolve("read"));
    await expect(failing).rejects.toThrow("a bug");
    expect(await next).toBe("read");
  });
});

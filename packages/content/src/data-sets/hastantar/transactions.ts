import type { Chance } from "../shared/chance.ts";
import { type Day, momentOf, type Moment, timestampText } from "../shared/days.ts";
import { shuffledTable, type Table, type Value } from "../shared/table.ts";
import type { Lists } from "./lists.ts";
import type { Merchant } from "./merchants.ts";
import type { Vpa } from "./users.ts";

export type Status = "success" | "failed" | "pending" | "reversed";

/** The last attempt of a payment. */
export interface Payment {
  readonly id: number;
  readonly status: Status;
  readonly amount: number;
  readonly started: Moment;
  /** Null for money sent to a person. */
  readonly merchant: Merchant | null;
}

interface World {
  readonly vpas: readonly Vpa[];
  readonly merchants: readonly Merchant[];
}

interface Wish {
  readonly payer: Vpa;
  readonly payee: Vpa | null;
  readonly merchant: Merchant | null;
  readonly amount: number;
  readonly started: Moment;
}

interface Attempt extends Wish {
  readonly ended: Moment | null;
  readonly status: Status;
  readonly reason: string | null;
  readonly before: Attempt | null;
  readonly note: string | null;
}

/** Hours of the day and how much is paid in them. */
const HOURS: readonly (readonly [number, number])[] = [
  2.4, 1.4, 0.7, 0.4, 0.5, 1, 2.2, 4, 5.4, 6, 6, 6, 6.4, 6, 5, 4.6, 5, 6, 7.4, 8.2, 7.6, 6, 4.6,
  3.4,
].map((weight, hour) => [hour, weight]);

/** Payments with their attempts: what fails is tried again within minutes, up to four times. */
export function makeTransactions(
  chance: Chance,
  lists: Lists,
  world: World,
  wanted: { readonly count: number; readonly first: Day; readonly last: Day },
): { readonly table: Table; readonly payments: readonly Payment[] } {
  const attempts: Attempt[] = [];
  const finals = new Set<Attempt>();
  for (const wish of wishes(chance, world, wanted)) {
    const chain = attemptsOf(chance, lists, wish, wanted.last);
    attempts.push(...chain);
    const final = chain.at(-1);
    if (final) finals.add(final);
  }
  attempts.sort((a, b) => a.started - b.started);
  const ids = new Map(attempts.map((attempt, at) => [attempt, at + 1]));
  const rows = attempts.map((one, at): Value[] => [
    at + 1,
    one.merchant ? "p2m" : "p2p",
    one.payer.id,
    one.payee?.id ?? null,
    one.merchant?.id ?? null,
    one.amount,
    timestampText(one.started),
    one.ended === null ? null : timestampText(one.ended),
    one.status,
    one.reason,
    one.before ? (ids.get(one.before) ?? null) : null,
    one.note,
  ]);
  return {
    table: shuffledTable(chance, "transactions", {
      columns:
        "id kind payer_vpa_id payee_vpa_id merchant_id amount started_at ended_at status reason retry_of note",
      rows,
    }),
    payments: attempts.flatMap((attempt, at) =>
      finals.has(attempt) ? [{ ...attempt, id: at + 1 }] : [],
    ),
  };
}

function wishes(
  chance: Chance,
  { vpas, merchants }: World,
  { count, first, last }: { readonly count: number; readonly first: Day; readonly last: Day },
): readonly Wish[] {
  const days: (readonly [Day, number])[] = [];
  for (let day = first; day <= last; day += 1) days.push([day, 1 + (day - first) / 500]);
  const payers = vpas
    .filter(() => !chance.happens(0.15))
    .map((vpa) => [vpa, 1 / (0.05 + chance.number() ** 1.4)] as const);
  const shops = merchants.map((merchant) => [merchant, merchant.demand] as const);
  // People pay back, and pay the same ones again.
  const friends = new Map<Vpa, Vpa[]>();
  const made: Wish[] = [];
  while (made.length < count) {
    const day = chance.weighted(days);
    const payer = chance.weighted(payers);
    if (!isOpen(payer, day)) continue;
    const started = momentOf(day, chance.weighted(HOURS) * 3600 + chance.between(0, 3599));
    if (chance.happens(0.62)) {
      const merchant = chance.weighted(shops);
      if (merchant.onboarded > day) continue;
      made.push({ payer, payee: null, merchant, amount: amountAt(chance, merchant), started });
    } else {
      const own = friends.get(payer) ?? [];
      const isFriend = own.length > 0 && chance.happens(0.45);
      const known = isFriend ? chance.pick(own) : chance.happens(0.8) ? chance.pick(vpas) : null;
      if (known && (known.id === payer.id || !isOpen(known, day))) continue;
      if (known) {
        friends.set(payer, [...own, known]);
        friends.set(known, [...(friends.get(known) ?? []), payer]);
      }
      made.push({ payer, payee: known, merchant: null, amount: amountTo(chance), started });
    }
  }
  return made;
}

function isOpen({ created, closed }: Vpa, day: Day): boolean {
  return created <= day && (closed === null || day < closed);
}

function amountAt(chance: Chance, { amount: [low, high] }: Merchant): number {
  const amount = low + (high - low) * chance.number() ** 2.6;
  return amount > 200 && chance.happens(0.4) ? Math.round(amount / 10) * 10 : Math.round(amount);
}

/** To a person: round amounts, rents among them. */
function amountTo(chance: Chance): number {
  return chance.weighted([
    [chance.between(1, 20) * 10, 30],
    [chance.pick([100, 200, 500, 1000]), 40],
    [chance.between(5, 80) * 100, 20],
    [chance.between(8, 60) * 1000, 5],
  ]);
}

function attemptsOf(
  chance: Chance,
  { reasons, notes }: Lists,
  wish: Wish,
  last: Day,
): readonly Attempt[] {
  const chain: Attempt[] = [];
  const note = wish.merchant === null && chance.happens(0.4) ? chance.pick(notes) : null;
  let { started } = wish;
  for (let number = 1; ; number += 1) {
    const common = { ...wish, started, note, before: chain.at(-1) ?? null };
    const fails = chance.happens(Math.min(0.6, wish.payer.failing * (number === 1 ? 1 : 2.5)));
    if (!fails) {
      chain.push({ ...common, ...endingOf(chance, started, last), reason: null });
      return chain;
    }
    const ended = started + chance.between(2, 45);
    chain.push({ ...common, ended, status: "failed", reason: chance.weighted(reasons) });
    if (number === 4 || chance.happens(0.3)) return chain;
    started = ended + chance.between(10, number === 1 ? 240 : 900);
  }
}

function endingOf(
  chance: Chance,
  started: Moment,
  last: Day,
): { readonly status: Status; readonly ended: Moment | null } {
  const status = chance.weighted<Status>([
    ["success", 960],
    ["reversed", 22],
    ["pending", started > momentOf(last - 1, 0) ? 120 : 8],
  ]);
  if (status === "pending") return { status, ended: null };
  if (status === "success") return { status, ended: started + chance.between(1, 30) };
  const wait = chance.weighted([
    [chance.between(600, 14_000), 5],
    [chance.between(14_000, 400_000), 5],
  ]);
  return { status, ended: started + wait };
}

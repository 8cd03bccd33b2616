import { chanceFrom } from "../shared/chance.ts";
import { dayOf } from "../shared/days.ts";
import type { Table } from "../shared/table.ts";
import type { Twin } from "../shared/twin.ts";
import { makeCashbacks, makeDisputes } from "./afterwards.ts";
import type { Lists } from "./lists.ts";
import { makeMerchants } from "./merchants.ts";
import { makeSettlements } from "./settlements.ts";
import { makeTransactions } from "./transactions.ts";
import { makeBanks, makeLimits, makeUsers, makeVpas } from "./users.ts";

/** Money was sent on these days, both included: nine months over two financial years. */
const PERIOD = { first: dayOf("2026-01-01"), last: dayOf("2026-09-30") };

interface Size {
  readonly seed: number;
  readonly users: number;
  readonly merchants: number;
  /** Payments that somebody wanted to make; each may take several attempts. */
  readonly payments: number;
}

const SIZES: Readonly<Record<Twin, Size>> = {
  visible: { seed: 1881, users: 1200, merchants: 120, payments: 9800 },
  hidden: { seed: 2419, users: 360, merchants: 44, payments: 2700 },
};

/**
 * All rows of Hastantar. Rows are stored in no order. There are users without an address or without a payment, addresses
 * of users who left, payments tried up to four times, reversed hours or days later, or never ended, settlements that are
 * missing, doubled or of another amount than what was paid, disputes of transactions that are not here, limits that
 * changed, and payments after midnight, when it is still yesterday in UTC.
 *
 * @returns  the tables in an order in which they can be loaded
 */
export function makeHastantar(lists: Lists, twin: Twin): readonly Table[] {
  const size = SIZES[twin];
  // Each table has a stream of its own: a change in one leaves the others as they were.
  const chance = (table: number) => chanceFrom(size.seed * 100 + table);
  const users = makeUsers(chance(2), lists, { count: size.users, ...PERIOD });
  const vpas = makeVpas(chance(3), lists, { users: users.users, ...PERIOD });
  const merchants = makeMerchants(chance(4), lists, { count: size.merchants, ...PERIOD });
  const sent = makeTransactions(
    chance(5),
    lists,
    { vpas: vpas.vpas, merchants: merchants.merchants },
    { count: size.payments, ...PERIOD },
  );
  return [
    makeBanks(chance(1), lists),
    users.table,
    vpas.table,
    merchants.table,
    sent.table,
    makeSettlements(chance(6), sent.payments, PERIOD.last),
    makeDisputes(chance(7), lists, { payments: sent.payments, last: PERIOD.last }),
    makeLimits(chance(8), { users: users.users, ...PERIOD }),
    makeCashbacks(chance(9), lists, { payments: sent.payments, last: PERIOD.last }),
  ];
}

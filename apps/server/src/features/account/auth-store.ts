import { AsyncLocalStorage } from "node:async_hooks";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "../../db/client.ts";
import * as schema from "../../db/schema/index.ts";
import { isDatabaseGone } from "../../http/outage.ts";
import { isStorageFull } from "../../storage-full.ts";

type OpenStore = ReturnType<typeof drizzleAdapter>;
type Store = ReturnType<OpenStore>;
type StoreInTransaction = Omit<Store, "transaction">;

const METHODS = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const satisfies readonly (keyof StoreInTransaction)[];

/** The errors of the store during one call of the engine. */
const storeErrors = new AsyncLocalStorage<unknown[]>();

/** Gives the account engine its tables. What it does in one step is one transaction. */
export function authStore(db: Db): OpenStore {
  const open = drizzleAdapter(db, { provider: "pg", schema, transaction: true });
  return (options) => {
    const store = open(options);
    noteErrors(store);
    const { transaction } = store;
    store.transaction = (work) =>
      noted(
        transaction((inner) => {
          noteErrors(inner);
          return work(inner);
        }),
      );
    return store;
  };
}

/**
 * Calls the engine. It makes its own answers of an error of the database, such as that an account could not be created;
 * so when the database was gone or its disk full, that error is thrown in place of the answer.
 */
export async function withStoreErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const errors: unknown[] = [];
  try {
    const answer = await storeErrors.run(errors, call);
    if (errors.some(isOutage)) throw errors.find(isOutage);
    return answer;
  } catch (error) {
    throw errors.find(isOutage) ?? error;
  }
}

function isOutage(error: unknown): boolean {
  return isDatabaseGone(error) || isStorageFull(error);
}

function noteErrors(store: StoreInTransaction): void {
  for (const name of METHODS) {
    const method = store[name].bind(store) as (...given: readonly unknown[]) => Promise<unknown>;
    Reflect.set(store, name, (...given: readonly unknown[]) => noted(method(...given)));
  }
}

async function noted<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    storeErrors.getStore()?.push(error);
    throw error;
  }
}

/* oxlint-disable typescript/unbound-method -- each is bound to what it is called on, here */
/**
 * What the harness needs of the language, taken before any code of a person runs: such code may change every built-in
 * object. Loops here and in what uses it go by index, and texts are put together with `+`, which nothing can alter.
 */
const { bind, call } = Function.prototype;
/** `method` as a function whose first argument is what it is called on. */
function uncurry<This, Args extends readonly unknown[], Given>(
  method: (this: This, ...args: Args) => Given,
): (self: This, ...args: Args) => Given {
  return bind.call(call, method) as never;
}

export const JsonParse = JSON.parse;
export const JsonStringify = JSON.stringify;
export const now = performance.now.bind(performance);
export const isArray = Array.isArray;
export const isView = ArrayBuffer.isView;
export const keysOf = Object.keys;
export const defineProperty = Object.defineProperty;
export const descriptorOf = Object.getOwnPropertyDescriptor;
export const isFiniteNumber = Number.isFinite;
export const ToString = String;
export const ToBigInt = BigInt;
export const Sets = Set;
export const Maps = Map;
export const bigintText = uncurry(BigInt.prototype.toString);
export const objectTag = uncurry(Object.prototype.toString);
export const hasOwn = uncurry(Object.prototype.hasOwnProperty);
export const slice = uncurry(String.prototype.slice);
export const indexOf = uncurry(String.prototype.indexOf);
export const splitText = uncurry(String.prototype.split as (by: string) => string[]);
export const exec = uncurry(RegExp.prototype.exec);
export const setHas = uncurry(Set.prototype.has as (item: unknown) => boolean);
export const setAdd = uncurry(Set.prototype.add as (item: unknown) => Set<unknown>);
export const setDelete = uncurry(Set.prototype.delete as (item: unknown) => boolean);
export const setEach = uncurry(Set.prototype.forEach as (visit: (item: unknown) => void) => void);
export const mapSet = uncurry(
  Map.prototype.set as (key: unknown, value: unknown) => Map<unknown, unknown>,
);
export const mapEach = uncurry(
  Map.prototype.forEach as (visit: (value: unknown, key: unknown) => void) => void,
);
export const whenDone = uncurry(
  Promise.prototype.then as (
    done: (value: unknown) => void,
    failed: (reason: unknown) => void,
  ) => unknown,
);
export const resolved = Promise.resolve.bind(Promise);
export const postTo = uncurry(MessagePort.prototype.postMessage as (message: unknown) => void);
/** JavaScript's own internal slots tell these apart, whatever their prototype has become. */
export const setSize = uncurry(
  descriptorOf(Set.prototype, "size")?.get as (this: Set<unknown>) => number,
);
export const mapSize = uncurry(
  descriptorOf(Map.prototype, "size")?.get as (this: Map<unknown, unknown>) => number,
);
export const isoDate = uncurry(Date.prototype.toISOString);
/** Sets a property, whatever setters or fields of a descriptor the prototypes have got. */
export function define(target: object, key: PropertyKey, value: unknown): void {
  const descriptor = {
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  };
  defineProperty(target, key, descriptor as PropertyDescriptor);
}

export function pushTo(list: unknown[], item: unknown): void {
  define(list, list.length, item);
}

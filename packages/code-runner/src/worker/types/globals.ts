/** What a program finds beside the language: as worker/javascript gives it. */
export const GLOBALS = `
declare const console: Readonly<Record<
  "log" | "info" | "debug" | "warn" | "error" | "table" | "dir" | "trace" | "group" | "groupEnd" | "time" | "timeEnd" | "assert",
  (...values: any[]) => void
>>;
declare const performance: { now(): number };
declare function setTimeout(work: (...args: any[]) => void, delay?: number, ...args: any[]): number;
declare function setInterval(work: (...args: any[]) => void, delay?: number, ...args: any[]): number;
declare function setImmediate(work: (...args: any[]) => void, ...args: any[]): number;
declare function clearTimeout(id?: number): void;
declare function clearInterval(id?: number): void;
declare function queueMicrotask(work: () => void): void;
declare function structuredClone<T>(value: T): T;
/** The next line of standard input; null after the last one. */
declare function readLine(): string | null;
declare function readLines(): string[];
declare function require(name: string): any;
declare const process: any;
declare const module: { exports: any };
declare const exports: any;
declare module "node:*";
declare module "fs";
declare module "readline";
declare module "os";
declare module "util";
declare module "assert";
declare module "process";
`;

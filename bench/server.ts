import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct, type Product } from "../tools/product.ts";
import { signedInCookie, withProduct } from "./product.ts";
import { printedResume } from "./resumes.ts";
import { median, table } from "./table.ts";

const CONNECTIONS = 20;

/** Start-up, memory, and what one request costs the server process in CPU time. */
export function measureServer(): Promise<string> {
  return withProduct(async (product, dataDir) => {
    const idle = await residentMegabytes(product.pid);
    const cookie = await signedInCookie(product.url);
    const pdf = await printedResume();
    const origin = { Origin: product.url };

    const costs = [
      await cost(product, "static file", 2000, () => fetch(`${product.url}/color-scheme.js`)),
      await cost(product, "session check", 1000, () =>
        fetch(`${product.url}/api/v1/account/session`, { headers: { cookie } }),
      ),
      await cost(product, "authorised read (history)", 1000, () =>
        fetch(`${product.url}/api/v1/resume/uploads`, { headers: { cookie } }),
      ),
      await cost(product, `upload and reading of ${Math.round(pdf.length / 1024)} KB`, 60, () =>
        fetch(`${product.url}/api/v1/resume/uploads?fileName=bench.pdf&accept=pdf`, {
          method: "PUT",
          headers: { ...origin, cookie, "Content-Type": "application/pdf" },
          body: new Uint8Array(pdf),
        }),
      ),
    ];
    const loaded = await residentMegabytes(product.pid);
    await product.stop();
    const starts = await againAndAgain(dataDir);

    return [
      table("Start-up and memory", [
        ["figure", "value"],
        ["first start ever, to listening", `${Math.round(product.startMs)} ms`],
        ["later start, to the first answer (median of 5)", `${Math.round(median(starts))} ms`],
        ["memory idle (server process)", `${idle} MB`],
        ["memory after the load below", `${loaded} MB`],
      ]),
      "",
      table(`CPU per request, ${CONNECTIONS} connections`, [
        ["request", "CPU ms of the server", "requests/s", "p99 ms"],
        ...costs,
      ]),
    ].join("\n");
  });
}

async function againAndAgain(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    const product = await startProduct({ dataDir });
    await fetch(`${product.url}/login`);
    times.push(performance.now() - started);
    await product.stop();
  }
  return times;
}

async function cost(
  product: Product,
  name: string,
  count: number,
  ask: () => Promise<Response>,
): Promise<readonly (string | number)[]> {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      times.push(performance.now() - started);
    }
  };
  const before = await cpuMs(product.pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const wall = performance.now() - started;
  const spent = (await cpuMs(product.pid)) - before;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  await sleep(200);
  return [name, (spent / count).toFixed(2), Math.round((count / wall) * 1000), Math.round(p99)];
}

/** CPU time of a process so far, user and system. Linux: /proc/PID/stat counts ticks of 10 ms. */
async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

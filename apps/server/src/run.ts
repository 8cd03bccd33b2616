import type { FastifyInstance } from "fastify";
import { createApp } from "./app/create-app.ts";
import { openDatabase, type Database } from "./db/open-database.ts";
import { createLog, type Log } from "./http/error-log.ts";
import { dataFolderOf, readSettings, type Settings } from "./settings.ts";
import { StartProblem, toStartProblem } from "./start-problem.ts";

/** After this the process ends whatever still hangs. */
const STOP_LIMIT_MS = 1_900;

/** Starts the server and keeps it until the process is told to stop. A start that fails ends the process with a sentence. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await start(readSettings(environment));
  } catch (error) {
    const problem = toStartProblem(error, dataFolderOf(environment));
    if (!problem) throw error;
    process.stderr.write(`${problem.message}\n`);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const stop = stopOnSignal(log);
  const database = await openDatabase({ ...settings, log: (line) => log.info(line) });
  stop.database = database;
  const server = await createApp(settings, database, { isEager: true });
  stop.server = server;
  try {
    await server.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await server.close();
    await database.close();
    throw listenProblem(error, settings);
  }
  process.stdout.write(`Taiyari is running at ${settings.publicUrl ?? localAddress(server)}\n`);
}

function localAddress(server: FastifyInstance): string {
  const [address] = server.addresses();
  return typeof address === "object" ? `http://localhost:${address.port}` : String(address);
}

function listenProblem(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartProblem(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (code === "EACCES") {
    return new StartProblem(`The setting PORT is wrong. This user may not listen on port ${port}.`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartProblem(`The setting HOST is wrong. This machine has no address "${host}".`);
  }
  return error;
}

interface Stoppable {
  database: Database | null;
  server: FastifyInstance | null;
}

/** On Ctrl-C and on a request to stop: no new connections, open ones closed, then the database. */
function stopOnSignal(log: Log): Stoppable {
  const parts: Stoppable = { database: null, server: null };
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    try {
      await parts.server?.close();
      await parts.database?.close();
    } catch (error) {
      log.error(String(error));
    }
    process.exit(0);
  }
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  return parts;
}

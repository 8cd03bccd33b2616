import net from "node:net";
import path from "node:path";
import { safe } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openConnections } from "../db/connections.ts";
import { resumePdf } from "../testing/resume-files.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../testing/test-client.ts";
import { createTestDatabase } from "../testing/test-db.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

/** A line to the test database that can be cut and mended. */
async function openLine(socket: string) {
  const ends = new Set<net.Socket>();
  const listener = net.createServer((near) => {
    const far = net.connect(socket);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on("error", () => to.destroy()).on("close", () => ends.delete(from));
      from.pipe(to);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => listener.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = listener.address() as net.AddressInfo;
  return {
    port,
    cut() {
      listener.close();
      for (const end of ends) end.destroy();
    },
    mend: () => listen(port),
  };
}

describe("while the database does not answer", () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  let server: TestServer;
  let browser: SignedInBrowser;

  beforeAll(async () => {
    const { connection } = await createTestDatabase();
    const { host, port } = inject("postgres");
    line = await openLine(path.join(host, `.s.PGSQL.${port}`));
    const through = { ...connection, host: "127.0.0.1", port: line.port };
    const connections = openConnections(through, () => undefined);
    afterAll(() => connections.close());
    server = await startTestServer({ database: { ...connections, isFull: () => false } });
    browser = await openSignedInBrowser(server.url);
  });
  afterAll(() => line.cut());

  test("everything is answered with 503 and a sentence, and works again by itself afterwards", async () => {
    const unavailable = {
      code: "UNAVAILABLE",
      status: 503,
      message: "The database is not answering. Nothing was lost; please try again in a moment.",
    };
    const put = () =>
      browser.request("/api/v1/resume/uploads?fileName=cv.pdf", {
        method: "PUT",
        body: resumePdf(),
      });
    line.cut();

    const { email, password } = browser;
    const answers = await Promise.all([
      safe(browser.api.resume.history()),
      safe(browser.api.account.session()),
      safe(browser.api.account.signIn({ email, password })),
    ]);
    for (const { error } of answers) {
      expect(error).toMatchObject({ ...unavailable, defined: true });
    }
    const upload = await put();
    expect([upload.status, await upload.json()]).toMatchObject([503, { code: "UNAVAILABLE" }]);
    expect((await fetch(`${server.url}/health`)).status).toBe(503);
    expect((await fetch(`${server.url}/api/docs`)).status).toBe(200);

    await line.mend();

    expect((await browser.api.resume.history()).items).toEqual([]);
    expect((await browser.api.account.session()).user?.email).toBe(email);
    expect((await put()).status).toBe(201);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

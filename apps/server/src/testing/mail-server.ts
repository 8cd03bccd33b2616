import net from "node:net";
import { afterAll } from "vitest";

export interface TestMailServer {
  /** "smtp://127.0.0.1:43127" */
  readonly url: string;
  /** What came, as it was sent. */
  readonly mails: readonly string[];
  /** What it answers to the address a mail is for: "250 Ok", "550 5.1.1 No such user". */
  answerTo: string;
}

/** A mail server that speaks as much SMTP (RFC 5321) as it takes to hand one a mail. Gone when the test file is done. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: string[] = [];
  const state: TestMailServer & { mails: string[] } = { url: "", mails, answerTo: "250 Ok" };
  const server = net.createServer((socket) => {
    let mail: string | null = null;
    let rest = "";
    const answer = (text: string) => socket.write(`${text}\r\n`);
    answer("220 test");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end !== -1; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== null && line !== ".") mail += `${line}\n`;
        else if (mail !== null) {
          mails.push(mail);
          mail = null;
          answer("250 2.0.0 Ok: queued as 4F2A");
        } else if (line.startsWith("RCPT")) answer(state.answerTo);
        else if (line === "DATA") {
          mail = "";
          answer("354 Go on");
        } else if (line === "QUIT") {
          answer("221 Bye");
          socket.end();
        } else answer("250 Ok");
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  afterAll(() => server.close());
  const place = server.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` });
}

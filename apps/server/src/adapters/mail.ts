import { createTransport } from "nodemailer";
import { escapeHtml } from "../http/escape-html.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; an address on a line of its own becomes a link in the HTML form. */
  readonly text: string;
  /** "List-Unsubscribe" and its kind. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Rejects when the mail server does not take it. */
  readonly send: (mail: Mail) => Promise<void>;
}

export interface SmtpMailer extends Mailer {
  /** Sends a mail and gives what the mail server said when it took it: "250 2.0.0 Ok: queued as 4F2A". */
  readonly sendAnswered: (mail: Mail) => Promise<string>;
}

/** Sends through a mail server, as plain text with the same words as HTML. */
export function createMailer(settings: {
  readonly url: string;
  readonly from: string;
}): SmtpMailer {
  const transport = createTransport(settings.url);

  async function sendAnswered(mail: Mail): Promise<string> {
    const sent = { from: settings.from, ...mail, html: toHtml(mail.text) };
    return (await transport.sendMail(sent)).response;
  }
  return {
    sendAnswered,
    async send(mail) {
      await sendAnswered(mail);
    },
  };
}

function toHtml(text: string): string {
  const paragraphs = text.split("\n\n").map((paragraph) => {
    const safe = escapeHtml(paragraph).replaceAll("\n", "<br>");
    return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${safe}">${safe}</a>` : safe;
  });
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}

import { createTransport } from "nodemailer";
import { escapeHtml } from "../http/escape-html.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; an address on a line of its own becomes a link in the HTML form. */
  readonly text: string;
}

export interface Mailer {
  /** Rejects when the mail server does not take it. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** Sends through a mail server, as plain text with the same words as HTML. */
export function createMailer(settings: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(settings.url);
  return {
    async send(mail) {
      await transport.sendMail({ from: settings.from, ...mail, html: toHtml(mail.text) });
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

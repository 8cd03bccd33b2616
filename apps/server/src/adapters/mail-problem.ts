/** What a rejected `send` may carry. Source: nodemailer, "Errors", and RFC 5321, section 4.2. */
interface MailError {
  readonly code?: unknown;
  /** What the mail server answered: "550 5.1.1 No such user". */
  readonly response?: unknown;
  readonly message?: unknown;
}

/** What is wrong and what to look at, by nodemailer's code. */
const REASONS: Readonly<Record<string, string>> = {
  EAUTH: "The mail server refuses the user name or the password in SMTP_URL.",
  ECONNECTION: "The mail server cannot be reached. Look at the host and the port in SMTP_URL.",
  ECONNREFUSED: "The mail server cannot be reached. Look at the host and the port in SMTP_URL.",
  ESOCKET: "The mail server cannot be reached. Look at the host and the port in SMTP_URL.",
  EDNS: "There is no mail server of this name. Look at the host in SMTP_URL.",
  ETIMEDOUT:
    "The mail server did not answer in time. Look at the port in SMTP_URL, and at a firewall.",
  ETLS: "The connection to the mail server could not be encrypted. Look at smtp:// or smtps:// in SMTP_URL.",
  EENVELOPE: "The mail server refuses the sender or the address it is for. Look at MAIL_FROM.",
  EMESSAGE: "The mail server refuses the mail.",
};

/** Why a mail was not sent, in words, with what the mail server said. Never says the password. */
export function mailProblem(error: unknown): string {
  const { code, response, message }: MailError =
    typeof error === "object" && error !== null ? error : {};
  const reason = REASONS[String(code)] ?? "The mail was not sent.";
  const said = typeof response === "string" ? response : message;
  return typeof said === "string" && said !== "" ? `${reason} It says: ${said}` : reason;
}

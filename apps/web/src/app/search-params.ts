import { PROVIDER_PROBLEMS, type ProviderProblemKind } from "@taiyari/domain/account";
import {
  APPLICATION_ORDERS,
  APPLICATION_STAGES,
  type ApplicationOrder,
  type ApplicationStage,
} from "@taiyari/domain/applications";

type Search = Readonly<Record<string, unknown>>;

interface LoginSearch {
  /** The path to open after the sign-in. */
  readonly redirect?: string;
  /** What to say above the form. */
  readonly notice?: (typeof NOTICES)[number];
  /** The id of the provider somebody came back from, and why they are not signed in. */
  readonly provider?: string;
  readonly problem?: ProviderProblemKind;
}

/** "code": the first step was done at a provider, and the code of the second is what is left. */
const NOTICES = [
  "confirm",
  "created",
  "confirmed",
  "not-confirmed",
  "password-changed",
  "code",
] as const;

/** Understands the app's own `notice`, and `confirmed` and `error` as the link of a confirmation mail brings them. */
export function loginSearch(search: Search): LoginSearch {
  const notice = noticeOf(search);
  return { ...text("redirect", search), ...(notice && { notice }), ...providerSearch(search) };
}

function noticeOf(search: Search): LoginSearch["notice"] {
  const own = NOTICES.find((notice) => notice === search["notice"]);
  if (own || search["confirmed"] === undefined) return own;
  return search["confirmed"] === "1" && search["error"] === undefined
    ? "confirmed"
    : "not-confirmed";
}

/** The path to open after the sign-in, on the pages beside it. */
export function redirectSearch(search: Search): { redirect?: string } {
  return text("redirect", search);
}

/** The token of an invitation, and the path to open after the sign-in. */
export function registrationSearch(search: Search): { redirect?: string; invitation?: string } {
  return { ...text("redirect", search), ...text("invitation", search) };
}

/** The token of a reset link. */
export function tokenSearch(search: Search): { token?: string } {
  return text("token", search);
}

interface ProfileSearch {
  /** What became of the link of a mail that confirms a new address. */
  readonly email?: "changed" | "expired" | "taken";
  /** The id of the provider somebody came back from, and what came of it. */
  readonly provider?: string;
  readonly outcome?: "connected" | "confirmed";
  readonly problem?: ProviderProblemKind;
}

export function profileSearch(search: Search): ProfileSearch {
  const known = ["changed", "expired", "taken"] as const;
  const email = known.find((outcome) => outcome === search["email"]);
  const outcome = (["connected", "confirmed"] as const).find((one) => one === search["outcome"]);
  return { ...(email && { email }), ...(outcome && { outcome }), ...providerSearch(search) };
}

function providerSearch(search: Search): { provider?: string; problem?: ProviderProblemKind } {
  const problem = PROVIDER_PROBLEMS.find((one) => one === search["problem"]);
  return { ...text("provider", search), ...(problem && { problem }) };
}

/** The id of an upload. */
export function idSearch(search: Search): { id?: string } {
  return text("id", search);
}

/** `id` is an upload's; `line` the number of a line of its file to begin at. */
export function reviewSearch(search: Search): { id?: string; line?: number } {
  const line = Number(search["line"]);
  return { ...text("id", search), ...(Number.isInteger(line) && line > 0 && { line }) };
}

/** `id` is an upload's, to show or make its report; `report` is that of one stored report. */
export function reportSearch(search: Search): { id?: string; report?: string } {
  return { ...text("id", search), ...text("report", search) };
}

interface EditorSearch {
  /** Without it, the form. */
  readonly view?: "preview" | "templates";
  /** The id of a section. */
  readonly section?: string;
  /** The id of one of its entries. */
  readonly item?: string;
  /** The id of an upload to begin with. */
  readonly upload?: string;
  /** Words of the field to begin at. */
  readonly find?: string;
}

/** Where in the editor one is. */
export function editorSearch(search: Search): EditorSearch {
  const { view } = search;
  const known = view === "preview" || view === "templates" ? view : null;
  return {
    ...(known && { view: known }),
    ...text("section", search),
    ...text("item", search),
    ...text("upload", search),
    ...text("find", search),
  };
}

/** The id of an upload that was read already. */
export function uploadSearch(search: Search): { upload?: string } {
  return text("upload", search);
}

/** Ids of questions to practise with commas between them, a kind of interview, the id of a role, and the id of an interview whose set-up is taken over. */
export function setUpSearch(search: Search): {
  kind?: string;
  questions?: string;
  role?: string;
  again?: string;
} {
  return {
    ...text("kind", search),
    ...text("questions", search),
    ...text("role", search),
    ...text("again", search),
  };
}

/** The id of an interview. */
export function roomSearch(search: Search): { id?: string } {
  return text("id", search);
}

interface ApplicationsSearch {
  /** Only those at this stage. */
  readonly stage?: ApplicationStage;
  readonly order?: ApplicationOrder;
  /** The id of the one whose form is open, or "new". */
  readonly form?: string;
  /** What a new one begins with; `resume` and `letter` are ids. */
  readonly company?: string;
  readonly role?: string;
  readonly resume?: string;
  readonly letter?: string;
}

/** What is shown of the applications, and what a new one begins with. */
export function applicationsSearch(search: Search): ApplicationsSearch {
  const stage = APPLICATION_STAGES.find((one) => one === search["stage"]);
  const order = APPLICATION_ORDERS.find((one) => one === search["order"]);
  return {
    ...(stage && { stage }),
    ...(order && { order }),
    ...text("form", search),
    ...text("company", search),
    ...text("role", search),
    ...text("resume", search),
    ...text("letter", search),
  };
}

/** The step of the wizard. */
export function stepSearch(search: Search): { step?: 2 | "next" } {
  if (search["step"] === "next") return { step: "next" };
  return String(search["step"]) === "2" ? { step: 2 } : {};
}

function text<Key extends string>(key: Key, search: Search): { [K in Key]?: string } {
  const value = search[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its name
  return (typeof value === "string" ? { [key]: value } : {}) as { [K in Key]?: string };
}

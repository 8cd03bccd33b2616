import type { PlayedScript } from "../script/index.ts";
import type { AnswerTurn, Interview, InterviewerTurn } from "../session.ts";
import { INTERVIEW_LENGTHS } from "../setup.ts";

/** Words that would judge an answer in the middle of an interview. */
const JUDGING =
  /\b(?:great|excellent|perfect|well done|impressive|wonderful|fantastic|brilliant|(?:good|nice|weak|poor|better) (?:answer|point|job|example)|that(?: is|['’]s) (?:good|right|wrong|correct|incorrect))\b/iu;
const MOST_WORDS = 60;
/** Shorter sentences ("What came of it") say what every interviewer asks. */
const TELLING = 30;

/** A rule that every interview keeps, whoever is asked. Gives what breaks it, [] for nothing. */
type Rule = (interview: Interview, played: PlayedScript) => readonly unknown[];

/** The rules by their names; a test for each is a yes or a no. */
export const RULES: Readonly<Record<string, Rule>> = {
  "ends, with one goodbye": (_, { state }) => [
    ...(state.phase === "ended" ? [] : [state.phase]),
    ...(spoken(state.turns).filter(({ kind }) => kind === "wrap-up").length === 1
      ? []
      : ["goodbye"]),
    ...(state.asking === null ? [] : [state.asking]),
  ],
  "asks nothing when the time is over": ({ setup }, { state }) =>
    setup.mode === "study"
      ? []
      : spoken(state.turns).filter(
          ({ at, kind }) =>
            (kind === "question" || kind === "follow-up") && at >= setup.minutes * 60,
        ),
  "is over half a minute before the end, or with the answer that took longer": (
    { setup },
    { state },
  ) => {
    const last = state.turns.filter(({ by }) => by === "person").at(-1)?.at ?? 0;
    return setup.mode === "real" && state.spent > Math.max(setup.minutes * 60, last)
      ? [state.spent]
      : [];
  },
  "never says the same twice": (_, { state }) => {
    const texts = spoken(state.turns)
      .filter(({ kind }) => kind !== "asked-again")
      .map(({ text }) => text);
    return texts.filter((text, at) => texts.indexOf(text) !== at);
  },
  "asks each question once, in the order of the plan": ({ setup }, { state }) => {
    const places = spoken(state.turns).flatMap(({ kind, question }) =>
      kind === "question" && question !== null ? [question] : [],
    );
    if (setup.mode === "study") return [];
    return places.filter((place, at) => at > 0 && place <= (places[at - 1] ?? -1));
  },
  "asks back twice at most about a try, and as often as the length allows": (
    { setup },
    { state },
  ) => {
    const most = INTERVIEW_LENGTHS.find(({ minutes }) => minutes === setup.minutes)?.followUps ?? 0;
    const tries = spoken(state.turns).reduce<number[]>((counts, { kind }) => {
      if (kind === "question") return [...counts, 0];
      return kind === "follow-up" ? [...counts.slice(0, -1), (counts.at(-1) ?? 0) + 1] : counts;
    }, []);
    const all = tries.reduce((sum, count) => sum + count, 0);
    return [
      ...tries.filter((count) => count > 2),
      ...(setup.mode === "real" && all > most ? [all] : []),
    ];
  },
  "asks back about something else each time": (_, { state }) => {
    // Each try of a question begins anew.
    const done = new Set<string>();
    return spoken(state.turns).filter(({ kind, asks }) => {
      if (kind === "question") done.clear();
      if (kind !== "follow-up") return false;
      const key = JSON.stringify(asks?.gap);
      const isAgain = done.has(key);
      done.add(key);
      return isAgain;
    });
  },
  "quotes only what was said before, to the letter": (_, { state, events }) =>
    askedBack(state.turns).filter(({ asks, at, text }) => {
      const quote = asks?.quote ?? "";
      const said = events.flatMap((event) =>
        (event.kind === "answered" || event.kind === "corrected") && event.at <= at
          ? [event.text]
          : [],
      );
      const quoted = [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] ?? "");
      const isOwn =
        quote === "" || (text.includes(quote) && said.some((one) => one.includes(quote)));
      return !isOwn || (quote !== "" && !quoted.includes(quote));
    }),
  "quotes a clause and not a speech": (_, { state }) =>
    askedBack(state.turns).filter(({ asks }) => wordCount(asks?.quote ?? "") > 11),
  "leaves no blank and says no more than fits one breath": (_, { state }) =>
    spoken(state.turns).filter(
      ({ text }) =>
        text.trim() === "" || /\{(?:quote|ask)\}/u.test(text) || wordCount(text) > MOST_WORDS,
    ),
  "judges nothing while it goes on": ({ plan }, { state }) =>
    askedBack(state.turns).filter(({ text, asks, question }) => {
      const asked = plan[question ?? -1]?.question.ask ?? "";
      return JUDGING.test(text.replace(asks?.quote ?? "", "").replace(asked, ""));
    }),
  "gives no hint, key point, anchor or example away": ({ plan }, { state }) => {
    const said = spoken(state.turns).map(({ text }) => text.toLowerCase());
    return plan
      .flatMap(({ question }) => [
        ...question.hints,
        ...question.anchors,
        ...question.points.map(({ point }) => point),
        question.meaning,
        question.example,
      ])
      .filter(
        (secret) =>
          secret.length >= TELLING && said.some((text) => text.includes(secret.toLowerCase())),
      );
  },
};

function spoken(turns: PlayedScript["state"]["turns"]): readonly InterviewerTurn[] {
  return turns.filter((turn) => turn.by === "interviewer");
}

function askedBack(turns: PlayedScript["state"]["turns"]): readonly InterviewerTurn[] {
  return spoken(turns).filter(({ kind }) => kind === "follow-up");
}

/** The answers of an interview. */
export function answersIn({ state }: PlayedScript): readonly AnswerTurn[] {
  return state.turns.filter((turn) => turn.by === "person");
}

function wordCount(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

import type { Effects, Person, Scenario, Task } from "../scenario.ts";

const NO_EFFECTS: Effects = { trust: {}, set: {}, add: {} };

function two(text: string): readonly string[] {
  return [`${text}, one.`, `${text}, two.`];
}

/** A person with two lines for everything, who knows nothing but what is given. */
export function makePerson(id: string, name: string, more: Partial<Person> = {}): Person {
  return {
    id,
    name,
    title: "Head of growth",
    isManager: false,
    isOutside: false,
    trust: 50,
    closing: [
      { when: `trust.${id} >= 60`, says: "That went well." },
      { when: "true", says: "I waited." },
    ],
    talk: {
      facts: [],
      greets: two("Morning"),
      welcome: two("Any time"),
      refused: two("I can work with no"),
      promised: ["Good, {time} then.", "I wait until {time}."],
      whenThen: two("By when"),
      cannot: two("That I do not know"),
      noted: two("Noted"),
      unclear: two("What do you mean"),
      again: ["As I said: {said}", "Once more: {said}"],
      hurt: two("I will not answer that"),
      forgives: two("It happens"),
    },
    ...more,
  };
}

function makeTask(id: string, from: string, due: number): Task {
  return {
    id,
    title: `Task ${id}`,
    what: "A mail",
    brief: "",
    from,
    due,
    deliverable: { kind: "mail", mostWords: 100 },
    checks: [
      {
        id: "cause",
        title: "The cause",
        points: 60,
        test: { kind: "says", groups: [["payment", "upi"]], where: "anywhere" },
        reason: "What is the cause?",
      },
    ],
    rubric: [
      {
        id: "owner",
        title: "Next step",
        points: 40,
        competency: "ownership",
        anchors: ["None.", "A step.", "An owner.", "Owner and time."],
        signs: [
          [{ kind: "says", words: ["will"] }],
          [{ kind: "person" }],
          [{ kind: "owner-and-time" }],
        ],
        reason: "Who does it?",
      },
    ],
    acceptedFrom: 75,
    review: { sentBack: "Not yet.", accepted: "Thank you.", keptAsWas: "So be it." },
    model: "It is payments. Priya will call at 18:00.",
    senior: ["Say the time."],
    competencies: ["ownership"],
  };
}

/** A day from 9:30 to 11:30 with two people and two tasks: a trunk that leaves at 10:45, a mail that is due at 11:00. */
export function makeScenario(more: Partial<Scenario> = {}): Scenario {
  return {
    id: "small-day",
    version: 1,
    title: "A small day",
    area: "data",
    role: "data-analyst",
    as: "Data analyst",
    company: "Tarang Bazaar",
    place: "Bengaluru",
    minutes: 30,
    about: "Two people want two things.",
    brief: "It is Thursday.",
    date: "2026-11-05",
    clock: { start: 570, end: 690, pace: 4 },
    people: [
      makePerson("priya", "Priya Menon", { isManager: true }),
      makePerson("rohit", "Rohit Sethi"),
    ],
    variables: { trucks_blind: false },
    files: [
      { id: "payments", name: "payments.csv", kind: "table", content: "a,b\n1,2\n", when: null },
    ],
    data: "",
    messages: [
      {
        id: "m_priya",
        kind: "mail",
        from: "priya",
        at: 570,
        when: null,
        subject: "Why did it dip?",
        text: "Tell me by eleven.",
        files: ["payments"],
        task: "answer",
        due: 660,
        suggestions: [],
      },
      {
        id: "m_rohit",
        kind: "chat",
        from: "rohit",
        at: 580,
        when: null,
        subject: "",
        text: "Trucks leave at 10:45.",
        files: [],
        task: "pins",
        due: 645,
        suggestions: ["List by 10:40"],
      },
      {
        id: "m_rohit_again",
        kind: "chat",
        from: "rohit",
        at: 612,
        when: 'task.pins.state == "open" && !wrote.rohit',
        subject: "",
        text: "Do I send them blind?",
        files: [],
        task: null,
        due: null,
        suggestions: [],
      },
    ],
    tasks: [makeTask("answer", "priya", 660), makeTask("pins", "rohit", 645)],
    consequences: [
      {
        id: "blind",
        when: 'time > at("10:45") && task.pins.state == "open"',
        effects: { ...NO_EFFECTS, trust: { rohit: -20 }, set: { trucks_blind: true } },
        decided: "Rohit’s message stood unanswered",
        came: "The trucks left without pin codes.",
        cost: "212 orders a day late",
        competency: "prioritisation",
        verdict: null,
      },
    ],
    endings: [
      {
        id: "both",
        title: "Both served",
        when: "task.answer.points >= 75 && task.pins.points >= 75 && !v.trucks_blind",
        text: "Everybody had what they needed.",
      },
      {
        id: "blind",
        title: "One bridge to mend",
        when: "v.trucks_blind",
        text: "Trucks left blind.",
      },
      { id: "quiet", title: "A quiet day", when: "true", text: "It passed." },
    ],
    next: { lessons: [], problems: [], questions: [], simulations: [] },
    resumeLines: [],
    ...more,
  };
}

import { ask, point, type ResumeKind } from "./resume-kind.ts";

/** Time between two jobs. */
export const GAP: ResumeKind = {
  shape: "position",
  competency: "motivation",
  meaning:
    "Whether you can speak about that time plainly, and whether you are ready to work now. The reason matters less than that it is said without excuses and does not go on.",
  points: [
    point("reason", "What the time was for, in one plain sentence", "", {
      shownBy: { kind: "part", part: "answer" },
    }),
    point(
      "used",
      "What you did in it that is of use for the work",
      "course|certificate|project|freelance|practice|study|learn|exam|prepare|volunteer|part time|interview|seekh|padh|help|read",
    ),
    point(
      "over",
      "That it is over, and since when you look or can begin",
      "ready to join|available|can join|can start|could begin|immediately|back to work|settled|recovered|completed|is over|khatam|join within|moved back|looking for",
    ),
  ],
  anchors: [
    "Avoids the question, or says that it was nothing.",
    "Gives a reason and nothing else, or many reasons one after the other.",
    "Gives a plain reason and says that it is over.",
    "Gives a plain reason, one thing done in that time, and from when they can work.",
    "Also says what they take from it into this job, with something that shows it.",
  ],
  probes: [
    ask("part:reason", "What did you do in that time to stay close to the work?"),
    ask("part:answer", "In one sentence: what was that time for?"),
    ask("part:terms", "Is that finished, and from when could you begin?"),
    ask("number", "How many weeks of it did you work or study?"),
  ],
  hints: [
    "One sentence for the reason is enough. You need not justify it.",
    "Name one thing you did in that time that helps you in this job.",
    "End with today: it is over, and you can begin.",
  ],
  example: [
    "My father had an operation in that year and I went home to Kozhikode to look after him and the shop for about six months. Before that I had",
    "given notice properly, so nothing was left open at the company. In the evenings I did the GST practitioner course, and from August I did the",
    "returns of four small shops, which I still can show you. He is well now and works again since October. I moved back to Kochi, and I can join",
    "within a week.",
  ].join(" "),
};

/** A short stay, or another line of work. */
export const CHANGE: ResumeKind = {
  shape: "position",
  competency: "motivation",
  meaning:
    "Whether you leave for something or only away from something, whether you speak fairly about people you worked for, and whether the same reason would make you leave here.",
  points: [
    point("reason", "The reason, in one plain sentence", "", {
      shownBy: { kind: "part", part: "answer" },
    }),
    point(
      "towards",
      "What you went to, not only what you left",
      "wanted to|move to|moved to|switch to|offer|opportunity|new role|field|domain|scope|career",
    ),
    point(
      "fair",
      "A fair word about what you learnt there",
      "learnt|learned|taught|thankful|good team|helped me|gave me|seekha|still in touch|experience",
    ),
    point("here", "Why it fits what you want now", "", {
      shownBy: { kind: "part", part: "terms" },
      isNeeded: false,
    }),
  ],
  anchors: [
    "Blames the manager or the company, or gives no reason.",
    "Says growth or better opportunity, and not for what.",
    "Gives a plain reason and what they went to.",
    "Gives a plain reason, what they learnt there, and what they went to, with an example.",
    "Also says how they checked that the next job would be different, and why this one fits.",
  ],
  probes: [
    ask("part:answer", "In one sentence: what made you decide?"),
    ask("part:reason", "What did you want there that you could not have?"),
    ask("part:terms", "What would have to be different here, so that you stay?"),
    ask("own-part", "You said “{quote}”. What did you try before you left?"),
  ],
  hints: [
    "Say what you went to before you say what you left.",
    "One sentence is enough for what did not fit. No names, no blame.",
    "End with what you look for now.",
  ],
  example: [
    "I left after nine months because the work turned out to be calling only, and I had joined to plan campaigns. I asked my lead twice and she",
    "was honest that planning stays with the office in Pune. I learnt a lot about how customers decide from these calls, about forty a day, and I",
    "still use it. Then I got an offer where I plan the mails of two products, and before I signed I asked to see what a usual week looks like.",
    "That is also what I look for here: fewer channels, and to see what comes of them.",
  ].join(" "),
};

/** Something the job asks for and the resume does not name. */
export const ASKED: ResumeKind = {
  shape: "position",
  competency: "knowledge",
  meaning:
    "Whether you are honest about what you do not have, and whether what you do have carries over. A plan for the first weeks is worth more than “I learn fast”.",
  points: [
    point("honest", "Whether you have done it, in one plain sentence", "", {
      shownBy: { kind: "part", part: "answer" },
    }),
    point(
      "near",
      "What you have done that comes nearest",
      "similar|comparable|comes nearest|nearest|worked with|experience with|jaisa|same idea|carries over|instead i used|own work",
    ),
    point(
      "plan",
      "How you would get there, and in how long",
      "first week|first month|two weeks|three weeks|second month|within a month|course|documentation|practise|certificate|would start|would begin|would take|pair with|sandbox",
    ),
    point("asks", "What you would need for it", "", {
      shownBy: { kind: "part", part: "terms" },
      isNeeded: false,
    }),
  ],
  anchors: [
    "Claims to know it without anything that shows it, or says only “I learn fast”.",
    "Says no, and stops there.",
    "Says plainly what they have and have not done, and names something near to it.",
    "Names something near to it with a case, and a plan with weeks.",
    "Also says which part carries over, which does not, and how one would see that the plan works.",
  ],
  probes: [
    ask("part:reason", "What have you done that comes nearest to it?"),
    ask("part:answer", "In one sentence: have you worked with it or not?"),
    ask("part:terms", "What would you do in the first two weeks to get there?"),
    ask("number", "How long would it take until you work with it alone?"),
  ],
  hints: [
    "Say first, in one sentence, whether you have done it.",
    "Then what you know that is nearest, with one case.",
    "Then what you would do in the first weeks.",
  ],
  example: [
    "I have not worked with it in a job; I only followed the documentation for a weekend. What comes nearest is the scheduler we use at my",
    "company: I own eleven jobs there, with retries, alerts and a calendar of bank holidays. So the thinking carries over, because there as well",
    "a job waits for others, and only the syntax is new. I would take two of your simpler jobs in the first two weeks, move them with somebody",
    "who knows your set-up looking on, and by the end of the second month I would want to be on the rota for failures.",
  ].join(" "),
};

import type { InterviewerManner } from "../setup.ts";

/** Wordings of questions back by what they ask about; {quote} stands for words of the answer. */
export const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  "part:situation": [
    "You said “{quote}”. When was that, and what was going on at the time?",
    "Where was this, and what had happened before it?",
    "For whom was that, and when?",
  ],
  "part:task": [
    "You said “{quote}”. What exactly were you asked to do?",
    "What was your task in it, in one sentence?",
    "What had to be done, and by when?",
  ],
  "part:action": [
    "You said “{quote}”. What did you do, step by step?",
    "What was the first thing you did, and what then?",
    "Take me through what you did yourself, in order.",
  ],
  "part:result": [
    "You said “{quote}”. What came of it?",
    "How did it end?",
    "What was different afterwards, and who noticed?",
    "You told me “{quote}”. And what happened then?",
  ],
  "part:answer": [
    "What is your answer in one sentence?",
    "You said “{quote}”. Is that your answer? Say it in one sentence.",
    "If you had to put it shortly: what is it?",
  ],
  "part:mechanism": [
    "You said “{quote}”. How does that work?",
    "What happens there, step by step?",
    "Why is that so?",
  ],
  "part:example": [
    "Can you give me an example from your own work or studies?",
    "You said “{quote}”. Give me one case of that.",
    "Take one real case. How does it look there?",
  ],
  "part:limit": [
    "When would that not work?",
    "You said “{quote}”. Where does that stop being true?",
    "In which case would you do it differently?",
  ],
  "part:goal": [
    "What would you want to reach, before you begin?",
    "You said “{quote}”. What is that for?",
    "How would you know that it worked?",
  ],
  "part:approach": [
    "What would you do first, and what after that?",
    "You said “{quote}”. How would you go about it?",
    "What is the idea behind it, in two sentences?",
  ],
  "part:figures": [
    "Which numbers would you need, and what do you guess they are?",
    "You said “{quote}”. Put a rough figure to that.",
    "Roughly how large is it? An estimate is enough.",
  ],
  "part:recommendation": [
    "So what would you decide?",
    "You said “{quote}”. What do you recommend, then?",
    "If you had to choose now: what would it be?",
  ],
  "part:risk": [
    "What could go wrong with that?",
    "You said “{quote}”. What would make you stop?",
    "What is the weakest point of your plan?",
  ],
  "part:reason": [
    "You said “{quote}”. Why?",
    "What is the reason for that?",
    "What makes you say so?",
  ],
  "part:terms": [
    "Under which conditions, and from when?",
    "You said “{quote}”. What would that depend on?",
    "What would have to be agreed for that?",
  ],
  "part:solution": [
    "Take me through your solution, line by line.",
    "What does your code do with the first example?",
  ],
  "part:cost": [
    "How does the time grow when the input is ten times as large?",
    "What does it cost in time and memory?",
  ],
  "part:edge-cases": ["Which input could break it?", "What does it do with an empty input?"],
  number: [
    "You said “{quote}”. From what to what, and in how long?",
    "You said “{quote}”. How much is that, as a number?",
    "Can you put a number to that? A rough one is enough.",
    "How many, how much or how long: what do you remember?",
  ],
  "own-part": [
    "You said “{quote}”. What of that did you do yourself?",
    "Who was in that team, and which part was yours?",
    "You said “{quote}”. If you had not been there, what would be missing?",
  ],
  "trade-off": [
    "You said “{quote}”. What spoke against doing it that way?",
    "Which other way was there, and why not that one?",
    "What did you give up by deciding so?",
  ],
  thin: [
    "You said “{quote}”. Tell me more about that.",
    "Give me one real case, from the beginning to the end.",
    "Can you say that with an example?",
  ],
  point: [
    "You said “{quote}”. What else did you look at?",
    "What else belongs to that?",
    "Is there anything you would add to that?",
  ],
};

/** Wordings of a manner, before those of everybody. */
export const OWN_WORDINGS: Readonly<
  Record<InterviewerManner, Readonly<Record<string, readonly string[]>>>
> = {
  warm: {
    thin: [
      "You said “{quote}”. Take your time: what happened there?",
      "Take your time. Is there one day or one case you remember well?",
    ],
    number: [
      "You said “{quote}”. Do you remember roughly how much that was?",
      "Do you remember a number from that time? Roughly is fine.",
    ],
    "part:result": [
      "You said “{quote}”. I would like to know how it ended.",
      "And how did it turn out in the end?",
    ],
    "own-part": ["You said “{quote}”. Which part of that would you call yours?"],
  },
  plain: {},
  probing: {
    "own-part": [
      "You said “{quote}”. What exactly did you do, and what did the others do?",
      "Leave the team out for a moment. What did you decide yourself?",
    ],
    number: [
      "You said “{quote}”. What was the figure before, and what was it afterwards?",
      "What exactly is the figure, and who counted it?",
    ],
    "trade-off": [
      "You said “{quote}”. What did you consider instead, and why did you drop it?",
      "Who would have done it differently, and what would have been right about that?",
    ],
  },
  brisk: {
    "part:result": [
      "Let me stop you there. In one sentence: what came of it?",
      "The result only, please: what changed?",
    ],
    "part:answer": [
      "Let me stop you there. Your answer in one sentence, please.",
      "Yes or no first, then one reason.",
    ],
    "part:recommendation": [
      "Let me stop you there. What do you recommend, in one sentence?",
      "Your decision first, please.",
    ],
    "part:approach": ["Let me stop you there. The idea in one sentence, please."],
    number: ["You said “{quote}”. One number, please.", "How much? One number is enough."],
    thin: ["That is short even for me. One example, please."],
  },
};

/** What is said where there is nothing to quote and nothing to go on. */
export const STUCK = {
  silent: [
    "I did not hear an answer. One sentence is enough to begin with.",
    "Take a moment. Where would you begin?",
    "Shall I put it differently? Just tell me the first thing that comes to mind.",
  ],
  unknowing: {
    warm: {
      story: [
        "That is all right. Has something like it happened around you, at work or in college?",
        "That is all right. Something small will do: what comes to mind?",
      ],
      explanation: [
        "That is all right. What would be your guess?",
        "That is all right. Which part of it do you know?",
      ],
      plan: [
        "That is all right. What would you look at first?",
        "That is all right. Who would you ask, and what?",
      ],
      position: [
        "That is all right. What would it depend on for you?",
        "That is all right. What matters most to you in it?",
      ],
      code: [
        "That is all right. What goes in, and what must come out?",
        "That is all right. How would you do it by hand?",
      ],
    },
    probing: {
      story: [
        "What is the nearest thing to it that you have done?",
        "Think of college or of a project. What comes nearest?",
      ],
      explanation: [
        "What would be your best guess, and what makes you think so?",
        "How would you find out?",
      ],
      plan: [
        "What would you need to know to begin?",
        "Which number would you ask for first, and why?",
      ],
      position: [
        "What would you have to know to decide it?",
        "What have you decided in a similar case?",
      ],
      code: [
        "How would you solve it by hand for three rows?",
        "What would the slowest solution be that works?",
      ],
    },
  },
  copied: [
    "That was my question. What is your own answer to it?",
    "In your own words, please: what would you say?",
  ],
  instructions: [
    "Please answer the question itself, in your own words.",
    "Let us stay with the question. What is your answer?",
  ],
  "off-topic": [
    "Let us come back to my question. {ask}",
    "I would like to stay with my question. {ask}",
  ],
  solution: [
    "I see your solution. What is the idea behind it?",
    "Take me through what you wrote. Why that way?",
  ],
} as const;

/** What a manner says before a question that its author wrote for everybody. */
export const LEADS: Readonly<Record<InterviewerManner, string>> = {
  warm: "Thank you. ",
  plain: "",
  probing: "",
  brisk: "Briefly, please. ",
};

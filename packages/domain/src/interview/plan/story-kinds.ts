import { ask, point, type ResumeKind } from "./resume-kind.ts";

/** A line with a figure. */
export const FIGURE: ResumeKind = {
  shape: "story",
  competency: "analysis",
  meaning:
    "Whether the figure is yours and real. Somebody who measured it knows what it was before, over what time it changed, and what else could have changed it.",
  points: [
    point(
      "before",
      "What it was before",
      "took|before it|before we|before i|earlier|used to|pehle|was taking|it took|until then|baseline|initially|at first",
    ),
    point(
      "measured",
      "How it was measured, or who counted it",
      "measure|count|track|dashboard|compare|calculate|log|audit|survey|report|sheet|calendar|average|before and after",
    ),
    point("own-part", "What of it you did yourself", "", { shownBy: { kind: "own-part" } }),
    point("result", "What it was afterwards, as a figure", "", { shownBy: { kind: "number" } }),
    point(
      "cause",
      "What else could have caused it",
      "other reason|another reason|apart from|besides|partly|season|festive|same period|part of it|not only|not mine",
      { isNeeded: false },
    ),
  ],
  anchors: [
    "Says that the figure is right or that the team reached it; no before, no after.",
    "Repeats the line of the resume in other words.",
    "Says what was done and what came of it, and cannot say how it was measured.",
    "Gives the value before and after and their own part, and says who measured it.",
    "Gives both values with the period, how they were measured, their own part, and what else may have added to it.",
  ],
  probes: [
    ask("number", "What was it before, what was it afterwards, and over which period?"),
    ask("own-part", "You said “{quote}”. Which part of that was yours alone?"),
    ask("part:result", "And what did that change for the people who use it?"),
    ask("part:action", "What exactly did you change so that the figure moved?"),
    ask("trade-off", "What else could have moved that figure in the same time?"),
  ],
  hints: [
    "Begin with the value before you did anything.",
    "Say who counted it and from which report or system.",
    "Name the step that was yours, then the value afterwards.",
  ],
  example: [
    "When I joined, the monthly closing took nine working days; I know that from the calendar of the finance team, who tick off each step. I",
    "looked at which steps wait for others, and two of them only waited for bank statements that came by post. So I asked three banks for",
    "statements by mail and built a sheet that matches them with our ledger. I did the sheet alone, my senior checked it for two months. By March",
    "the closing took six days and it has stayed there for five months. One day of the three is not mine: the company also moved payroll to",
    "another team in that time.",
  ].join(" "),
};

/** A line that claims something without a figure. */
export const CLAIM: ResumeKind = {
  shape: "story",
  competency: "ownership",
  meaning:
    "Whether there is something behind the line: a real situation, what you decided and did in it, and what came of it. The line says that, the answer has to show it.",
  points: [
    point("when", "When and where it was, and for whom", "", {
      shownBy: { kind: "part", part: "situation" },
    }),
    point("own-part", "What you did yourself, step by step", "", { shownBy: { kind: "own-part" } }),
    point(
      "difficult",
      "What was difficult about it",
      "difficult|problem|challenge|issue|delay|first time|did not|could not|mushkil|dikkat|resist|late|error|fail|short of",
    ),
    point("result", "What came of it, with a figure if there is one", "", {
      shownBy: { kind: "part", part: "result" },
    }),
    point("weighed", "What you decided against", "", {
      shownBy: { kind: "trade-off" },
      isNeeded: false,
    }),
  ],
  anchors: [
    "Says the line of the resume again, or what people in that job do in general.",
    "Says what the team did; it stays open what this person did.",
    "Tells one case with their own steps; the result is named, not measured.",
    "Tells one case with their own steps, what was difficult, and a result with a figure.",
    "Also says what they decided against and why, and what they would do differently.",
  ],
  probes: [
    ask("own-part", "You said “{quote}”. What of that did you do yourself?"),
    ask("part:result", "What came of it in the end?"),
    ask("number", "How large was it: how many people, orders, rupees or days?"),
    ask("part:situation", "When was that, and what was going on at the time?"),
    ask("trade-off", "Which other way did you think of, and what spoke against it?"),
  ],
  hints: [
    "Pick one single case, not what you usually do.",
    "Say when it was and what was at stake, in two sentences.",
    "Then only what you did, in order, and what was different afterwards.",
  ],
  example: [
    "That line is about the return desk in my second year. In the sale week we had around 300 parcels waiting and two new people, and customers",
    "were calling every hour. I took the parcels apart by reason, because only the damaged ones need a photo, and I gave each of us one reason",
    "instead of one shelf. The difficult part was the courier, who wanted to collect everything at six; I called the hub and got a second pickup",
    "for four days. I thought of overtime as well, but everyone had already done two late shifts. By Friday 290 were done, and the way of sorting",
    "stayed.",
  ].join(" "),
};

/** A skill that is listed and in no other line. */
export const SKILL: ResumeKind = {
  shape: "story",
  competency: "knowledge",
  meaning:
    "Whether you have used it for something real, and how well you know where your knowledge ends. Saying that you only learnt it is better than pretending.",
  points: [
    point(
      "task",
      "What you used it for",
      "used it for|used it to|asked me|for the report|to make|to build|to track|project",
      { shownBy: { kind: "part", part: "task" } },
    ),
    point("own-part", "What you did with it yourself", "", { shownBy: { kind: "own-part" } }),
    point(
      "detail",
      "A detail that only a user of it knows",
      "setting|feature|function|error|version|formula|filter|command|shortcut|configure|set up|import|export|plugin|module|switch it|query|pivot|measure",
    ),
    point(
      "level",
      "How far you know it, and what you have not done yet",
      "basic|advanced|not yet|have not|never used|only|learning|still|comfortable|limit|beyond|certificate|course",
      { isNeeded: false },
    ),
    point("result", "What came of it", "", {
      shownBy: { kind: "part", part: "result" },
      isNeeded: false,
    }),
  ],
  anchors: [
    "Says that they know it well; no use of it.",
    "Names a course or a tutorial and nothing that was made with it.",
    "Names one real use and what they did there.",
    "Names one real use with a detail that only a user knows, and what came of it.",
    "Also says where their knowledge ends, and what they would look up.",
  ],
  probes: [
    ask("part:task", "What was the task, and for whom?"),
    ask("own-part", "You said “{quote}”. Which of that did you set up yourself?"),
    ask("part:result", "What did they do with what you made?"),
    ask("number", "How large was it: how many rows, files, people or days?"),
    ask("trade-off", "For what would you rather not use it, and what would you take instead?"),
  ],
  hints: [
    "Think of the last time you had it open. What were you making?",
    "If you only took a course, say so, and say what you made in it.",
    "Add one thing that went wrong with it and how you solved it.",
  ],
  example: [
    "Last year my manager asked me to set up the stock report of our Hubballi warehouse in it, about 1,200 items. Until then it was typed from",
    "paper every Monday. I made the item groups and the reorder levels, and I found out that negative stock is allowed unless you switch it off,",
    "which explained half of our differences. After that the report came out of the system in ten minutes. I have not done payroll in it, only",
    "stock and purchase, so there I would ask somebody or read it up.",
  ].join(" "),
};

/** A project, mostly of somebody with few jobs. */
export const PROJECT: ResumeKind = {
  shape: "story",
  competency: "ownership",
  meaning:
    "Whether you built it yourself and understand it. In a group project your part counts, and what you would do otherwise today.",
  points: [
    point("purpose", "What it is for and who would use it", "", {
      shownBy: { kind: "part", part: "situation" },
    }),
    point("own-part", "Which part you made yourself", "", { shownBy: { kind: "own-part" } }),
    point(
      "problem",
      "A problem in it and how you solved it",
      "problem|error|bug|issue|slow|did not work|fail|stuck|solve|fix|debug|dikkat|challenge",
    ),
    point("choice", "A choice you made and what spoke against it", "", {
      shownBy: { kind: "trade-off" },
    }),
    point("result", "What works today, with a figure if there is one", "", {
      shownBy: { kind: "part", part: "result" },
    }),
  ],
  anchors: [
    "Lists the technologies; what it does stays open.",
    "Says what the group built, and not who did which part.",
    "Says what it does, their own part and one problem.",
    "Says their own part, a problem with its solution, and a choice with its reason.",
    "Also says what came of it with a figure, and what they would do otherwise today.",
  ],
  probes: [
    ask("own-part", "You said “{quote}”. Which part of it did you make yourself?"),
    ask("part:result", "Who has used it, and what did they say?"),
    ask("trade-off", "Why that way, and what would have been the other one?"),
    ask("number", "How large is it: how many users, rows, screens or tests?"),
    ask("part:action", "What was the hardest part, and how did you get past it?"),
  ],
  hints: [
    "Begin with what it is for, not with the technologies.",
    "Say “I” for your part and name who did the rest.",
    "Tell one problem you had with it, and what you tried.",
  ],
  example: [
    "It is a small app for our hostel mess, where students say the day before whether they eat. Three of us made it in our third year; I did the",
    "database and the page for the cook. The problem was that everybody answered at the same time after the reminder, and some answers were saved",
    "twice. I first thought of a queue, but that was too much for 400 students, so I made one row per student and day the key, and a second",
    "answer only replaces the first. We ran it for two months, and the mess threw away about eight kilos less a day by the manager's count. Today",
    "I would write tests before the first demo.",
  ].join(" "),
};

import { useState } from "react";
import { Link } from "@tanstack/react-router";
import type { Language, ProblemIndex, ProblemLevel } from "@taiyari/domain/practice";
import { newId } from "../../../lib/new-id.ts";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceCards, JoinedCells } from "../../../ui/choices.tsx";
import { ClockThings } from "../../../ui/niche-things.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import type { Standings } from "../standing/entry-standing.ts";
import { chooseRound } from "./choose-round.ts";
import { addMark } from "./round.ts";
import { roundStore } from "./round-store.ts";
import styles from "./round-setup.module.css";

interface RoundSetupProps {
  readonly index: ProblemIndex;
  readonly standings: Standings;
}

type Depth = "first" | "usual" | "hard";

const LEVELS: Readonly<Record<Depth, readonly [ProblemLevel, ProblemLevel]>> = {
  first: ["easy", "medium"],
  usual: ["medium", "medium"],
  hard: ["medium", "hard"],
};

/** Asks what the round is about. */
export function RoundSetup({ index: { problems }, standings }: RoundSetupProps) {
  const [language, setLanguage] = useState<Language>("javascript");
  const [depth, setDepth] = useState<Depth>("first");

  function begin() {
    const [first, second] = LEVELS[depth];
    const chosen = chooseRound(
      problems,
      {
        problems: [
          { language, level: first },
          { language, level: second },
        ],
      },
      standings,
      Math.random,
    );
    const round = {
      id: newId(),
      startedAt: Date.now(),
      endedAt: null,
      active: 0,
      problems: chosen.map(({ entry: { slug, title, topics }, language: written }) => ({
        slug,
        title,
        topic: topics[0] ?? "",
        language: written,
        said: [],
        marks: [],
      })),
    };
    roundStore.begin(addMark(round, 0, { kind: "shown", at: 0 }));
  }

  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <p className={styles["crumbs"]}>
        <Link to={PRACTICE}>Practice Lab</Link>
      </p>
      <h1>Timed mock round</h1>
      <div className={`card ${styles["card"]}`}>
        <div>
          <p>
            Two problems in 45 minutes, without hints, as in an interview. Say aloud what you think
            and note it in a line each: what you understood, what you would ask, your plan, its
            cost, and what could break it. The report shows where the time went.
          </p>
          <JoinedCells
            legend="Language"
            value={language}
            onChange={(value) => setLanguage(value ?? "javascript")}
            choices={[
              { value: "javascript", label: "JavaScript" },
              { value: "typescript", label: "TypeScript" },
              { value: "python", label: "Python" },
              { value: "sql", label: "SQL" },
            ]}
          />
          <ChoiceCards
            legend="How hard"
            value={depth}
            onChange={(value) => setDepth(value ?? "first")}
            choices={[
              { value: "first", label: "First interview", note: "One easy, one medium" },
              { value: "usual", label: "Usual", note: "Two medium" },
              { value: "hard", label: "Hard", note: "One medium, one hard" },
            ]}
          />
          <div className={styles["acts"]}>
            <Button kind="next" onClick={begin}>
              Start the clock
            </Button>
            <Link className="btn btn-quiet" to={PRACTICE}>
              Not now
            </Link>
          </div>
          <p className={styles["note"]}>The clock runs on when you leave the page.</p>
        </div>
        <Niche isLit>
          <ClockThings />
        </Niche>
      </div>
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useImperativeHandle, useState, type Ref } from "react";
import {
  CODE_LANGUAGES,
  type CodeLanguage,
  judge,
  type LearnerProblem,
  type Verdict,
} from "@taiyari/domain/practice";
import { code, RUN_LANGUAGES } from "../../../lib/code/code.ts";
import { CodeEditor } from "../../../shared/code/code-editor.tsx";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { hiddenCasesQuery } from "../../../shared/practice/problem-files.ts";
import { CaseList, ExampleList } from "./case-list.tsx";
import type { DeskHandle, Solved } from "./desk.ts";
import { DeskPanes, RealNote, RunButton } from "./desk-panes.tsx";
import { useKeptCode } from "./use-kept-code.ts";
import styles from "./coding.module.css";

interface CodeDeskProps {
  readonly problem: LearnerProblem;
  /** Names what is kept of it. */
  readonly place: string;
  readonly isReal: boolean;
  readonly ref: Ref<DeskHandle>;
}

const NAMES: Readonly<Record<CodeLanguage, string>> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

/** A problem that is solved in JavaScript, TypeScript or Python. */
export function CodeDesk({ problem, place, isReal, ref }: CodeDeskProps) {
  const client = useQueryClient();
  const written = useKeptCode(
    place,
    RUN_LANGUAGES,
    (language) => problem.starters[codeLanguage(language)],
  );
  const language = codeLanguage(written.language);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run() {
    if (isBusy) return;
    setBusy(true);
    const attempt = { language, code: written.text };
    setVerdict(await judge(code.run, problem, attempt, { hidden: null, failedBefore: 0 }));
    setBusy(false);
  }

  useImperativeHandle(ref, () => ({
    async handIn(): Promise<Solved | null> {
      if (written.isStart || written.text.trim() === "") return null;
      const hidden = await client.ensureQueryData(hiddenCasesQuery(problem.slug)).catch(() => null);
      if (!hidden) return null;
      const attempt = { language, code: written.text };
      const judged = await judge(code.run, problem, attempt, { hidden, failedBefore: 0 });
      if (judged.status === "runner-failed" || judged.status === "stopped") return null;
      const all =
        problem.shown.length + problem.hiddenKinds.reduce((sum, { count }) => sum + count, 0);
      const [passed, total] = "cases" in judged ? [judged.passed, judged.total] : [0, all];
      return { language, code: written.text, passed, total };
    },
  }));

  return (
    <DeskPanes
      name={
        <select
          className={styles["language"]}
          aria-label="Language"
          value={language}
          onChange={({ target }) => written.setLanguage(codeLanguage(target.value))}
        >
          {RUN_LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {NAMES[codeLanguage(one)]}
            </option>
          ))}
        </select>
      }
      note=""
      run={<RunButton isBusy={isBusy} onRun={() => void run()} />}
      editor={
        <CodeEditor
          key={language}
          language={language}
          label="Your code"
          text={written.text}
          onChange={written.setText}
          onRun={() => void run()}
          errorPlace={null}
        />
      }
      asked={
        <>
          <TextBlocks blocks={problem.statement} />
          <ExampleList problem={problem} language={language} />
        </>
      }
      output={
        verdict && (
          <>
            <CaseList problem={problem} language={language} verdict={verdict} isReal={isReal} />
            {isReal && (
              <RealNote text="Real mode: whether it is right is said at the end. You see what your code returns." />
            )}
          </>
        )
      }
    />
  );
}

function codeLanguage(language: string): CodeLanguage {
  return CODE_LANGUAGES.find((one) => one === language) ?? "javascript";
}

import type { SpokenLanguage } from "@taiyari/domain/interview";
import { TEST_SENTENCES } from "./test-sentence.ts";
import type { MicrophoneTest } from "./use-microphone-test.ts";
import styles from "./microphone.module.css";

/** The sentence to say, then what was heard of it. */
export function Heard({
  test,
  language,
}: {
  readonly test: MicrophoneTest;
  readonly language: SpokenLanguage;
}) {
  const isDone = test.kind === "done";
  const heard = test.kind === "none" ? "" : isDone ? test.tested.heard : test.heard;
  const lang = language.slice(0, 2);
  return (
    <div className={styles["heardField"]}>
      <p className="form-label">{isDone ? "Heard as" : "Say aloud"}</p>
      <blockquote className={styles["heard"]} data-waits={!isDone && heard === ""}>
        <p lang={lang}>{isDone ? quoted(heard) : quoted(heard || TEST_SENTENCES[language])}</p>
        <small className="num" role="status">
          {isDone && `${test.tested.understood.words} of ${test.tested.understood.of} words`}
          {test.kind === "listening" && "Listening"}
        </small>
      </blockquote>
    </div>
  );
}

function quoted(text: string): string {
  return text === "" ? "Nothing" : `“${text}”`;
}

import type { StoredReport } from "@taiyari/contract";
import { Button } from "../../ui/button.tsx";
import { AnswerView } from "./answer-view.tsx";
import { mayAskAgain, problemSentence } from "./chat-words.ts";
import type { Conversation } from "./use-conversation.ts";
import styles from "./chat.module.css";

interface ConversationLogProps {
  readonly conversation: Conversation;
  readonly stored: StoredReport;
  readonly onLeave: () => void;
}

/** Questions and answers, the last at the bottom, where the view begins. */
export function ConversationLog({ conversation, stored, onLeave }: ConversationLogProps) {
  const { exchanges, open, ask, stop, error, refetch } = conversation;
  const shown = exchanges?.filter(({ id }) => id !== open?.id) ?? [];
  const isEmpty = exchanges !== undefined && shown.length === 0 && !open;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div className={styles["log"]} role="log" aria-label="Conversation" tabIndex={0}>
      <div>
        {error !== null && (
          <div className={styles["answer"]}>
            <p>What was asked before could not be loaded. {problemSentence(error)}</p>
            <div>
              <Button kind="line" onClick={refetch}>
                Try again
              </Button>
            </div>
          </div>
        )}
        {isEmpty && (
          <p className={styles["empty"]}>
            Ask why a score is what it is, whether a bullet is good, or what the job asks for. Each
            answer names the lines and checks it rests on.
          </p>
        )}
        {shown.map(({ id, question, answer }) => (
          <Exchange key={id} question={question}>
            {answer ? (
              <AnswerView answer={answer} stored={stored} onLeave={onLeave} />
            ) : (
              <div className={styles["answer"]}>
                <p>This question has no answer yet.</p>
                <div>
                  <Button kind="line" onClick={() => ask(question, id)}>
                    Ask again
                  </Button>
                </div>
              </div>
            )}
          </Exchange>
        ))}
        {open && (
          <Exchange question={open.question}>
            {open.problem ? (
              <div className={styles["answer"]}>
                <p>{problemSentence(open.problem.error)}</p>
                {mayAskAgain(open.problem.error) && (
                  <div>
                    <Button kind="line" onClick={() => ask(open.question, open.id)}>
                      Ask again
                    </Button>
                  </div>
                )}
              </div>
            ) : (
              <>
                {open.partial ? (
                  <AnswerView answer={open.partial} stored={stored} onLeave={onLeave} />
                ) : (
                  <p className={styles["waiting"]}>Looking through your report…</p>
                )}
                <div>
                  <Button kind="quiet" onClick={stop}>
                    Stop
                  </Button>
                </div>
              </>
            )}
          </Exchange>
        )}
      </div>
    </div>
  );
}

interface ExchangeProps {
  readonly question: string;
  readonly children: React.ReactNode;
}

function Exchange({ question, children }: ExchangeProps) {
  return (
    <>
      <p className={styles["question"]}>
        <span className="vh">You: </span>
        {question}
      </p>
      {children}
    </>
  );
}

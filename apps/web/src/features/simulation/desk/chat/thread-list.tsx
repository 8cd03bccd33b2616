import { personOf, titleOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { ColumnHead } from "../frame/column-head.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { type ListRow, RowList } from "../frame/row-list.tsx";
import rowStyles from "../frame/row-list.module.css";
import { ME, unreadChats } from "../state/unread.ts";
import { threadsOf } from "./threads.ts";
import styles from "./chat.module.css";

/** The chats of the day, and everybody else whom one may write to. */
export function ThreadList({ view }: { readonly view: DeskView }) {
  const { day, place, go } = view;
  const { scenario, state } = day;
  const threads = threadsOf(state);
  const silent = scenario.people.filter(({ id }) => !threads.some(({ person }) => person === id));
  const unread = unreadChats(state);
  const open = (person: string) => go({ tab: "chat", open: person });
  return (
    <>
      <ColumnHead title="Chat" note={unread > 0 ? `${unread} unread` : ""} />
      <RowList
        label="Chats"
        open={place.open}
        onOpen={open}
        rows={threads.map(({ person, lines, unread: count, isTyping }): ListRow => {
          const last = lines.at(-1);
          const named = personOf(scenario, person);
          return {
            id: person,
            isNew: count > 0 && !state.isOver,
            content: (
              <>
                <PersonArch person={named} />
                <b>{named.name}</b>
                <time className="num">{last ? dayTime(last.at) : ""}</time>
                <span className={rowStyles["one-line"]}>
                  {isTyping
                    ? "is typing"
                    : `${last?.from === ME ? "You: " : ""}${last?.text ?? ""}`}
                  {count > 0 && !state.isOver && <span className="vh">, {count} unread</span>}
                </span>
              </>
            ),
          };
        })}
      />
      {silent.length > 0 && (
        <>
          <h3 className={styles["group"]}>Others you can write to</h3>
          <RowList
            label="Others you can write to"
            open={place.open}
            onOpen={open}
            rows={silent.map((person): ListRow => ({
              id: person.id,
              isNew: false,
              content: (
                <>
                  <PersonArch person={person} />
                  <b>{person.name}</b>
                  <span className={rowStyles["one-line"]}>{titleOf(scenario, person.id)}</span>
                </>
              ),
            }))}
          />
        </>
      )}
    </>
  );
}

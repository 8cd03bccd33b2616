import { Columns } from "../frame/columns.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { Empty } from "../frame/empty.tsx";
import { ThreadList } from "./thread-list.tsx";
import { ThreadView } from "./thread-view.tsx";

interface ChatProps {
  readonly view: DeskView;
  readonly hasData: boolean;
  readonly takesFocus: boolean;
}

/** The chats, and the one that is open. */
export function Chat({ view, hasData, takesFocus }: ChatProps) {
  const { place, day } = view;
  const person = day.scenario.people.find(({ id }) => id === place.open)?.id;
  return (
    <Columns
      label="Chat"
      isOpen={person !== undefined}
      open={place.open}
      list={<ThreadList view={view} />}
    >
      {person === undefined ? (
        <Empty text="Open a chat, or write to anybody of the day." />
      ) : (
        <ThreadView
          key={person}
          view={view}
          person={person}
          hasData={hasData}
          takesFocus={takesFocus}
        />
      )}
    </Columns>
  );
}

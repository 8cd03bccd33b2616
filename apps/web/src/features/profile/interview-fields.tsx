import { useState } from "react";
import { daysAway, daysBetween, localTime, type Preparation } from "@taiyari/domain/account";
import { useTimeZone } from "../../lib/session.ts";
import { DayField } from "../../ui/day-field.tsx";
import { TimeField } from "../../ui/time-field.tsx";

type Interview = Pick<Preparation, "interviewOn" | "interviewTime">;

interface InterviewFieldsProps extends Interview {
  readonly onChange: (changed: Partial<Interview>) => void;
}

/** When the interview is: a day, typed in words or picked, and a time. */
export function InterviewFields({ interviewOn, interviewTime, onChange }: InterviewFieldsProps) {
  const timeZone = useTimeZone();
  const [opened] = useState(() => new Date());
  const today = localTime(opened, timeZone).day;
  const away = interviewOn === null ? null : daysAway(daysBetween(today, interviewOn));

  return (
    <>
      <DayField
        label="Interview on"
        value={interviewOn}
        onChange={(day) => onChange({ interviewOn: day })}
      />
      <TimeField
        label="Time"
        hint={away}
        value={interviewTime}
        onChange={(time) => onChange({ interviewTime: time })}
      />
    </>
  );
}

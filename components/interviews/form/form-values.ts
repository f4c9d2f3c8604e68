import type { Inputs } from "#components/api/client.ts";
import type { Interview, InterviewType } from "../interview-data.ts";
import { localTimeOf, readLocalTime } from "../model/local-time.ts";

/** The fields of the form as typed. */
export type FormValues = {
  type: InterviewType;
  day: string;
  time: string;
  timeZone: string;
  /** The instant meant if the time occurs twice. */
  pass: "first" | "second";
  duration: string;
  location: string;
  meetingUrl: string;
  interviewers: string;
  /** Contacts chosen as interviewers; they are linked to the card. */
  contacts: readonly { id: string; name: string }[];
  notes: string;
};

export type FormErrors = Partial<Record<keyof FormValues | "card", string>>;
type Details = Omit<Inputs["interviews"]["create"], "applicationId">;

/** Returns the initial values of a form: the interview's, or only the zone and perhaps the day. */
export function initialValues(interview: Interview | null, timeZone: string, day = ""): FormValues {
  if (!interview) {
    return {
      type: "video",
      day,
      time: "",
      timeZone,
      pass: "first",
      duration: "60",
      location: "",
      meetingUrl: "",
      interviewers: "",
      contacts: [],
      notes: "",
    };
  }
  const local = localTimeOf(interview.scheduledAt, interview.timeZone);
  const reading = readLocalTime(local.day, local.time, interview.timeZone);
  const isSecond = reading?.kind === "twice" && reading.second === interview.scheduledAt;
  return {
    type: interview.type,
    ...local,
    timeZone: interview.timeZone,
    pass: isSecond ? "second" : "first",
    duration: String(interview.durationMinutes),
    location: interview.location ?? "",
    meetingUrl: interview.meetingUrl ?? "",
    interviewers: interview.interviewers.join("\n"),
    contacts: [],
    notes: interview.notes ?? "",
  };
}

/** Returns the instant that the fields mean; null if they are incomplete or invalid. */
export function instantIn({ day, time, timeZone, pass }: FormValues): string | null {
  const reading = readLocalTime(day, time, timeZone);
  if (!reading) return null;
  return reading.kind === "twice" ? reading[pass] : reading.instant;
}

/** Returns the data that the form sends. */
export function detailsIn(values: FormValues, scheduledAt: string): Details {
  return {
    scheduledAt,
    type: values.type,
    durationMinutes: Number(values.duration),
    timeZone: values.timeZone,
    location: values.location,
    meetingUrl: values.meetingUrl.trim(),
    interviewers: interviewersIn(values),
    notes: values.notes,
  };
}

/** Returns the interviewers' names, which are one per line. */
export function interviewersIn({ interviewers }: Pick<FormValues, "interviewers">): string[] {
  return interviewers
    .split("\n")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Returns only what the person changed, so that changes made elsewhere in the meantime are kept. */
export function changedDetails(values: FormValues, initial: FormValues): Partial<Details> {
  const [now, before] = [instantIn(values), instantIn(initial)];
  const [next, previous] = [detailsIn(values, now ?? ""), detailsIn(initial, before ?? "")];
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(previous[name as keyof Details]),
    ),
  );
}

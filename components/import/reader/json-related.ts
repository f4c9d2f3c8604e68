import { listed } from "#domain/words-in-text.ts";
import { entriesOf, type Fields, isFields, textOf } from "./json-values.ts";
import type { Related } from "./table.ts";

/** Names in files for the lists of an application. */
const LISTS = {
  contacts: listed("contacts, people, recruiters, contactPersons, contact_persons"),
  interviews: listed("interviews, interviewEvents, interview_events, interviewRounds, interview_rounds"),
  history: listed(`
    history, statusHistory, status_history, stageHistory, stage_history, stages, activity, activities, timeline, events,
    statusChanges, status_changes, transitions
  `),
} as const;

/** Names in files for the fields of those lists. */
const KEYS = {
  at: listed(`
    at, date, timestamp, enteredAt, entered_at, changedAt, changed_at, occurredAt, occurred_at, scheduledAt, scheduled_at,
    movedAt, moved_at, createdAt, created_at, startsAt, starts_at, time, start
  `),
  word: listed(
    "status, stage, to, toStatus, to_status, toStage, to_stage, newStatus, new_status, newStage, new_stage",
  ),
  text: listed("text, note, notes, body, comment, description, message, title, summary"),
  name: listed("name, fullName, full_name, displayName, display_name"),
  title: listed("title, role, position, jobTitle, job_title"),
  email: listed("email, emailAddress, email_address, mail"),
  phone: listed("phone, phoneNumber, phone_number, mobile"),
  socialLink: listed(
    "socialLink, social_link, linkedin, linkedinUrl, linkedin_url, linkedIn, url, profileUrl, profile_url",
  ),
  type: listed("type, kind, round"),
  outcome: listed("outcome, result"),
  feedback: listed("feedback"),
  location: listed("location, place"),
  meetingUrl: listed("meetingUrl, meeting_url, link, videoUrl"),
  timeZone: listed("timeZone, time_zone, timezone"),
  minutes: listed("durationMinutes, duration_minutes, duration, minutes"),
} as const;

export function nothingRelated(): Related {
  return { periods: [], contacts: [], interviews: [], notes: [] };
}

/** Splits a record into its related data (contacts, interviews, and stages) and its own fields. Other lists stay with its fields. */
export function relatedOf(record: Fields): { related: Related; rest: Fields } {
  const related = nothingRelated();
  const rest: Fields = {};
  for (const [key, value] of Object.entries(record)) {
    const entries = Array.isArray(value) && value.every(isFields) ? entriesOf(value) : [];
    const isRead = entries.length > 0 && readInto(related, key, entries);
    if (!isRead) rest[key] = value;
  }
  related.periods.sort((a, b) => (a.at < b.at ? -1 : 1));
  return { related, rest };
}

function readInto(related: Related, key: string, entries: readonly Fields[]): boolean {
  if (LISTS.contacts.includes(key)) related.contacts.push(...entries.map(contactOf));
  else if (LISTS.interviews.includes(key) && entries.every((entry) => field(entry, "at"))) {
    related.interviews.push(...entries.map(interviewOf));
  } else if (LISTS.history.includes(key)) {
    for (const entry of entries) eventInto(related, entry);
  } else return false;
  return true;
}

function contactOf(entry: Fields): Related["contacts"][number] {
  const first = textOf(entry.firstName ?? entry.first_name);
  const last = textOf(entry.lastName ?? entry.last_name);
  return {
    name: field(entry, "name") || [first, last].filter(Boolean).join(" "),
    title: field(entry, "title"),
    email: field(entry, "email"),
    phone: field(entry, "phone"),
    socialLink: field(entry, "socialLink"),
  };
}

function interviewOf(entry: Fields): Related["interviews"][number] {
  return {
    at: field(entry, "at"),
    type: field(entry, "type"),
    notes: field(entry, "text"),
    outcome: field(entry, "outcome"),
    feedback: field(entry, "feedback"),
    location: field(entry, "location"),
    meetingUrl: field(entry, "meetingUrl"),
    timeZone: field(entry, "timeZone"),
    minutes: field(entry, "minutes"),
  };
}

/** Adds a change of stage with its instant to the periods; any other event becomes a line of the notes. */
function eventInto({ periods, notes }: Related, entry: Fields): void {
  const at = field(entry, "at");
  const word = field(entry, "word");
  const text = field(entry, "text");
  if (at && word) periods.push({ word, at });
  if (text && text !== word) notes.push([at.slice(0, 10), text].filter(Boolean).join(": "));
  if (!text && !(at && word)) notes.push(textOf(entry));
}

function field(entry: Fields, name: keyof typeof KEYS): string {
  const key = KEYS[name].find(
    (item) => entry[item] !== undefined && entry[item] !== null && entry[item] !== "",
  );
  return key === undefined ? "" : textOf(entry[key]);
}

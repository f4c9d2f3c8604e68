import type { DayOrder } from "#domain/dates-in-text.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { isTimeZone } from "#domain/time-zones.ts";
import { keyOfWord } from "#domain/words-in-text.ts";
import type { ImportRow, Target } from "../formats/targets.ts";
import { INTERVIEW_OUTCOME_WORDS, INTERVIEW_TYPE_WORDS } from "../formats/words.ts";
import type { Related as InFile } from "../reader/table.ts";
import type { Reason } from "./draft.ts";
import { type Mapping, statusOf } from "./mapping.ts";
import { readAppointment, readPast, timeIn } from "./moments.ts";

type Related = NonNullable<ImportRow["related"]>;
type Interview = NonNullable<Related["interviews"]>[number];
/** A row's related data that is being read, and the zone of times that name none. */
export type RelatedReading = { related: Related; notes: string[]; left: Reason[]; timeZone: string };

const CONTACT_FIELDS = {
  contactName: "name",
  contactTitle: "title",
  contactEmail: "email",
  contactPhone: "phone",
  contactLink: "socialLink",
} as const satisfies Partial<Record<Target, string>>;

/** An older interview becomes a line in the notes, so that the person isn't asked for its result. */
const RECENT_MS = 7 * DAY_MS;

/** Adds a cell to the row's related data. Returns false if its target is a field of the card itself. */
export function relatedCellInto(
  { related, notes, left, timeZone }: RelatedReading,
  target: Target,
  heading: string,
  value: string,
  order: DayOrder,
): boolean {
  if (target in CONTACT_FIELDS) {
    const field = CONTACT_FIELDS[target as keyof typeof CONTACT_FIELDS];
    related.contacts = [{ ...related.contacts?.[0], ...contactCell(field, value) }];
  } else if (target === "savedDate" || target === "statusDate") {
    const date = readPast(value, order);
    if ("left" in date) {
      left.push({ code: date.left, heading, value });
      notes.push(`${heading}: ${value}`);
      return true;
    }
    const at = timeIn(value, order, timeZone) ?? date.at;
    if (target === "savedDate") related.savedAt = at;
    else if (!related.statusSince || related.statusSince < at) related.statusSince = at;
  } else if (target === "interviewDate") {
    const read = readAppointment(value, order, timeZone);
    if (read && Date.parse(read.at) > Date.now() - RECENT_MS) {
      const text = read.hasTime ? undefined : `${heading}: ${value}`;
      related.interviews = [...(related.interviews ?? []), { scheduledAt: read.at, timeZone, notes: text }];
    } else {
      if (!read) left.push({ code: "unreadDate", heading, value });
      notes.push(`${heading}: ${value}`);
    }
  } else return false;
  return true;
}

const ADDRESSED = /^([^<>]{0,200})<([^<>\s@]{1,64}@[^<>\s@]{1,255})>$/;

/** Reads a contact's cell; "Nadia Brooks <nadia@acme.example>" is a name and an address in either column. */
function contactCell(field: "name" | "title" | "email" | "phone" | "socialLink", value: string) {
  const [, before = "", email] = ADDRESSED.exec(value) ?? [];
  const name = before.replaceAll('"', "").trim();
  if (email === undefined || (field !== "name" && field !== "email")) return { [field]: value };
  return name === "" ? { email } : { name, email };
}

/** Adds the file's data beside its rows: stages with their instants, people, interviews, comments. */
export function fileInto(
  { related, notes, timeZone }: RelatedReading,
  inFile: InFile,
  mapping: Mapping,
): void {
  const periods = inFile.periods.flatMap(({ word, at }) => {
    const status = statusOf(word, mapping);
    const date = readPast(at, mapping.dayOrder);
    if (status && "at" in date) return [{ status, at: date.at }];
    notes.push([at, word].join(": "));
    return [];
  });
  if (periods.length > 0) related.history = periods;
  const contacts = inFile.contacts.filter(({ name, email }) => name || email);
  if (contacts.length > 0) related.contacts = [...(related.contacts ?? []), ...contacts];
  for (const { at, ...interview } of inFile.interviews) {
    const named = interview.timeZone ?? "";
    const zone = isTimeZone(named) ? named : timeZone;
    const read = readAppointment(at, mapping.dayOrder, zone);
    if (read)
      related.interviews = [
        ...(related.interviews ?? []),
        interviewOf(read.at, { ...interview, timeZone: zone }),
      ];
    else notes.push([at, ...Object.values(interview)].filter(Boolean).join(", "));
  }
  notes.push(...inFile.notes);
  cutInto(related, notes);
}

function interviewOf(scheduledAt: string, details: Omit<InFile["interviews"][number], "at">): Interview {
  const { type = "", outcome = "", minutes, notes = "", ...texts } = details;
  const kind = keyOfWord(INTERVIEW_TYPE_WORDS, type);
  const result = keyOfWord(INTERVIEW_OUTCOME_WORDS, outcome);
  // An unknown word is kept in the notes.
  const keptNotes = [kind ? "" : type, result ? "" : outcome, notes].filter(Boolean).join("\n");
  const duration = Number(minutes);
  return {
    scheduledAt,
    ...texts,
    ...(kind ? { type: kind } : {}),
    ...(result ? { outcome: result } : {}),
    ...(duration >= 1 && duration <= 1_440 ? { durationMinutes: Math.round(duration) } : {}),
    ...(keptNotes ? { notes: keptNotes } : {}),
  };
}

/** Moves contacts with neither a name nor an address to the notes. */
export function namelessInto({ related, notes }: RelatedReading): void {
  const named = related.contacts?.filter(({ name, email }) => name || email) ?? [];
  for (const contact of related.contacts ?? []) {
    if (!named.includes(contact)) notes.push(`Contact: ${Object.values(contact).filter(Boolean).join(", ")}`);
  }
  if (named.length > 0) related.contacts = named;
  else delete related.contacts;
}

/** Moves entries beyond a row's limit to the notes. */
function cutInto(related: Related, notes: string[]): void {
  const { importRelated: most } = LIMITS.requests;
  for (const [key, list] of Object.entries(related)) {
    if (!Array.isArray(list) || list.length <= most) continue;
    const rest = key === "history" ? list.splice(0, list.length - most) : list.splice(most);
    for (const item of rest) notes.push(Object.values(item).filter(Boolean).join(", "));
  }
}

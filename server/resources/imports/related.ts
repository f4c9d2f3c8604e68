import type { z } from "zod";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { contacts as contactsContract } from "#server/resources/contacts/contract.ts";
import { addContacts, type NewContact } from "#server/resources/contacts/service.ts";
import { interviews as interviewsContract } from "#server/resources/interviews/contract.ts";
import { addInterviews } from "#server/resources/interviews/service.ts";
import type { ImportedContact, ImportedInterview, Related } from "./contract.ts";

const contactShape = contactsContract.create.input.shape;
const CONTACT = {
  title: contactShape.title,
  email: contactShape.email,
  phone: contactShape.phone,
  socialLink: contactShape.socialLink,
};
const interviewShape = interviewsContract.create.input.shape;
const INTERVIEW = {
  location: interviewShape.location,
  meetingUrl: interviewShape.meetingUrl,
  notes: interviewShape.notes,
  feedback: interviewShape.feedback,
};

type Contact = Omit<NewContact, "companyId" | "company">;
type Interview = Omit<ImportedInterview, keyof typeof INTERVIEW> & {
  [Field in keyof typeof INTERVIEW]?: string | null | undefined;
};
/** The data related to a row that can be stored; the rest becomes lines of the card's notes. */
export type ReadRelated = { contacts: Contact[]; interviews: Interview[]; notes: string[] };

/** Reads the data related to a row: a field with an invalid value is left empty, and its text goes to the notes. */
export function readRelated({ contacts = [], interviews = [] }: Related): ReadRelated {
  const notes: string[] = [];
  return {
    contacts: contacts.flatMap((contact) => contactOf(contact, notes)),
    interviews: interviews.map((interview) => interviewOf(interview, notes)),
    notes,
  };
}

function contactOf({ name, ...fieldTexts }: ImportedContact, notes: string[]): Contact[] {
  const fields = validFields(CONTACT, fieldTexts, notes);
  const named = contactShape.name.safeParse(name || fields.email || "");
  if (!named.success) notes.push(...[name, ...Object.values(fields)].flatMap((text) => text || []));
  return named.success
    ? [{ title: null, email: null, phone: null, socialLink: null, ...fields, name: named.data }]
    : [];
}

function interviewOf(interview: ImportedInterview, notes: string[]): Interview {
  const { location, meetingUrl, notes: text, feedback, ...rest } = interview;
  return { ...rest, ...validFields(INTERVIEW, { location, meetingUrl, notes: text, feedback }, notes) };
}

/** Returns the fields with valid texts; adds the other texts to `notes`. */
function validFields<Shape extends Record<string, z.ZodType<string | null | undefined>>>(
  shape: Shape,
  texts: { [Field in keyof Shape]?: string | undefined },
  notes: string[],
): { [Field in keyof Shape]?: string | null | undefined } {
  const fields: { [Field in keyof Shape]?: string | null | undefined } = {};
  for (const name of Object.keys(shape) as (keyof Shape & string)[]) {
    const text = texts[name];
    if (text === undefined || text === "") continue;
    const parsed = shape[name]?.safeParse(text);
    if (parsed?.success) fields[name] = parsed.data;
    else notes.push(text);
  }
  return fields;
}

/** A card with the contacts and interviews to add to it. */
export type CardAdditions = { applicationId: string; companyId: string; company: string } & Pick<
  ReadRelated,
  "contacts" | "interviews"
>;
/** The rows added to cards, and the new contacts. */
export type Added = {
  cards: string[];
  kinds: ("contact" | "interview")[];
  ids: string[];
  newContacts: string[];
};

/** Links contacts and adds interviews to cards; existing ones stay as they are. */
export async function addToCards(
  sql: Sql,
  accountId: AccountId,
  additions: readonly CardAdditions[],
  at: Date,
): Promise<Added> {
  const added: Added = { cards: [], kinds: [], ids: [], newContacts: [] };
  const keep = (kind: "contact" | "interview", rows: readonly { applicationId: string; id: string }[]) => {
    for (const { applicationId, id } of rows) {
      added.cards.push(applicationId);
      added.kinds.push(kind);
      added.ids.push(id);
    }
  };
  const contacts = additions.flatMap(({ contacts: people, interviews: _, ...card }) =>
    people.map((contact) => ({ ...contact, ...card })),
  );
  if (contacts.length > 0) {
    const { links, addedIds: made } = await addContacts(sql, accountId, contacts, at);
    keep("contact", links);
    added.newContacts.push(...made);
  }
  const interviews = additions.flatMap(({ applicationId, interviews: planned }) =>
    planned.map((interview) => ({ ...interview, applicationId })),
  );
  keep("interview", await addInterviews(sql, accountId, interviews, at));
  return added;
}

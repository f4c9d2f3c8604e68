import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import { cardKey, type Planting, planted } from "./planting.ts";
import { sampleData } from "./sample-data.ts";
import "#server/resources/contacts/vocabulary.ts";
import "#server/resources/interactions/vocabulary.ts";

/** Seeds the network: contacts with their linked cards and interactions. */
export async function plantContacts(planting: Planting): Promise<void> {
  const rows = sampleData.contacts.map((contact, index) => rowsOf(planting, contact, index));
  await insertRows(
    planting.sql,
    "contacts",
    rows.map(({ contact }) => contact),
  );
  await insertRows(
    planting.sql,
    "contact_applications",
    rows.flatMap(({ links }) => links),
  );
  await insertRows(
    planting.sql,
    "interactions",
    rows.flatMap(({ interactions }) => interactions),
  );
}

type SampleContact = (typeof sampleData.contacts)[number];

function rowsOf({ accountId, calendar, companies, cards }: Planting, sample: SampleContact, seed: number) {
  const id = newId("contact");
  const { company, emailName } = sample;
  const employer = company === null ? null : planted(companies, company);
  const interactions = sample.interactions.map(([type, daysAgo, notes = null], index) => {
    const at = calendar.moment(daysAgo, seed + index);
    const when = { interaction_time: at, created_at: at, updated_at: at };
    return { id: newId("interaction"), account_id: accountId, contact_id: id, type, notes, ...when };
  });
  const last = interactions.at(-1);
  const known = calendar.moment(sample.knownForDays, seed);
  const contact = {
    id,
    account_id: accountId,
    name: sample.name,
    title: sample.title,
    company_id: employer?.id ?? null,
    email: employer && emailName !== null ? `${emailName}@${new URL(employer.website).host}` : null,
    social_link: sample.socialLink,
    follow_up_since: last?.type === "follow_up" ? last.interaction_time : null,
    created_at: known,
    updated_at: last?.interaction_time ?? known,
  };
  const links = sample.applications.map((title) => ({
    account_id: accountId,
    contact_id: id,
    application_id: planted(cards, cardKey(company ?? "", title)),
  }));
  return { contact, links, interactions };
}

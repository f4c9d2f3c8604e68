import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import { nameInAddress } from "./organizations/people.ts";
import { sampleData } from "./sample-data.ts";
import { cardKey, type Seeding, seeded } from "./seeding.ts";

/** Seeds the network: contacts with their linked cards and interactions. */
export async function seedContacts(seeding: Seeding): Promise<void> {
  const rows = sampleData.contacts.map((contact, index) => rowsOf(seeding, contact, index));
  await insertRows(seeding.sql, {
    contacts: rows.map(({ contact }) => contact),
    contact_applications: rows.flatMap(({ links }) => links),
    interactions: rows.flatMap(({ interactions }) => interactions),
  });
}

type SampleContact = (typeof sampleData.contacts)[number];

function rowsOf(
  { accountId, calendar, companies, cards, contacts }: Seeding,
  sample: SampleContact,
  seed: number,
) {
  const id = newId("contact");
  contacts.set(sample.name, id);
  const { company } = sample;
  const inAddress = nameInAddress(sample.name);
  const employer = company === null ? null : seeded(companies, company);
  const interactions = sample.interactions.map(([type, daysAgo, notes = null], index) => {
    const at = calendar.moment(daysAgo, seed + index);
    const when = { interactionTime: at, createdAt: at, updatedAt: at };
    return { id: newId("interaction"), accountId, contactId: id, type, notes, ...when };
  });
  const last = interactions.at(-1);
  const knownSince = calendar.moment(sample.knownForDays, seed);
  const contact = {
    id,
    accountId,
    name: sample.name,
    title: sample.title,
    companyId: employer?.id ?? null,
    email: employer && `${inAddress}@${new URL(employer.website).host}`,
    socialLink: `https://network.example/in/${inAddress}`,
    followUpSince: last?.type === "follow_up" ? last.interactionTime : null,
    createdAt: knownSince,
    updatedAt: last?.interactionTime ?? knownSince,
  };
  const links = sample.applications.map((title) => ({
    accountId,
    contactId: id,
    applicationId: seeded(cards, cardKey(company ?? "", title)),
  }));
  return { contact, links, interactions };
}

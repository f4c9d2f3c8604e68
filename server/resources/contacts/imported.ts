import { placeOfIdentity } from "#domain/link-identity.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { ContactIndex, profileKey } from "./contact-index.ts";
import * as store from "./store/connections.ts";

/** A contact of an imported card, who works at its company. */
export type NewContact = Record<"title" | "email" | "phone" | "socialLink", string | null> & {
  name: string;
  companyId: string;
  company: string;
};

/** A link between a contact and an application. */
type Link = { id: string; applicationId: string };

/**
 * Links contacts to the cards that name them; adds missing ones, and leaves existing ones as they are.
 * @returns the new links, and the ids of the added contacts
 */
export async function addContacts(
  sql: Sql,
  accountId: AccountId,
  contacts: readonly (NewContact & { applicationId: string })[],
  at: Date,
): Promise<{ links: Link[]; addedIds: string[] }> {
  await store.lockConnections(sql, accountId);
  const index = new ContactIndex();
  const candidates = await store.readCandidates(sql, {
    accountId,
    ids: [],
    names: contacts.map(({ name }) => name),
    emails: contacts.flatMap(({ email }) => email?.toLowerCase() ?? []),
    places: contacts.flatMap(({ socialLink }) => placeOfIdentity(profileKey(socialLink) ?? "") || []),
  });
  for (const contact of candidates) index.add(contact);
  const fresh: store.ContactRow[] = [];
  const links = contacts.map(({ applicationId, ...person }): Link => {
    const same = index.match({ ...person, id: "" });
    if (same) return { id: same.id, applicationId };
    const contact = { ...person, id: newId("contact"), notes: null };
    index.add(contact);
    fresh.push(contact);
    return { id: contact.id, applicationId };
  });
  await store.insertContacts(sql, accountId, fresh, at);
  const added = await store.linkContacts(sql, {
    accountId,
    contacts: links.map(({ id }) => id),
    applications: links.map(({ applicationId }) => applicationId),
  });
  return { links: added, addedIds: fresh.map(({ id }) => id) };
}

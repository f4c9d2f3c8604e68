import { z } from "zod";
import { linkIdentity } from "#domain/link-identity.ts";
import { title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { contacts } from "./contract.ts";

const { name, title: position, email, phone, socialLink, notes } = contacts.create.input.shape;

/** A person of somebody's list of connections; the page makes the id, so that a batch whose answer was lost can be sent again. */
export const Connection = z.strictObject({
  id: z.string().refine((id) => isId("contact", id), "Must be the id of a contact."),
  name,
  title: position.unwrap(),
  company: title().nullable(),
  email: email.unwrap(),
  phone,
  socialLink: socialLink.unwrap(),
  notes: notes.unwrap(),
});
export type Connection = z.infer<typeof Connection>;

/** A contact as connections are compared with it. */
export type KnownContact = {
  id: string;
  name: string;
  company: string | null;
  email: string | null;
  socialLink: string | null;
};

/** What makes two links to profiles the same: their names are found whatever their cases. */
export function profileKey(link: string | null): string | null {
  return link === null ? null : (linkIdentity(link)?.toLowerCase() ?? null);
}

/** Contacts by what makes them the same; of several that are, the first that was added. */
export class KnownContacts {
  readonly #byId = new Map<string, KnownContact>();
  readonly #byLink = new Map<string, KnownContact>();
  readonly #byEmail = new Map<string, KnownContact>();
  readonly #byName = new Map<string, KnownContact>();
  readonly #byNameWithoutLink = new Map<string, KnownContact>();

  add(contact: KnownContact): void {
    const link = profileKey(contact.socialLink);
    const name = nameKey(contact);
    put(this.#byId, contact.id, contact);
    if (link) put(this.#byLink, link, contact);
    else put(this.#byNameWithoutLink, name, contact);
    if (contact.email) put(this.#byEmail, contact.email.toLowerCase(), contact);
    put(this.#byName, name, contact);
  }

  /** The same by id, link or address; by name and company only where the links don't say that they are two people. */
  match(contact: KnownContact): KnownContact | undefined {
    const link = profileKey(contact.socialLink);
    const name = nameKey(contact);
    return (
      this.#byId.get(contact.id) ??
      (link ? this.#byLink.get(link) : undefined) ??
      (contact.email ? this.#byEmail.get(contact.email.toLowerCase()) : undefined) ??
      (link ? this.#byNameWithoutLink.get(name) : this.#byName.get(name))
    );
  }
}

function nameKey({ name, company }: KnownContact): string {
  return `${name}\n${company ?? ""}`.toLowerCase();
}

function put(map: Map<string, KnownContact>, key: string, contact: KnownContact): void {
  if (!map.has(key)) map.set(key, contact);
}

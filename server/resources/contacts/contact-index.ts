import { z } from "zod";
import { linkIdentity } from "#domain/link-identity.ts";
import { title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { contacts } from "./contract.ts";

const { name, title: position, email, phone, socialLink, notes } = contacts.create.input.shape;

/** A connection to import. The page makes the id, so that a batch can be sent again if its response was lost. */
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

/** The fields of a contact for comparison with connections. */
export type KnownContact = {
  id: string;
  name: string;
  company: string | null;
  email: string | null;
  socialLink: string | null;
};

/** Returns a key that is equal for links to the same profile; ignores case. */
export function profileKey(link: string | null): string | null {
  return link === null ? null : (linkIdentity(link)?.toLowerCase() ?? null);
}

/** An index of contacts by the keys that identify a person. Keeps the first of several with the same key. */
export class ContactIndex {
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

  /** Returns the contact that is the same person, by id, link, or email; by name and company only if the links don't differ. */
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

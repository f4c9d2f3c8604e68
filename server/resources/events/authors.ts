import type { Owner } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import type { OrganizationRef } from "#server/resources/enumerations.ts";
import type { CredentialType, Event } from "./contract.ts";
import * as store from "./store.ts";

/** The fields that all events of an owner share, and a lookup of each event's author. */
export type EventAuthors = {
  readonly owner: Pick<Event, "environment" | "account" | "organization">;
  readonly actorOf: (author: string | null) => Event["actor"];
};

/**
 * Reads the owner of these events and their authors, each only once.
 * @param authors the account and the credential of each event, without the account if it is the owner
 */
export async function readAuthors(
  sql: Sql,
  owner: Owner,
  authors: readonly (string | null)[],
): Promise<EventAuthors> {
  const authorParts = authors.flatMap((author) => (author === null ? [] : [partsOf(owner, author)]));
  // A person's events don't reveal that someone else changed the search: a coach note itself has its author's name.
  const accounts = owner.kind === "account" ? [owner.id] : authorParts.map(({ accountId }) => accountId);
  const ids = [...new Set<string>(accounts)];
  const found = ids.length > 0 ? await store.readPeople(sql, { ids }) : [];
  const people = new Map(found.map((person) => [person.id, person]));
  const organization =
    owner.kind === "organization" ? await store.readOrganization(sql, { id: owner.id }) : null;
  // An organization doesn't see its people's apps.
  const named = owner.kind === "account" ? authorParts.map(({ credentialId }) => credentialId) : [];
  const names = await readNames(sql, [...new Set(named)]);
  const own = people.get(owner.id);
  const refOf = (accountId: string) => {
    const person = people.get(accountId);
    return person ? { email: person.email, displayName: person.displayName } : null;
  };
  const { sandboxId = null, ...ref } = organization ?? { sandboxId: own?.sandboxId };
  return {
    owner: {
      environment: sandboxId === null ? "live" : "sandbox",
      account: owner.kind === "account" ? refOf(owner.id) : null,
      organization: organization ? (ref as OrganizationRef) : null,
    },
    actorOf: (author) => {
      if (author === null) return null;
      const { accountId, credentialId } = partsOf(owner, author);
      if (owner.kind === "account" && accountId !== owner.id) return { person: null, credential: null };
      const type = credentialTypeOf(credentialId);
      const credential = { type, id: credentialId || null, name: names.get(credentialId) ?? null };
      return { person: refOf(accountId), credential };
    },
  };
}

/** Returns the kind of a credential, by its ID. */
export function credentialTypeOf(id: string): CredentialType {
  return id.startsWith("key_") ? "api_key" : id.startsWith("grt_") ? "app" : "session";
}

function partsOf(owner: Owner, author: string) {
  const at = author.indexOf(" ");
  if (at === -1) return { accountId: owner.id as string, credentialId: author };
  return { accountId: author.slice(0, at), credentialId: author.slice(at + 1) };
}

async function readNames(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const of = (type: CredentialType) => ids.filter((id) => id !== "" && credentialTypeOf(id) === type);
  const [keys, apps] = [of("api_key"), of("app")];
  const rows = [
    ...(keys.length > 0 ? await store.readKeyNames(sql, { ids: keys }) : []),
    ...(apps.length > 0 ? await store.readAppNames(sql, { ids: apps }) : []),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

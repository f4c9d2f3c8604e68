import { entriesOf, type Fields, type ReadEntry, textOf } from "./json-values.ts";

/** The full download's data beside its boards: companies, people, and the interactions with each person. */
export type Rest = {
  companies: Fields[];
  people: { row: Record<string, string | null>; interactions: Fields[] }[];
};

/** Reads the companies and people of Offerlane's full download, including those without a card. */
export function readRest(read: ReadEntry): Rest {
  const interactions = Map.groupBy(entriesOf(read("interactions.json")), ({ contactId }) => contactId);
  return {
    companies: entriesOf(read("companies.json")).map((company) =>
      // The values are unchanged; the server rejects invalid ones.
      Object.fromEntries(COMPANY_FIELDS.flatMap((name) => (company[name] ? [[name, company[name]]] : []))),
    ),
    people: entriesOf(read("contacts.json")).map((person) => ({
      row: {
        name: textOf(person.name),
        title: textOf(person.title) || null,
        company: textOf(person.companyName) || null,
        email: textOf(person.email) || null,
        phone: textOf(person.phone) || null,
        socialLink: textOf(person.socialLink) || null,
        notes: textOf(person.notes) || null,
      },
      interactions: (interactions.get(person.id) ?? []).map(({ type, interactionTime, notes }) => ({
        type,
        interactionTime,
        notes: textOf(notes) || null,
      })),
    })),
  };
}

const COMPANY_FIELDS = ["name", "industry", "size", "type", "website", "socialLink", "notes"] as const;

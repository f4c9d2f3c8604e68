import { z } from "zod";
import { TITLE_MAX, text } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

const Found = z.object({
  kind: z.enum(["card", "company", "person", "resume", "applicant"]),
  /** Of an applicant the address, which their organization knows them by. */
  id: z.string(),
  /** The board of a card, the organization's slug of an applicant. */
  parent: z.string().nullable(),
  title: z.string(),
  /** A card's company, a person's employer, an applicant's organization. */
  detail: z.string().nullable(),
  /** The words around what was found, where the title and the detail don't hold it. */
  excerpt: z.string().nullable(),
});

export type Found = z.infer<typeof Found>;

export const search = {
  find: defineOperation({
    audience: "pages",
    name: "search.find",
    method: "GET",
    actsOn: "own",
    summary:
      "Find cards, companies, contacts, résumés, and applicants by their names, notes, sources, and places",
    errors: [],
    input: z.strictObject({ text: text(TITLE_MAX) }),
    output: z.array(Found),
  }),
};

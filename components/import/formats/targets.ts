import type { Inputs } from "#components/api/client.ts";

/** A row as the server takes it. */
export type ImportRow = Inputs["imports"]["create"]["rows"][number];
/** Where a column of a file goes: a field of the card, or something that several fields are read from. */
export const TARGETS = [
  "ignore",
  "title",
  "company",
  "companyTitle",
  "titleCompany",
  "status",
  "outcome",
  "stage",
  "archived",
  "applicationDate",
  "applicationLink",
  "source",
  "notes",
  "note",
  "description",
  "location",
  "labels",
  "workMode",
  "workType",
  "pay",
  "payAmount",
  "payFrequency",
  "currency",
  "salaryRangeMin",
  "salaryRangeMax",
  "street",
  "street2",
  "city",
  "state",
  "country",
  "postalCode",
  "id",
] as const;
export type Target = (typeof TARGETS)[number];

/** Targets that any number of columns may have; of the others the first column wins. */
export const SHARED_TARGETS: ReadonlySet<Target> = new Set(["ignore", "stage", "note", "notes", "labels"]);

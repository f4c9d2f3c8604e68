import type { Inputs } from "#components/api/client.ts";

/** A row in the server's format. */
export type ImportRow = Inputs["imports"]["run"]["rows"][number];
/** The targets of a file's columns: a field of the card, or something that several fields are read from. */
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
  "closingDate",
  "offerDeadline",
  "savedDate",
  "statusDate",
  "interviewDate",
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
  "contactName",
  "contactTitle",
  "contactEmail",
  "contactPhone",
  "contactLink",
  "id",
] as const;
export type Target = (typeof TARGETS)[number];

/** Targets that any number of columns can have; for the others, the first column wins. */
export const SHARED_TARGETS: ReadonlySet<Target> = new Set([
  "ignore",
  "stage",
  "note",
  "notes",
  "labels",
  "statusDate",
  "interviewDate",
]);

/** Targets whose cells are dates. */
export const DATE_TARGETS = [
  "applicationDate",
  "closingDate",
  "offerDeadline",
  "savedDate",
  "statusDate",
  "interviewDate",
] as const;

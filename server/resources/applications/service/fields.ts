import type { Cell, ColumnKey } from "#server/resources/spreadsheet-columns.ts";
import type { Card } from "../entities.ts";
import type { KeptJobPatch } from "../inputs.ts";
import { mergeCompensation, mergeLocation } from "../policy.ts";
import type { CardFields } from "../store/write.ts";

/** A card's own fields as they come in. */
export type CardInput = Pick<
  CardFields,
  "applicationDate" | "applicationLink" | "source" | "notes" | "resumeId"
> & { job?: KeptJobPatch | undefined };

/** The fields to write, with the job's objects merged into what is there. */
export function fieldsToWrite(current: Card["job"] | null, input: CardInput): CardFields {
  const { applicationDate, applicationLink, source, notes, resumeId, job } = input;
  return {
    applicationDate,
    applicationLink,
    source,
    notes,
    resumeId,
    title: job?.title,
    description: job?.description,
    workMode: job?.workMode,
    workType: job?.workType,
    location: mergeLocation(current?.location ?? null, job?.location),
    compensation: mergeCompensation(current?.compensation ?? null, job?.compensation),
  };
}

const OWN = ["applicationDate", "applicationLink", "source", "notes"] as const;
const JOB = ["title", "description", "workMode", "workType"] as const;
const LOCATION = ["street", "street2", "city", "state", "country", "postalCode"] as const;
const COMPENSATION = ["payAmount", "payFrequency", "currency", "salaryRangeMin", "salaryRangeMax"] as const;

/** The cells as a change of the card, but for its company and its status. The columns' schemas have checked the values. */
export function patchOfCells(cells: Partial<Record<ColumnKey, { value: Cell }>>): CardInput {
  const pick = (keys: readonly ColumnKey[]) =>
    Object.fromEntries(keys.flatMap((key) => (cells[key] ? [[key, cells[key].value]] : [])));
  const location = pick(LOCATION);
  const compensation = pick(COMPENSATION);
  return {
    ...pick(OWN),
    job: {
      ...pick(JOB),
      ...(Object.keys(location).length > 0 ? { location } : {}),
      ...(Object.keys(compensation).length > 0 ? { compensation } : {}),
    },
  };
}

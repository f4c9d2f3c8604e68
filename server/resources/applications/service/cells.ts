import type { Cell, ColumnKey } from "#server/resources/spreadsheet-columns.ts";
import type { CardPatch } from "./change.ts";

const OWN = ["applicationDate", "applicationLink", "source", "notes"] as const;
const JOB = ["title", "description", "workMode", "workType"] as const;
const LOCATION = ["street", "street2", "city", "state", "country", "postalCode"] as const;
const COMPENSATION = ["payAmount", "payFrequency", "currency", "salaryRangeMin", "salaryRangeMax"] as const;

/** The cells as a change of the card, but for its company and its status. The columns' schemas have checked the values. */
export function patchOfCells(cells: Partial<Record<ColumnKey, { value: Cell }>>): Omit<CardPatch, "company"> {
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

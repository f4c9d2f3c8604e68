import { invalidField } from "#server/core/errors.ts";
import { TEXT_MAX } from "#server/core/fields.ts";
import type { JobLocation, StoredCompensation } from "./entities.ts";
import type { CardJobPatch, Position } from "./inputs.ts";
import type { Placement } from "./store/order.ts";

const EMPTY_LOCATION: JobLocation = {
  street: null,
  street2: null,
  city: null,
  state: null,
  country: null,
  postalCode: null,
};
const EMPTY_COMPENSATION: StoredCompensation = {
  payAmount: null,
  payFrequency: null,
  currency: null,
  salaryRangeMin: null,
  salaryRangeMax: null,
};

/** Converts an input position to a spot in the column. The default is the bottom. */
export function placementOf(position: Position | undefined): Placement {
  if (position === undefined || "last" in position) return { at: "last" };
  if ("first" in position) return { at: "first" };
  if ("before" in position) return { at: "before", neighbor: position.before };
  return { at: "after", neighbor: position.after };
}

/** Returns the notes with a paragraph appended. @throws validation_failed if they would get too long */
export function withParagraph(notes: string | null, paragraph: string): string {
  const joined = notes === null ? paragraph : `${notes}\n\n${paragraph}`;
  if (joined.length <= TEXT_MAX) return joined;
  const left = Math.max(0, TEXT_MAX - (joined.length - paragraph.length));
  throw invalidField(
    ["note"],
    `The notes have room for ${left} more characters. Shorten the paragraph, or the notes with applications.update.`,
  );
}

/** Returns the error for a neighbor that isn't in the column. */
export function neighborNotFound(placement: Placement) {
  return invalidField(["position", placement.at], "Must be another card in the target column.");
}

/** Merges the given fields into a location. Null clears it; undefined leaves it unchanged. */
export function mergeLocation(
  current: JobLocation | null,
  patch: CardJobPatch["location"],
): JobLocation | null | undefined {
  return mergeObject(current ?? EMPTY_LOCATION, patch);
}

/**
 * Merges the given fields into a compensation. Null clears it; undefined leaves it unchanged.
 * @throws validation_failed if the range would end below its start
 */
export function mergeCompensation(
  current: StoredCompensation | null,
  patch: CardJobPatch["compensation"],
): StoredCompensation | null | undefined {
  const merged = mergeObject(current ?? EMPTY_COMPENSATION, patch);
  const { salaryRangeMin: from = null, salaryRangeMax: to = null } = merged ?? {};
  if (from !== null && to !== null && from > to) {
    throw invalidField(
      ["job", "compensation", "salaryRangeMin"],
      "The low end of the salary range can't be above the high end.",
    );
  }
  return merged;
}

function mergeObject<Whole extends object>(current: Whole, patch: Partial<Whole> | null | undefined) {
  if (patch === null) return null;
  const entries = Object.entries(patch ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : { ...current, ...Object.fromEntries(entries) };
}

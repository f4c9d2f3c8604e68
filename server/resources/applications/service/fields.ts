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

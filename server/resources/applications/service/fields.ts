import { OperationError } from "#server/core/errors.ts";
import type { Application } from "../entities.ts";
import type { JobPatch } from "../inputs.ts";
import { mergeCompensation, mergeLocation } from "../policy.ts";
import type { CardFields } from "../store/write.ts";

type CardInput = Pick<CardFields, "applicationDate" | "applicationLink" | "source" | "notes"> & {
  job?: JobPatch | undefined;
  resumeId?: string | null | undefined;
};

/**
 * The fields to write, with the job's objects merged into what is there.
 * @throws resume_not_found, since nobody has a résumé until there is a library of them
 */
export function fieldsToWrite(current: Application["job"] | null, input: CardInput): CardFields {
  if (typeof input.resumeId === "string") {
    throw new OperationError("resume_not_found", "resumeId is not one of your résumés.", {
      issues: [{ path: ["resumeId"], message: "Not one of your résumés." }],
    });
  }
  const { applicationDate, applicationLink, source, notes, job } = input;
  return {
    applicationDate,
    applicationLink,
    source,
    notes,
    title: job?.title,
    description: job?.description,
    workMode: job?.workMode,
    workType: job?.workType,
    location: mergeLocation(current?.location ?? null, job?.location),
    compensation: mergeCompensation(current?.compensation ?? null, job?.compensation),
  };
}

import type { OutcomeIntent, OutcomeKind, OutcomePayPeriod } from "#domain/outcomes/kinds.ts";
import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { prisma } from "#server/lib/database.ts";
import { addMember } from "./organization-rows.ts";

/** An outcome of a seeded person, observed on a day. */
export type SeededOutcome = {
  readonly kind: OutcomeKind;
  readonly on: Date;
  readonly inField: boolean | null;
  readonly isOwnHire: boolean;
  readonly isFullTimeTerm: boolean;
  readonly evidence: string | null;
  readonly hasProof: boolean;
  readonly isMistaken: boolean;
  readonly contest?: string | null;
  readonly pay?: {
    readonly amount: number;
    readonly currency: string;
    readonly period: OutcomePayPeriod;
  } | null;
};

/** A person of a cohort with the outcomes observed about them, in the order in which they were recorded. */
export type SeededPerson = {
  readonly left: Date | null;
  readonly reason: string;
  readonly intent: OutcomeIntent | null;
  readonly outcomes: readonly SeededOutcome[];
};

/** The day on which all seeded people joined the cohort. */
export const JOINED_ON = "2025-02-01";

/**
 * Creates people of a cohort with their outcomes.
 * @returns the address of each person and the ids of their outcomes, in the given order
 */
export async function seedPeople(organizationId: string, cohortId: string, people: readonly SeededPerson[]) {
  const seeded: { email: string; outcomeIds: string[] }[] = [];
  for (const { left, reason, intent, outcomes } of people) {
    const { accountId, email } = await addMember({ id: organizationId }, "applicant");
    const of = { organizationId, accountId };
    await prisma.stint.create({
      data: {
        id: newId("stint"),
        cohortId,
        joinedAt: new Date(`${JOINED_ON}T12:00:00Z`),
        leftAt: left,
        departureReason: left && reason,
        intent,
        ...of,
      },
    });
    const recorded = { source: "staff", recordedByName: "Ada", updatedAt: new Date() };
    const ids = outcomes.map(() => newId("outcome"));
    await prisma.outcome.createMany({
      data: outcomes.map(({ on, isMistaken, hasProof: _, contest = null, pay = null, ...fields }, index) => ({
        id: ids[index] ?? "",
        happenedOn: on,
        mistakenAt: isMistaken ? new Date() : null,
        contest,
        contestedAt: contest === null ? null : new Date(),
        payAmount: pay?.amount ?? null,
        payCurrency: pay?.currency ?? null,
        payPeriod: pay?.period ?? null,
        // The last of several observations on a day counts.
        recordedAt: new Date(1_790_000_000_000 + index),
        ...fields,
        ...recorded,
        ...of,
      })),
    });
    const proof = { fileName: "offer.pdf", fileType: "application/pdf", fileSizeBytes: 1, ...of };
    await prisma.organizationFile.createMany({
      data: ids
        .filter((_id, index) => outcomes[index]?.hasProof)
        .map((outcomeId) => ({
          ...proof,
          outcomeId,
          id: newId("organizationFile"),
          storageKey: newFileKey("organizations"),
          createdAt: new Date(),
        })),
    });
    seeded.push({ email, outcomeIds: ids });
  }
  return seeded;
}

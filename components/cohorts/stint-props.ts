import type { Outcome } from "#domain/placement.ts";
import type { Person } from "./cohort-data.ts";
import type { useCohortChanges } from "./use-cohort-changes.ts";

/** The props of a membership's row and its forms. */
export type StintProps = {
  slug: string;
  stint: Person;
  /** Undefined if the figures are closed. */
  outcome: Outcome | undefined;
  changes: ReturnType<typeof useCohortChanges>;
};

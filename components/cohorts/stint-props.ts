import type { Outcome } from "#domain/placement.ts";
import type { Person } from "./cohort-data.ts";
import type { useCohortChanges } from "./use-cohort-changes.ts";

/** What the row of a membership and its forms are given. */
export type StintProps = {
  slug: string;
  stint: Person;
  /** Undefined where the figures are closed. */
  outcome: Outcome | undefined;
  changes: ReturnType<typeof useCohortChanges>;
};

import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { readCohorts, readNameKeys } from "./store/people.ts";

type KnownCohort = { readonly id: string; readonly name: string; readonly archivedAt: string | null };

/** An organization's cohorts by the keys of their names. Names with the same key name the same cohort. */
export type CohortNames = {
  readonly byKey: ReadonlyMap<string, KnownCohort>;
  /** Returns the key of a cohort's name or of one of the rows' names. */
  readonly keyOf: (name: string) => string;
};

/**
 * Reads the cohorts, and the keys of their names and of the given ones. A key ignores the Unicode form, surrounding spaces, and case. The
 * database removes case, because JavaScript does it differently for some letters, such as İ, and names are unique by the database's form.
 */
export async function readCohortNames(
  sql: Sql,
  organizationId: OrganizationId,
  names: readonly string[],
): Promise<CohortNames> {
  const cohorts = await readCohorts(sql, { organizationId });
  const distinct = new Set([...cohorts.map(({ name }) => name), ...names].map(composed));
  const read = distinct.size === 0 ? [] : await readNameKeys(sql, { names: [...distinct] });
  const keys = new Map(read.map(({ name, key }) => [name, key]));
  const keyOf = (name: string) => keys.get(composed(name)) ?? composed(name);
  return { keyOf, byKey: new Map(cohorts.map((cohort) => [keyOf(cohort.name), cohort])) };
}

function composed(name: string): string {
  return name.normalize("NFC");
}

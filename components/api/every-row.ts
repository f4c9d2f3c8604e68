import { LIMITS } from "#domain/limits.ts";

type Page<Row> = { readonly data: readonly Row[]; readonly nextCursor: string | null };
type PageRequest = { limit: number; cursor?: string };

/**
 * Reads all pages of a list, one after the other, for views that need every row, such as a month or a choice of cohorts.
 * A list that can be read in portions has a MoreButton instead.
 */
export async function everyRow<Row>(read: (page: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const limit = LIMITS.requests.pageSizeMost;
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read(cursor === null ? { limit } : { limit, cursor });
    rows.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

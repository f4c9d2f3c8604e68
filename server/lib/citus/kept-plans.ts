const READ = "SELECT rows_beside_accounts($1, $2::text[], $3, $4::jsonb, $5::timestamptz) AS found";
const UNDEFINED_TABLE = "42P01";

type Foreign = {
  foreign(name: string, text: string, values: readonly string[]): Promise<object[]>;
};
/** A statement whose params are a list of rows as JSON, and an instant. */
type Read = {
  /** Shown in PostgreSQL's statistics. */
  readonly name: string;
  readonly text: string;
  /** The personal tables that the text may name. */
  readonly tables: readonly string[];
};
/** A row with its account, and the account's worker. */
type Placed = { readonly worker: number; readonly row: { readonly account_id: string } };

/**
 * Reads personal rows that belong to a list of rows, from all workers with accounts of the list at the same time. The coordinator plans
 * only the calls, and the workers keep their plans (scripts/cluster/functions.ts).
 * @returns the rows, in JSON's types
 */
export async function readBesideAccounts(
  sql: Foreign,
  { name, text, tables }: Read,
  rows: readonly Placed[],
  at: Date,
): Promise<object[]> {
  const named = tables.filter((table) => text.includes(`"${table}"`));
  const results = await Promise.all(
    [...Map.groupBy(rows, ({ worker }) => worker).values()].map(async (some) => {
      const list = some.map(({ row }) => row);
      const key = list[0]?.account_id ?? "";
      const values = [key, `{${named.join(",")}}`, text, JSON.stringify(list), at.toISOString()];
      const [plan] = (await sql.foreign(name, READ, values)) as { readonly found: object[] }[];
      return plan?.found ?? [];
    }),
  );
  return results.flat();
}

/** Checks whether a read failed because rows of an account have just moved to another worker. */
export function hasMoved(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE;
}

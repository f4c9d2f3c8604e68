import { pool } from "#server/lib/database.ts";

/** Returns the product's tables that have one of these texts in any column of any row. */
export async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "${name}" one WHERE one::text LIKE ANY ($1::text[]) LIMIT 1`,
      [patterns],
    );
    if (rowCount) holding.push(name);
  }
  return holding;
}

import { execFileSync } from "node:child_process";
import type pg from "pg";
import { z } from "zod";
import type { Seeded } from "./scenarios.ts";

const SeedResult = z.object({ accountId: z.string(), boardId: z.string(), key: z.string() });

/** Seeds an account with the given number of cards, and other accounts beside it, using the operator's command. */
export async function seed(database: pg.Pool, url: string, cards: number, others: number): Promise<Seeded> {
  const command = ["server/admin/main.ts", "data", "seed", "--json"];
  const sizes = ["--applications", String(cards), "--accounts", String(others)];
  const env = { ...process.env, DATABASE_URL: url };
  const printed = execFileSync(process.execPath, [...command, ...sizes], { env, encoding: "utf8" });
  const seeded = SeedResult.parse(JSON.parse(printed));
  await database.query("ANALYZE");
  const { rows } = await database.query<{ id: string }>(
    "SELECT id FROM applications WHERE board_id = $1 ORDER BY id",
    [seeded.boardId],
  );
  return { ...seeded, applicationIds: rows.map(({ id }) => id) };
}

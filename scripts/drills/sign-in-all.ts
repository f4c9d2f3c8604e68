import pg from "pg";
import { signer } from "../bench/pages.ts";

// Prints the Cookie header of every account in the database as a JSON list, signed with the data folder's secrets.
const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
const { rows } = await sql.query<{ id: string }>(
  "SELECT id FROM accounts WHERE user_id IS NOT NULL ORDER BY id <> $1, id",
  [process.env.FIRST],
);
const cookieOf = await signer(sql);
const cookies: string[] = [];
for (const { id } of rows) cookies.push(await cookieOf(id));
process.stdout.write(JSON.stringify(cookies), () => process.exit());

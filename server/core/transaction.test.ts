import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { newId } from "./ids.ts";
import { statement } from "./sql.ts";
import { inPrismaTransaction, inSqlTransaction } from "./transaction.ts";

const COUNT = statement("test_transaction_count", "SELECT count(*)::int AS count FROM users WHERE id = $1");
const RENAME = statement("test_transaction_rename", "UPDATE users SET name = 'Grace' WHERE id = $1");

test("SQL beside Prisma's client sees what it wrote, and goes with it when the transaction fails", async () => {
  const id = newId("user");
  const failing = inPrismaTransaction(async (transaction, sql) => {
    await transaction.user.create({ data: { id, email: `${id}@example.test`, name: "Ada" } });
    expect(await sql.query(COUNT, [id])).toEqual([{ count: 1 }]);
    await sql.query(RENAME, [id]);
    expect(await transaction.user.findUnique({ where: { id } })).toMatchObject({ name: "Grace" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await pool.query("SELECT id FROM users WHERE id = $1", [id])).rows).toEqual([]);
});

test("two transactions of Prisma's at once each have SQL of their own, whatever else they take from the pool", async () => {
  const ids = [newId("user"), newId("user")];
  await Promise.all(
    ids.map((id) =>
      inPrismaTransaction(async (transaction, sql) => {
        await transaction.user.create({ data: { id, email: `${id}@example.test` } });
        const elsewhere = await inSqlTransaction((other) => other.query(COUNT, [id]));
        expect(elsewhere).toEqual([{ count: 0 }]);
        expect(await sql.query(COUNT, [id])).toEqual([{ count: 1 }]);
      }),
    ),
  );
  expect((await pool.query("SELECT id FROM users WHERE id = ANY($1)", [ids])).rows).toHaveLength(2);
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { db, type Slots, statement } from "./statements.ts";
import { inPrismaTransaction, inSqlTransaction } from "./transaction.ts";

type OfUser = { id: string };
const COUNT = statement("test_transaction_count", ({ id }: Slots<OfUser>) =>
  db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("id", "=", id),
);
const RENAME = statement("test_transaction_rename", ({ id }: Slots<OfUser>) =>
  db.updateTable("users").set({ name: "Grace" }).where("id", "=", id),
);

test("SQL beside Prisma's client sees what it wrote, and goes with it when the transaction fails", async () => {
  const id = `usr_${randomUUID()}`;
  const failing = inPrismaTransaction(async (transaction, sql) => {
    await transaction.user.create({ data: { id, email: `${id}@example.test`, name: "Ada" } });
    expect(await sql.all(COUNT, { id })).toEqual([{ count: 1 }]);
    await sql.run(RENAME, { id });
    expect(await transaction.user.findUnique({ where: { id } })).toMatchObject({ name: "Grace" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await pool.query("SELECT id FROM users WHERE id = $1", [id])).rows).toEqual([]);
});

test("two transactions of Prisma's at once each have SQL of their own, whatever else they take from the pool", async () => {
  const ids = [`usr_${randomUUID()}`, `usr_${randomUUID()}`];
  await Promise.all(
    ids.map((id) =>
      inPrismaTransaction(async (transaction, sql) => {
        await transaction.user.create({ data: { id, email: `${id}@example.test` } });
        const elsewhere = await inSqlTransaction((other) => other.all(COUNT, { id }));
        expect(elsewhere).toEqual([{ count: 0 }]);
        expect(await sql.all(COUNT, { id })).toEqual([{ count: 1 }]);
      }),
    ),
  );
  expect((await pool.query("SELECT id FROM users WHERE id = ANY($1)", [ids])).rows).toHaveLength(2);
});

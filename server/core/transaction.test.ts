import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { toOperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import { isUniqueViolation, pipelined, type Sql, sqlOn } from "./sql.ts";
import { insertInto, selectFrom, updateTable } from "./statements.ts";
import { discardPlans, inPrismaTransaction, inSqlTransaction } from "./transaction.ts";

type OfUser = { id: string };
const countUsers = query.value("test_transaction_count", ({ id }: Params<OfUser>) =>
  selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("id", "=", id),
);
const rename = query.execute("test_transaction_rename", ({ id }: Params<OfUser>) =>
  updateTable("users").set({ name: "Grace" }).where("id", "=", id),
);

test("SQL in a Prisma transaction sees the transaction's writes and is rolled back with it", async () => {
  const id = `usr_${randomUUID()}`;
  const failing = inPrismaTransaction(async (transaction, sql) => {
    await transaction.user.create({ data: { id, email: `${id}@example.test`, name: "Ada" } });
    expect(await countUsers(sql, { id })).toBe(1);
    await rename(sql, { id });
    expect(await transaction.user.findUnique({ where: { id } })).toMatchObject({ name: "Grace" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await pool.query("SELECT id FROM users WHERE id = $1", [id])).rows).toEqual([]);
});

const create = query.execute("test_transaction_create", ({ id }: Params<OfUser>) =>
  insertInto("users").values({ id, email: id, updated_at: new Date(0).toISOString() }),
);

test("if statements are issued together, the error that made the others fail is thrown, and nothing is kept", async () => {
  const id = `usr_${randomUUID()}`;
  const failing = inSqlTransaction((sql) =>
    pipelined([
      countUsers(sql, { id }).then(() => countUsers(sql, { id })),
      create(sql, { id }),
      create(sql, { id }),
      countUsers(sql, { id }),
    ]),
  );
  await expect(failing).rejects.toSatisfy(isUniqueViolation);
  expect(await inSqlTransaction((sql) => countUsers(sql, { id }))).toBe(0);
});

test("if the statement that is awaited with the commit fails, nothing is kept", async () => {
  const id = `usr_${randomUUID()}`;
  const failing = inSqlTransaction(async (sql, withCommit) => {
    await create(sql, { id });
    withCommit(create(sql, { id }));
  });
  await expect(failing).rejects.toSatisfy(isUniqueViolation);
  expect(await inSqlTransaction((sql) => countUsers(sql, { id }))).toBe(0);
});

const ignoreFailure = (sql: Sql, id: string) =>
  pipelined([create(sql, { id }), create(sql, { id })]).catch(() => undefined);

test("a transaction whose failed statement was ignored is reported as failed, because PostgreSQL rolled it back", async () => {
  const id = `usr_${randomUUID()}`;
  await expect(inSqlTransaction((sql) => ignoreFailure(sql, id))).rejects.toThrow("rolled back");
  await expect(inPrismaTransaction((_, sql) => ignoreFailure(sql, id))).rejects.toThrow("rolled back");
  expect(await inSqlTransaction((sql) => countUsers(sql, { id }))).toBe(0);
});

test("a statement that is issued after its transaction ended is rejected, because it would be committed", async () => {
  const id = `usr_${randomUUID()}`;
  const late = async (sql: Sql) => {
    // As Prisma does after its timeout, while the work waits.
    const ended = sql.foreign("", "ROLLBACK", []);
    const reported = create(sql, { id }).catch((error: unknown) => toOperationError(error).code);
    expect(await reported).toBe("unavailable");
    await ended;
    throw new Error("late");
  };
  await expect(inPrismaTransaction((_, sql) => late(sql))).rejects.toThrow("late");
  await expect(inSqlTransaction((sql) => late(sql))).rejects.toThrow("late");
  expect(await inSqlTransaction((sql) => countUsers(sql, { id }))).toBe(0);
});

const findName = query.maybeOne("test_transaction_name", ({ id }: Params<OfUser>) =>
  selectFrom("users").select("name").where("id", "=", id),
);

test("if statements are issued together, one that another should have prepared doesn't hide the cause", async () => {
  const id = `usr_${randomUUID()}`;
  const failing = inSqlTransaction(async (sql) => {
    await create(sql, { id });
    return pipelined([
      countUsers(sql, { id }).then(() => pipelined([findName(sql, { id }), findName(sql, { id })])),
      create(sql, { id }),
    ]);
  });
  await expect(failing).rejects.toSatisfy(isUniqueViolation);
});

test("two concurrent Prisma transactions each have their own SQL, even if they take other connections from the pool", async () => {
  const ids = [`usr_${randomUUID()}`, `usr_${randomUUID()}`];
  await Promise.all(
    ids.map((id) =>
      inPrismaTransaction(async (transaction, sql) => {
        await transaction.user.create({ data: { id, email: `${id}@example.test` } });
        const elsewhere = await inSqlTransaction((other) => countUsers(other, { id }));
        expect(elsewhere).toBe(0);
        expect(await countUsers(sql, { id })).toBe(1);
      }),
    ),
  );
  expect((await pool.query("SELECT id FROM users WHERE id = ANY($1)", [ids])).rows).toHaveLength(2);
});

test("a Prisma transaction runs again after a deadlock at commit", async () => {
  const { id: organizationId, owner } = await makeCoaching();
  const other = await owner.api.ok("organizations.create", { name: "Other school", type: "bootcamp" });
  // Events of organizations are written at the commit, under a lock for each, in the order of the changes.
  const places = [organizationId, other.id];
  const lock = "SELECT pg_advisory_xact_lock(hashtextextended('events of ' || $1, 0))";
  // Only the product's transaction detects the deadlock.
  const held = await holdLock("SET LOCAL deadlock_timeout = '10min'");
  await held.andThen(lock, [other.id]);
  let attempts = 0;
  const renamed = inPrismaTransaction(async (transaction) => {
    attempts += 1;
    for (const id of places)
      await transaction.organization.update({ where: { id }, data: { name: `New ${id}` } });
  });
  await held.waiters();
  await held.andThen(lock, [organizationId]);
  await held.release();
  await renamed;
  expect(attempts).toBe(2);
  const { rows } = await pool.query("SELECT name FROM organizations WHERE id = ANY($1)", [places]);
  expect(rows.map(({ name }) => name).sort()).toEqual(places.map((id) => `New ${id}`).sort());
  const noted =
    "SELECT organization_id FROM organization_change_events WHERE kind = 'organization' AND action = 'updated' AND organization_id = ANY($1)";
  expect((await pool.query(noted, [places])).rowCount).toBe(2);
});

test("after plans are discarded, a foreign key is checked by its own index, though statistics know only other tenants", async () => {
  const ROWS = 300;
  const client = await pool.connect();
  const add = async (tenant: string, rows: number) => {
    for (const table of ["pg_temp.parents", "pg_temp.children"]) {
      await client.query(
        `INSERT INTO ${table} SELECT $1, n::text, 'e' || n FROM generate_series(1, ${rows}) AS n`,
        [tenant],
      );
    }
  };
  try {
    await client.query("BEGIN");
    await client.query(`CREATE TEMP TABLE parents (tenant text, id text, email text, PRIMARY KEY (tenant, id)) ON COMMIT DROP;
      CREATE UNIQUE INDEX by_email ON pg_temp.parents (tenant, email);
      CREATE TEMP TABLE children (tenant text, id text, email text, FOREIGN KEY (tenant, id) REFERENCES pg_temp.parents) ON COMMIT DROP`);
    await add("other", ROWS);
    await client.query("ANALYZE pg_temp.parents");
    await discardPlans(sqlOn(client), {});
    await add("ours", ROWS);
    const { rows } = await client.query(
      "SELECT pg_stat_get_xact_tuples_returned('pg_temp.by_email'::regclass)::int AS read",
    );
    // A few are checked before PostgreSQL keeps a plan.
    expect(rows[0].read).toBeLessThan(10 * ROWS);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

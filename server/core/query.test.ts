import { sql as raw } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { type AccountId, accountOfJob } from "./access.ts";
import { newId } from "./ids.ts";
import { type Params, query, VARIANTS_KEPT } from "./query.ts";
import { sqlOn } from "./sql.ts";
import { compile, db, insertInto, selectFrom } from "./statements.ts";

type OfAccount = { accountId: AccountId };
type OfContact = OfAccount & { id: string };

const contactsOf = ({ accountId }: Params<OfAccount>) =>
  selectFrom("contacts as n").select(["n.id", "n.name"]).where("n.account_id", "=", accountId);
const contactOf = ({ accountId, id }: Params<OfContact>) => contactsOf({ accountId }).where("n.id", "=", id);

const insert = query.execute(
  "test_query_insert",
  ({ accountId, id, name, at }: Params<OfContact & { name: string; at: Date }>) =>
    insertInto("contacts").values({ id, account_id: accountId, name, created_at: at, updated_at: at }),
);
const list = query.many(
  "test_query_list",
  (
    { accountId, name, since }: Params<OfAccount & { name?: string | undefined; since?: Date | undefined }>,
    { isReversed }: { isReversed: boolean },
  ) => {
    let contacts = contactsOf({ accountId }).orderBy("n.created_at", isReversed ? "desc" : "asc");
    if (name) contacts = contacts.where("n.name", "=", name);
    if (since) contacts = contacts.where("n.created_at", ">=", since);
    return contacts;
  },
);
const find = query.maybeOne("test_query_find", contactOf);
const read = query.one("test_query_read", contactOf);
const isThere = query.matches("test_query_is_there", contactOf);
const count = query.value("test_query_count", ({ accountId }: Params<OfAccount>) =>
  selectFrom("contacts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId),
);
const readRest = query.one("test_query_rest", ({ accountId, id }: Params<OfContact>) =>
  selectFrom("contacts")
    .select(["title", "notes", "follow_up_since as followUpSince", "updated_at as updatedAt"])
    .where("account_id", "=", accountId)
    .where("id", "=", id),
);
const write = query.patch("test_query_write", "contacts", (update, { accountId, id }: Params<OfContact>) =>
  update.where("account_id", "=", accountId).where("id", "=", id),
);

const sql = sqlOn(pool);
const BEGIN = new Date("2026-01-01T00:00:00.250Z");
const later = (milliseconds: number) => new Date(BEGIN.getTime() + milliseconds);
let account: OfAccount;
let ids: string[];

/** Adds contacts with these names to a new account, a second apart. */
async function addAll(names: readonly string[]): Promise<void> {
  account = { accountId: accountOfJob((await makePerson()).accountId) };
  ids = names.map(() => newId("contact"));
  for (const [index, name] of names.entries()) {
    await insert(sql, { ...account, id: ids[index] ?? "", name, at: later(1_000 * index) });
  }
}

describe("a declared query", () => {
  beforeEach(() => addAll(["Ada", "Grace", "Ada"]));
  const absent = () => ({ ...account, id: newId("contact") });
  const first = () => ({ ...account, id: ids[0] ?? "" });

  test("returns all rows, one, or none, as declared", async () => {
    expect(await list(sql, account, { isReversed: false })).toEqual([
      { id: ids[0], name: "Ada" },
      { id: ids[1], name: "Grace" },
      { id: ids[2], name: "Ada" },
    ]);
    expect(await find(sql, first())).toEqual({ id: ids[0], name: "Ada" });
    expect(await find(sql, absent())).toBeNull();
    expect(await read(sql, first())).toEqual({ id: ids[0], name: "Ada" });
    await expect(read(sql, absent())).rejects.toThrow("The query test_query_read found no row");
  });

  test("returns the one column of its row, the number of rows, or whether there are any", async () => {
    expect(await count(sql, account)).toBe(3);
    expect(await insert(sql, { ...absent(), name: "Edsger", at: BEGIN })).toBe(1);
    expect(await count(sql, account)).toBe(4);
    expect(await isThere(sql, first())).toBe(true);
    expect(await isThere(sql, absent())).toBe(false);
  });

  test("leaves out the filter of a param that a call doesn't give, regardless of earlier calls", async () => {
    const found = async (params: { name?: string | undefined; since?: Date }) =>
      (await list(sql, { ...account, ...params }, { isReversed: false })).map(({ id }) => id);
    expect(await found({ name: "Ada" })).toEqual([ids[0], ids[2]]);
    expect(await found({})).toEqual(ids);
    expect(await found({ name: undefined })).toEqual(ids);
    expect(await found({ name: "Ada", since: later(1) })).toEqual([ids[2]]);
    expect(await found({ name: "Grace" })).toEqual([ids[1]]);
  });

  test("is built for each combination of choices", async () => {
    const found = async (isReversed: boolean) =>
      (await list(sql, account, { isReversed })).map(({ id }) => id);
    expect(await found(true)).toEqual(ids.toReversed());
    expect(await found(false)).toEqual(ids);
  });

  test("keeps a bounded number of variants prepared, and runs the others too", async () => {
    const client = await pool.connect();
    try {
      const fields = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
      type Fields = { [Field in (typeof fields)[number]]?: string };
      const joined = query.value("test_query_joined", (given: Params<Fields>) => {
        const parts = Object.entries(given).map(([field, param]) => raw`${raw.lit(field)}, ${param}::text`);
        return db.selectNoFrom(raw<string>`concat(${raw.join(parts)})`.as("text"));
      });
      for (let bits = 1; bits < 2 ** fields.length; bits += 1) {
        const given = fields.filter((_field, index) => bits & (1 << index));
        const params: Fields = Object.fromEntries(given.map((field) => [field, field]));
        expect(await joined(sqlOn(client), params)).toBe(given.map((field) => field + field).join(""));
      }
      const { rows } = await client.query<{ kept: number }>(
        "SELECT count(*) AS kept FROM pg_prepared_statements WHERE name LIKE 'test_query_joined%'",
      );
      expect(rows).toEqual([{ kept: VARIANTS_KEPT }]);
    } finally {
      client.release();
    }
  });

  test("sends a Date as an instant, to the millisecond", async () => {
    const since = async (at: Date) =>
      (await list(sql, { ...account, since: at }, { isReversed: false })).length;
    expect(await since(later(1_000))).toBe(2);
    expect(await since(later(1_001))).toBe(1);
  });
});

test("finds the same rows by one id and by several, and PostgreSQL keeps the plan for one", async () => {
  await addAll(["Ada", "Grace"]);
  const findAll = query.many(
    "test_query_find_all",
    ({ accountId, ids }: Params<OfAccount & { ids: readonly string[] }>) =>
      contactsOf({ accountId })
        .where("n.id", "=", (eb) => eb.fn.any(ids))
        .orderBy("n.created_at"),
  );
  const client = await pool.connect();
  try {
    const namesBy = async (given: readonly string[]) =>
      (await findAll(sqlOn(client), { ...account, ids: given })).map(({ name }) => name);
    expect(await namesBy(ids)).toEqual(["Ada", "Grace"]);
    expect(await namesBy([])).toEqual([]);
    // PostgreSQL keeps a plan from the sixth run.
    for (let run = 0; run < 6; run += 1) expect(await namesBy(ids.slice(1))).toEqual(["Grace"]);
    const { rows } = await client.query(
      "SELECT generic_plans::int AS kept FROM pg_prepared_statements WHERE name LIKE 'test_query_find_all_%' ORDER BY kept",
    );
    expect(rows).toEqual([{ kept: 0 }, { kept: 1 }]);
  } finally {
    client.release();
  }
});

test("a long query name is short enough for PostgreSQL, and unique to the query's text", () => {
  const nameOf = (value: number) =>
    compile("a".repeat(80), true, () => db.selectNoFrom(raw<number>`${raw.lit(value)}`.as("value"))).name;
  expect(Buffer.byteLength(nameOf(1))).toBe(63);
  expect(nameOf(1)).not.toBe(nameOf(2));
});

describe("a patch", () => {
  beforeEach(() => addAll(["Ada", "Grace"]));
  const first = () => ({ ...account, id: ids[0] ?? "" });
  const second = () => ({ ...account, id: ids[1] ?? "" });
  const unchanged = { title: null, notes: null, followUpSince: null };

  test("writes the given fields of the selected rows, including null, and leaves undefined ones unchanged", async () => {
    const [noted, corrected] = [later(5_000), later(6_000)];
    await write(sql, first(), { title: "Countess", notes: "Notes", followUpSince: noted, updatedAt: noted });
    await write(sql, first(), { title: undefined, notes: null, updatedAt: corrected });
    expect(await readRest(sql, first())).toEqual({
      title: "Countess",
      notes: null,
      followUpSince: noted.toISOString(),
      updatedAt: corrected.toISOString(),
    });
    expect(await readRest(sql, second())).toEqual({ ...unchanged, updatedAt: later(1_000).toISOString() });
  });

  test("writes nothing if only the time of the change is given", async () => {
    await write(sql, first(), { title: undefined, updatedAt: later(5_000) });
    await write(sql, first(), {});
    expect(await readRest(sql, first())).toEqual({ ...unchanged, updatedAt: BEGIN.toISOString() });
  });
});

describe("a list read by pages", () => {
  const NAMES = ["b", "a", "b", "c", "a", "b", "b"];
  const named = (order: "asc" | "desc") =>
    query.page(`test_query_page_${order}`, {
      key: { name: "n.name", id: "n.id" },
      order,
      present: ({ id }) => id,
      rows: ({ accountId, name }: Params<OfAccount & { name: string | undefined }>) => {
        const contacts = contactsOf({ accountId });
        return name ? contacts.where("n.name", "=", name) : contacts;
      },
    });
  const pages = { asc: named("asc"), desc: named("desc") };
  const pageOf = (order: "asc" | "desc", cursor: string | undefined, name?: string) => {
    const input = { limit: 3, cursor, name };
    return pages[order](
      sql,
      { operation: "test.list", tenant: account.accountId, input },
      { ...account, name },
    );
  };
  const cursorAfterFirst = async () => (await pageOf("asc", undefined)).nextCursor ?? "";
  beforeEach(() => addAll(NAMES));

  test.each(["asc", "desc"] as const)(
    "joins pages without gaps or repeats, even among equal values: %s",
    async (order) => {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM contacts WHERE account_id = $1 ORDER BY name ${order}, id ${order}`,
        [account.accountId],
      );
      const found: string[][] = [];
      for (let cursor: string | undefined; found.length === 0 || cursor !== undefined; ) {
        const page = await pageOf(order, cursor);
        expect(page.hasMore).toBe(page.nextCursor !== null);
        found.push(page.data);
        cursor = page.nextCursor ?? undefined;
      }
      expect(found.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(found.flat()).toEqual(rows.map(({ id }) => id));
    },
  );

  test("keeps its filter on every page", async () => {
    const begin = await pageOf("asc", undefined, "b");
    const end = await pageOf("asc", begin.nextCursor ?? "", "b");
    const named = NAMES.flatMap((name, index) => (name === "b" ? [ids[index]] : []));
    expect([...begin.data, ...end.data].sort()).toEqual(named.sort());
    expect(end.hasMore).toBe(false);
  });

  test("rejects a cursor that is forged, or is from other filters or another account", async () => {
    const cursor = await cursorAfterFirst();
    const [, seal] = cursor.split(".");
    const forged = Buffer.from(JSON.stringify(["a", "con_0"])).toString("base64url");
    const rejected = { code: "validation_failed" };
    await expect(pageOf("asc", `${forged}.${seal}`)).rejects.toMatchObject(rejected);
    await expect(pageOf("asc", cursor, "b")).rejects.toMatchObject(rejected);
    await addAll([]);
    await expect(pageOf("asc", cursor)).rejects.toMatchObject(rejected);
  });
});

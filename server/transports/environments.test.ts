import { beforeAll, beforeEach, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey, type Person, signIn } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { type HttpResponse, http } from "#server/testing/http.ts";
import { exampleOf, type Loose, namesOf, withPath } from "#server/testing/loops.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

/** One of a person's two environments, with its credentials and the rows that examples name. */
type World = { rows: ExampleRows; api: Rest; cookie: string; where: "live" | "sandbox" };

let person: Person;
let live: World;
let sandbox: World;
beforeAll(async () => {
  const caller = await makeCaller();
  person = caller.person;
  const inSandbox = rest((await makeKey(person, { environment: "sandbox" })).key);
  live = {
    rows: await seedExampleRows(caller.api),
    api: caller.api,
    cookie: await signIn(person),
    where: "live",
  };
  sandbox = {
    rows: await seedExampleRows(inSandbox),
    api: inSandbox,
    cookie: await signIn(person, true),
    where: "sandbox",
  };
});

// One person sends more here than the rates allow.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

/** Returns the owners of an environment's rows: its accounts and its organizations. */
async function ownersIn({ where }: World): Promise<string[]> {
  const sandboxes = "SELECT id FROM sandboxes WHERE user_id = $1";
  const accounts =
    where === "live"
      ? "SELECT id FROM accounts WHERE user_id = $1 AND sandbox_id IS NULL"
      : `SELECT id FROM accounts WHERE sandbox_id IN (${sandboxes})`;
  const organizations =
    where === "live"
      ? "SELECT organization_id FROM members WHERE account_id IN (SELECT id FROM accounts WHERE user_id = $1 AND sandbox_id IS NULL)"
      : `SELECT id FROM organizations WHERE sandbox_id IN (${sandboxes})`;
  const { rows } = await pool.query<{ id: string }>(`${accounts} UNION ALL ${organizations}`, [
    person.userId,
  ]);
  return rows.map(({ id }) => id);
}

type TenantColumn = { table: string; column: string };
let columns: TenantColumn[] | undefined;
const TENANT_COLUMNS = `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name IN ('account_id', 'organization_id')
    AND table_name NOT IN ('api_keys', 'oauth_grants')`;

/** Returns a value of every row of an environment, by table. */
async function readRows(world: World, name: string, value: string): Promise<Record<string, string[]>> {
  columns ??= (await pool.query<TenantColumn>(TENANT_COLUMNS)).rows;
  const rowsOf = columns.map(
    ({ table, column }) =>
      `SELECT '${table}.${column}' AS place, ${value} AS row FROM "${table}" t WHERE t."${column}" = ANY ($1)`,
  );
  // Prepared, because planning it takes longer than reading the rows.
  const { rows } = await pool.query<{ place: string; row: string }>({
    name,
    text: rowsOf.join(" UNION ALL "),
    values: [await ownersIn(world)],
  });
  const read = Object.fromEntries(columns.map(({ table, column }) => [`${table}.${column}`, [] as string[]]));
  for (const { place, row } of rows) read[place]?.push(row);
  for (const ofPlace of Object.values(read)) ofPlace.sort();
  return read;
}

/**
 * Returns the physical place of every row and the transaction that wrote it, by table, because each change
 * writes a new version of the row.
 */
const snapshot = (world: World) => readRows(world, "snapshot", "t.ctid || ' ' || t.xmin");

const IDS = /\b[a-z]+_[0-7][0-9a-z]{25}\b/g;
const idsIn = (text: string) => new Set(text.match(IDS) ?? []);

/** Returns every id that an environment's rows contain. */
async function idsOf(world: World): Promise<Set<string>> {
  const rows = await readRows(world, "ids", "row_to_json(t)::text");
  return idsIn(JSON.stringify(rows));
}

/** Calls the operation with the pages' session, over tRPC. */
async function bySession({ cookie }: World, name: Name, input: Loose) {
  const { changesData } = contractOf(name);
  const handler = name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
  const query = changesData ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return http({
    method: changesData ? "POST" : "GET",
    path: `/api/trpc/${handler}${query}`,
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    ...(changesData ? { body: JSON.stringify(input) } : {}),
  });
}

/** Sends the operation with one of the credentials of the caller's environment. */
type Ask = { by: string; ask: (input: Loose) => Promise<HttpResponse> };

/**
 * Calls `hold` once for each environment, as the caller's, and expects it to change nothing in the other one.
 * @param hold gets a request by key and one by session, the caller's environment, and the other one
 */
async function fromEachEnvironment(
  name: Name,
  hold: (asks: Ask[], here: World, there: World) => Promise<void>,
) {
  for (const [here, there] of [
    [live, sandbox],
    [sandbox, live],
  ] as const) {
    const before = await snapshot(there);
    const asks = [
      { by: "a key", ask: (input: Loose) => here.api.send(name, input) },
      { by: "a session", ask: (input: Loose) => bySession(here, name, input) },
    ];
    await hold(asks, here, there);
    const mayChange = name === "sandbox.reset" && here === live;
    if (!mayChange) expect(await snapshot(there), `from ${here.where}`).toEqual(before);
  }
}

const withoutPath = ({ pathParameters }: { pathParameters: readonly string[] }, input: Loose): Loose =>
  Object.fromEntries(Object.entries(input).filter(([field]) => !pathParameters.includes(field)));
/** Example rows with named values, to find the examples that refer to rows. */
const anyRows = new Proxy({} as ExampleRows, { get: (_rows, field) => `a ${String(field)}` });
const noRows = {} as ExampleRows;
const naming = namesOf((contract) => {
  const [some, none] = [anyRows, noRows].map((rows) =>
    JSON.stringify(withoutPath(contract, exampleOf(contract.name, rows))),
  );
  return some !== none;
});

/** Operations that accept any address or instant, because the caller's own environment may have it too. */
const BY_ADDRESS: readonly Name[] = [
  "appointments.move",
  "assigned_tasks.create",
  "messages.send_many",
  "roster.handle",
  "roster_syncs.create",
];

test.each(naming)("%s accepts no row of the other environment in its input", async (name) => {
  await fromEachEnvironment(name, async (asks, here, there) => {
    const own = exampleOf(name, here.rows);
    const before = await snapshot(here);
    for (const { by, ask } of asks) {
      const response = await ask(withPath(name, exampleOf(name, there.rows), (field) => own[field]));
      const shown = `${by}: ${response.text}`;
      if (BY_ADDRESS.includes(name)) expect([200, 201], shown).toContain(response.status);
      else if (contractOf(name).changesData) expect([404, 422], shown).toContain(response.status);
      else
        expect(response.status === 200 ? response.text : '"data":[]', shown).toMatch(
          /"data":\[\]|"entries":0/,
        );
    }
    if (!BY_ADDRESS.includes(name)) expect(await snapshot(here)).toEqual(before);
  });
});

/** Operations with which a live credential reads about its sandbox, by design: its address and its contents. */
const ABOUT_SANDBOX: readonly Name[] = ["sandbox.get", "sandbox.reset"];
// The reset runs last: it deletes the rows that the others name.
const withoutRows = namesOf(({ pathParameters }) => pathParameters.length === 0).sort(
  (a, b) => Number(a === "sandbox.reset") - Number(b === "sandbox.reset"),
);

test.each(withoutRows)("%s neither shows nor changes anything in the other environment", async (name) => {
  await fromEachEnvironment(name, async (asks, here, there) => {
    const strangers = await idsOf(there);
    const { user } = await there.api.ok("me.get", {});
    for (const { by, ask } of asks) {
      const response = await ask(exampleOf(name, here.rows));
      expect([200, 201, 409], `${by}: ${response.text}`).toContain(response.status);
      expect([...idsIn(response.text)].filter((id) => strangers.has(id))).toEqual([]);
      if (!ABOUT_SANDBOX.includes(name)) expect(response.text).not.toContain(user.email);
    }
  });
});

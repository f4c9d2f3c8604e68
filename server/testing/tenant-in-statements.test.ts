import { beforeAll, expect, test } from "vitest";
import { ORGANIZATION_TABLES, PERSONAL_TABLES } from "#server/core/tables.ts";
import { FANS_OUT } from "#server/lib/citus/fan-out.ts";
import { makeCaller, type Person, signIn } from "./actors.ts";
import { pageContracts } from "./contracts.ts";
import { seedCredentials } from "./credential-rows.ts";
import type { ExampleRows, PageExampleRows } from "./example-rows.ts";
import { examples, seedExampleRows, seedRowsOf } from "./examples.ts";
import { exampleOf, namesOf, VARIANTS } from "./loops.ts";
import { callPage } from "./pages.ts";
import { type Sent, statementsOf } from "./plans.ts";
import type { Rest } from "./rest.ts";

/** Queries, besides those of FANS_OUT, whose account or organization follows from another row, by the beginnings of their names. */
const FOLLOWS = {
  sandbox_describe: "The sandbox says which organizations are there.",
  live_notify: "Many changes are published together, each with its account in its message.",
  organization_take_out_: "Every row of an organization, whichever applicant it is about.",
  shares_viewers: "Whose staff is counted follows from the account's own shares.",
  appointments_:
    "The coach's membership follows from the appointment, and a person's own list spans organizations.",
  join_links_find: "The code names the organization.",
  join_requests_of_account: "The organizations follow from the person's own requests.",
  messages_of_account: "The organization follows from what was written to the person.",
  messages_unread: "The organizations follow from the person's own threads.",
  contact_log_of_account: "The organization follows from what was logged about the person.",
  outcomes_unstated: "The organizations follow from the person's own cohorts.",
  outcomes_of_account: "The organization follows from what was recorded about the person.",
  account_stints: "The cohort's organization follows from the person's own time in it.",
  access_read_application: "A card is named by its id alone: this finds whose it is.",
};

const TABLES = [...new Set<string>([...PERSONAL_TABLES, ...ORGANIZATION_TABLES])];
const MENTION = new RegExp(
  `\\b(?:FROM|JOIN|UPDATE|INTO|USING|,)\\s+(?:"public"\\.)?"?(${TABLES.join("|")})"?(?:\\s+(?:AS\\s+)?"?(\\w+)"?)?`,
  "gi",
);
const WORDS = /^(where|set|on|join|left|cross|order|group|limit|using|select|values|default|for|union|as)$/i;

/** Returns the column with a row's tenant. For an organization's rows, it may be the account if people read their own rows. */
function tenantOf(table: string): string {
  return PERSONAL_TABLES.some((item) => item === table) ? "account_id" : "(?:organization|account)_id";
}

/** Returns the tables that a query reads without an account or organization as a parameter. */
function tablesWithoutTenant({ name: statement, text }: Sent): string[] {
  return [...text.matchAll(MENTION)].flatMap(([mention, table = "", alias = ""]) => {
    const tenant = tenantOf(table.toLowerCase());
    if (/^into/i.test(mention)) return new RegExp(`\\b${tenant}\\b`).test(text) ? [] : [table];
    // Relations of rows already filtered, as Prisma loads them.
    if (statement === "" && text.includes(`"public"."${table}"."id" IN (`)) return [];
    const name = alias === "" || WORDS.test(alias) ? `(?:"public"\\.)?"?${table}"?` : `"?${alias}"?`;
    const named = new RegExp(`(?:\\b|")${name}\\."?${tenant}"?\\s*(?:= \\$\\d|IN \\(\\$\\d|,)`, "i");
    const unqualified = new RegExp(`(?<![\\w."])"?${tenant}"?\\s*= \\$\\d`);
    return named.test(text) || (WORDS.test(alias) && unqualified.test(text)) ? [] : [`${table} ${alias}`];
  });
}

/** Checks whether a query takes a named lock while it reads or writes rows: a distributed database would take it on another node. */
const locksAmongRows = ({ text }: Sent) =>
  /pg_(try_)?advisory/i.test(text) && [...text.matchAll(MENTION)].length > 0;

/** Returns the personal tables that a query reads without an account as a parameter. On a cluster, it goes to every shard. */
const spreadOver = (sent: Sent) =>
  tablesWithoutTenant(sent).filter((table) =>
    PERSONAL_TABLES.some((item) => table.startsWith(`${item} `) || table === item),
  );

function expectTenants(sent: readonly Sent[]): void {
  const known = Object.keys(FANS_OUT);
  const spread = sent.filter((item) => spreadOver(item).length > 0).map(({ name }) => name);
  expect(
    spread.filter((name) => !known.some((begin) => name.startsWith(begin))),
    "On a cluster, this goes to every shard. Give each personal table its account, or add it to FANS_OUT with the reason.",
  ).toEqual([]);
  expect(
    sent.filter(locksAmongRows).map(({ name }) => name),
    "Take the lock in a separate statement.",
  ).toEqual([]);
  const exempt = [...known, ...Object.keys(FOLLOWS)];
  for (const statement of sent.filter(({ name }) => !exempt.some((begin) => name.startsWith(begin)))) {
    expect(tablesWithoutTenant(statement), `${statement.name}: ${statement.text}`).toEqual([]);
  }
}

let api: Rest;
let person: Person;
let ids: ExampleRows;
let cookie: string;
let pageRows: PageExampleRows;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
  ids = await seedExampleRows(api);
  cookie = await signIn(person);
  pageRows = await seedCredentials(person, ids);
});

test("a query that doesn't name its tenant is detected", () => {
  const found = (text: string) => tablesWithoutTenant({ name: "", text, values: [] });
  expect(found("SELECT 1 FROM boards b WHERE b.id = $1")).toEqual(["boards b"]);
  expect(found("SELECT 1 FROM boards WHERE id = $1 AND account_id = $2")).toEqual([]);
  expect(found('delete from "boards" where "id" = $1 and "account_id" = $2')).toEqual([]);
  expect(found('select 1 from "boards", "companies" as "c" where "c"."account_id" = $1')).toEqual([
    "boards ",
  ]);
  expect(
    found(
      "SELECT (SELECT count(*) FROM interviews i WHERE i.application_id = a.id) FROM applications a WHERE a.account_id = $1",
    ),
  ).toEqual(["interviews i"]);
  expect(found("SELECT 1 FROM cohorts c WHERE c.id = $1")).toEqual(["cohorts c"]);
  expect(found("SELECT 1 FROM cohorts c WHERE c.id = $1 AND c.organization_id = $2")).toEqual([]);
  expect(found('update "members" set "role" = $1 where "id" = $2')).toEqual(["members set"]);
  expect(found('select 1 from "members" as "m" where "m"."account_id" = $1')).toEqual([]);
  expect(found("INSERT INTO contact_applications (contact_id) VALUES ($1)")).toEqual([
    "contact_applications",
  ]);
  const locks = (text: string) => locksAmongRows({ name: "", text, values: [] });
  expect(locks("SELECT pg_advisory_xact_lock($1), id FROM boards WHERE account_id = $2")).toBe(true);
  expect(locks("SELECT pg_advisory_xact_lock($1)")).toBe(false);
});

test.each(namesOf(({ method }) => method === "GET"))(
  "every query of %s names its tenant, and named locks are taken in separate queries",
  async (name) => {
    for (const variant of VARIANTS[name] ?? [{}]) {
      expectTenants(await statementsOf(() => api.send(name, { ...exampleOf(name, ids), ...variant })));
    }
  },
);

test.each(namesOf(({ method }) => method !== "GET"))(
  "every query of %s names its tenant, and named locks are taken in separate queries",
  async (name) => {
    const { api: own } = await makeCaller();
    const rows = await seedRowsOf(name, own);
    expectTenants(
      await statementsOf(async () => {
        const { status, text } = await own.send(name, exampleOf(name, rows));
        expect(status, text).toBeLessThan(300);
      }),
    );
  },
);

const pageReads = pageContracts.filter(({ method }) => method === "GET").map(({ name }) => name);

test.each(pageReads)(
  "every query of %s names its tenant, and named locks are taken in separate queries",
  async (name) => {
    for (const input of examples[name](pageRows)) {
      expectTenants(await statementsOf(() => callPage(cookie, name, input)));
    }
  },
);

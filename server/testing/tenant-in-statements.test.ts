import { beforeAll, expect, test } from "vitest";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import type { ExampleRows } from "#server/resources/example-rows.ts";
import { makeCaller, type Person, signIn } from "./actors.ts";
import { pageContracts } from "./contracts.ts";
import { plantCredentials } from "./credential-rows.ts";
import { examples, plantExampleRows } from "./examples.ts";
import { exampleOf, namesOf } from "./loops.ts";
import { callPage } from "./pages.ts";
import { type Sent, statementsOf } from "./plans.ts";
import type { Rest } from "./rest.ts";

/** Statements for which the account follows from another row, by the beginnings of their names. */
const FOLLOWS = {
  roster_: "Figures of every applicant in one statement.",
  organization_insights_: "Figures of every applicant in one statement.",
  organization_shares_list: "Boards of many applicants in one page.",
  organization_shares_get: "The share says whose board it is.",
  coach_notes_hold_note: "A note is named by its id, within the organization.",
  sandbox_describe: "The sandbox says whose account it is.",
  access_read_application: "A card is named by its id alone: this finds whose it is.",
};

const MENTION = new RegExp(
  `\\b(?:FROM|JOIN|UPDATE|INTO|USING|,)\\s+(?:"public"\\.)?"?(${PERSONAL_TABLES.join("|")})"?(?:\\s+(?:AS\\s+)?"?(\\w+)"?)?`,
  "gi",
);
const WORDS = /^(where|set|on|join|left|cross|order|group|limit|using|select|values|default|for|union|as)$/i;

/** The personal tables of a statement that it doesn't tell the account, by a parameter of its own. */
function untold({ text }: Sent): string[] {
  return [...text.matchAll(MENTION)].flatMap(([mention, table = "", alias = ""]) => {
    if (/^into/i.test(mention)) return /\baccount_id\b/.test(text) ? [] : [table];
    const name = alias === "" || WORDS.test(alias) ? `(?:"public"\\.)?"?${table}"?` : `"?${alias}"?`;
    const told = new RegExp(`(?:\\b|")${name}\\."?account_id"?\\s*(?:= \\$\\d|IN \\(\\$\\d|,)`, "i");
    const unqualified = /(?<![\w."])"?account_id"?\s*= \$\d/;
    return told.test(text) || (WORDS.test(alias) && unqualified.test(text)) ? [] : [`${table} ${alias}`];
  });
}

function expectTold(sent: readonly Sent[]): void {
  const exempt = Object.keys(FOLLOWS);
  for (const statement of sent.filter(({ name }) => !exempt.some((begin) => name.startsWith(begin)))) {
    expect(untold(statement), `${statement.name}: ${statement.text}`).toEqual([]);
  }
}

let api: Rest;
let person: Person;
let ids: ExampleRows;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
  ids = await plantExampleRows(api);
});

test("what doesn't name the account is found", () => {
  const found = (text: string) => untold({ name: "", text, values: [] });
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
  expect(found("INSERT INTO contact_applications (contact_id) VALUES ($1)")).toEqual([
    "contact_applications",
  ]);
});

test.each(namesOf(({ method }) => method === "GET"))(
  "every statement of %s names the account",
  async (name) => {
    expectTold(await statementsOf(() => api.send(name, exampleOf(name, ids))));
  },
);

test.each(namesOf(({ method }) => method !== "GET"))(
  "every statement of %s names the account",
  async (name) => {
    const { api: own } = await makeCaller();
    const rows = await plantExampleRows(own);
    expectTold(
      await statementsOf(async () => {
        const { status, text } = await own.send(name, exampleOf(name, rows));
        expect(status, text).toBeLessThan(300);
      }),
    );
  },
);

const pageReads = pageContracts.filter(({ method }) => method === "GET").map(({ name }) => name);

test.each(pageReads)("every statement of %s names the account", async (name) => {
  const cookie = await signIn(person);
  const rows = await plantCredentials(person, ids);
  for (const input of examples[name](rows)) {
    expectTold(await statementsOf(() => callPage(cookie, name, input)));
  }
});

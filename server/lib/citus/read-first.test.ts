import { afterEach, expect, test } from "vitest";
import { forDatabase, readingFirst } from "./read-first.ts";
import { isDistributed, setDistributed } from "./variant.ts";

// These tests run on a cluster too.
const was = isDistributed();
afterEach(() => setDistributed(was));

const READ = {
  of: "organizationId",
  tables: ["companies"],
  rows: (organization: string) => `account_id = ${organization}`,
} as const;
const COMPANIES =
  'with "companies" as materialized (select account_id, id, name from public.companies where account_id = $2)';

test("on a cluster, the personal rows of a statement are read first, with the number of its param", () => {
  const params = ["limit", "organizationId"];
  expect(readingFirst(READ, "select 1", params)).toBe(`${COMPANIES} select 1`);
  expect(readingFirst(READ, 'with "i" as (select 2) select 1', params)).toBe(
    `${COMPANIES}, "i" as (select 2) select 1`,
  );
});

test("a table that is only searched for each row that is read is empty", () => {
  const sent = readingFirst({ ...READ, without: ["search_texts"] }, "select 1", ["limit", "organizationId"]);
  expect(sent).toMatch(/^with "companies" as .*, "search_texts" as \(select .* where false\) select 1$/);
});

test("a single PostgreSQL gets each statement as it is written", () => {
  setDistributed(false);
  expect(forDatabase("messages_list", "select 1", ["accountId"])).toBe("select 1");
});

test("a cluster reads the personal rows first only in statements that need it", () => {
  setDistributed(true);
  expect(forDatabase("messages_list", "select 1", ["accountId"])).toMatch(/^with "applications"/);
  expect(forDatabase("applications_get", "select 1", ["accountId"])).toBe("select 1");
});

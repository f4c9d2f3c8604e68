import { expect, test } from "vitest";
import { z } from "zod";
import { defineOperation } from "#server/core/operation.ts";
import { env } from "#server/lib/env.ts";
import { contractOf, contracts } from "#server/testing/contracts.ts";
import { withDeprecation } from "../mcp/tools.ts";
import { deprecationHeaders } from "./handler.ts";

const spec = {
  name: "companies.old_list",
  method: "GET",
  path: "/old-companies",
  scope: "companies:read",
  actsOn: "own",
  summary: "List companies",
  description: "Lists companies.",
  errors: [],
  input: z.strictObject({}),
  output: z.object({}),
} as const;
const going = defineOperation({
  ...spec,
  deprecated: { since: "2027-01-01", sunset: "2027-07-01", instead: "companies.list" },
});

test("a deprecated operation names its start, its end, and its replacement", () => {
  const headers = deprecationHeaders(going);
  expect(headers).toEqual({
    Deprecation: "@1798761600",
    Sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
    Link: `<${env().PUBLIC_URL}/docs/guides/versioning>; rel="deprecation"; type="text/html", <${env().PUBLIC_URL}/docs/reference/companies/list>; rel="successor-version"; type="text/html"`,
  });
  expect(withDeprecation(going, "Lists companies.")).toBe(
    "Deprecated: it may be removed on or after 2027-07-01. Use companies.list instead. Lists companies.",
  );
});

test("no other operation is marked as deprecated", () => {
  expect(deprecationHeaders(contractOf("companies.list"))).toEqual({});
  expect(contracts.filter((contract) => "deprecated" in contract)).toEqual([]);
});

test("a sunset less than six months after its announcement is rejected when the module loads", () => {
  const deprecated = { since: "2027-01-01", sunset: "2027-06-30", instead: null };
  expect(() => defineOperation({ ...spec, deprecated })).toThrow("six months");
});

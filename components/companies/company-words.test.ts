import { expect, test } from "vitest";
import { CompanySize, CompanyType, Industry } from "#server/resources/enumerations.ts";
import companies from "../../messages/en/companies.json" with { type: "json" };

test.each([
  ["industry", companies.industries, Industry.options],
  ["size", companies.sizes, CompanySize.options],
  ["type", companies.types, CompanyType.options],
])("every company %s in the API has a label, and no other label exists", (_what, words, values) => {
  expect(Object.keys(words).sort()).toEqual([...values].sort());
});

import { expect, test } from "vitest";
import { z } from "zod";
import { PUBLIC, webhookAddress } from "#server/resources/webhooks/address.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contracts, pageContracts } from "#server/testing/contracts.ts";
import { nullableUrl } from "./fields.ts";

/**
 * Operations whose links have separate rules: webhooks may call only public addresses, a posting's link is
 * read and not stored, and links of booking pages and calendars must be https.
 */
const OTHERS = [
  "webhooks",
  "organization_webhooks",
  "postings.read_link",
  "postings.read_script",
  "appointments.set_page",
  "appointments.set_calendar",
];
const isOther = (name: string) => OTHERS.some((other) => name === other || name.startsWith(`${other}.`));

const SCHEMELESS = ["www.example.com/jobs", "example.com", " Jobs.Example.co.uk:8443/a?b=c#d "];
const REFUSED = [
  "javascript:alert(1)",
  "ftp://example.com",
  "mailto:kim@example.com",
  "www.example.com/two words",
  "two words.com",
  "no",
  "3.50",
  "24.12.2026",
  "//example.com",
];

type Found = { at: string; schema: z.ZodType };

/** Returns the fields of a schema, including nested ones, whose names say that they contain a link. */
function linksOf(schema: z.ZodType, at: string): Found[] {
  const name = at.split(/[. ]/).at(-1) ?? "";
  if (/(?:link|url|website)$/i.test(name)) return [{ at, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, of]) => linksOf(of as z.ZodType, `${at}.${field}`));
  if (schema instanceof z.ZodArray) return linksOf(schema.element as z.ZodType, at);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return linksOf(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => linksOf(option as z.ZodType, at));
  return [];
}

/** Imported rows are raw text, and are validated by the rules of the operations that add one row. */
const isRaw = ({ at }: Found) => at.startsWith("imports.");
const fields = [...contracts, ...pageContracts]
  .filter(({ name }) => !isOther(name))
  .flatMap(({ name, input }) => linksOf(input, `${name} `))
  .filter((field) => !isRaw(field));

test("the link fields are found", () => {
  const names = fields.map(({ at }) => at);
  expect(names).toEqual(
    expect.arrayContaining([
      "applications.create .applicationLink",
      "applications.create .company.website",
      "applications.edit_card .applicationLink",
      "interviews.update .meetingUrl",
      "organizations.create .website",
      "profile.update .links.url",
    ]),
  );
});

test.each(fields)(
  "$at accepts a link without a scheme as https, and rejects text that isn't a link",
  ({ schema }) => {
    for (const link of SCHEMELESS) expect(schema.parse(link)).toBe(`https://${link.trim()}`);
    expect(schema.parse("http://example.com")).toBe("http://example.com");
    for (const text of REFUSED) {
      expect(schema.safeParse(text).error?.issues[0]?.message, text).toBe(
        "Must be a web address such as https://example.com/jobs.",
      );
    }
  },
);

test("a link's length is checked with its scheme, so a link that the scheme makes too long is rejected", () => {
  const longest = `example.com/${"x".repeat(2_048 - "https://example.com/".length)}`;
  expect(nullableUrl().parse(longest)).toHaveLength(2_048);
  expect(
    nullableUrl()
      .safeParse(`${longest}x`)
      .error?.issues.map(({ message }) => message),
  ).toEqual(["At most 2048 characters."]);
});

test("imported rows and table cells accept links without a scheme too", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const row = { title: "Cook", company: "Acme", applicationLink: "www.example.com/jobs/1" };
  const { rows } = await api.ok("imports.create", { boardId, rows: [row] });
  const applicationId = rows[0]?.applicationId ?? "";
  expect((await api.ok("applications.get", { applicationId })).applicationLink).toBe(
    "https://www.example.com/jobs/1",
  );
  const again = { ...row, title: "Chef", applicationLink: "http://example.com/jobs/1" };
  expect((await api.ok("imports.create", { boardId, rows: [again], dryRun: true })).counts.duplicate).toBe(1);
  const edit = { applicationId, column: "applicationLink" as const, value: "example.com/2" };
  await api.ok("table.apply_edits", { boardId, edits: [edit] });
  expect((await api.ok("applications.get", { applicationId })).applicationLink).toBe("https://example.com/2");
});

test("a webhook address without a scheme becomes an https address", () => {
  expect(webhookAddress("example.com/hooks", () => PUBLIC)).toBe("https://example.com/hooks");
});

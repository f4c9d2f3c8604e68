import { expect, test } from "vitest";
import { organizationOfJob } from "#server/core/access.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { endUpcoming } from "#server/resources/appointments/service/notices.ts";
import { makeCaller, makeKey, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { pageContracts } from "#server/testing/contracts.ts";
import { seedCredentials } from "#server/testing/credential-rows.ts";
import type { ExampleRows, PageExampleRows } from "#server/testing/example-rows.ts";
import { examples, seedExampleRows } from "#server/testing/examples.ts";
import { exampleOf, namesOf, VARIANTS } from "#server/testing/loops.ts";
import { callPage } from "#server/testing/pages.ts";
import { rest } from "#server/testing/rest.ts";
import { beginOrganizationRemoval } from "./remains.ts";
import { removeUser } from "./user.ts";

/** Returns the read operations whose response to a person contains one of the texts, with that response. */
async function whereShown(reader: Person, rows: PageExampleRows, texts: readonly string[]) {
  const api = rest((await makeKey(reader)).key);
  const cookie = await signIn(reader);
  const read = async function* () {
    for (const name of namesOf(({ method }) => method === "GET"))
      for (const variant of VARIANTS[name] ?? [{}])
        yield { name, text: (await api.send(name, { ...exampleOf(name, rows), ...variant })).text };
    const { organizationSlug } = rows;
    yield { name: "roster.list", text: (await api.send("roster.list", { organizationSlug })).text };
    for (const { name, method } of pageContracts)
      if (method === "GET")
        for (const input of examples[name](rows)) {
          const file = "file" in input ? ` ${input.file}` : "";
          yield { name: `${name}${file}`, text: (await callPage(cookie, name, input)).text };
        }
  };
  const shown = new Set<string>();
  for await (const { name, text } of read()) if (texts.some((item) => text.includes(item))) shown.add(name);
  return [...shown].sort();
}

/** Creates a person with rows of every kind, and another person, who is an owner of the organization in which the first is an applicant. */
async function makeSharing() {
  const { api, person } = await makeCaller();
  const rows: ExampleRows = await seedExampleRows(api);
  const { id: organizationId } = await prisma.organization.findFirstOrThrow({
    where: { slug: rows.coachingSlug },
  });
  const owner = await makePerson();
  const { accountId, email } = owner;
  await prisma.member.create({
    data: { id: `mem_${accountId}`, organizationId, accountId, email, role: "owner" },
  });
  return { person, owner, organizationId, rows: await seedCredentials(person, rows) };
}

test("no one sees anything of a large account once its deletion is requested", async () => {
  const { person, owner, rows } = await makeSharing();
  const asOwner = { ...rows, organizationSlug: rows.coachingSlug, applicantEmail: person.email };
  const texts = [person.email, person.accountId, "@deleted.offerlane.invalid"];
  const before = await whereShown(owner, asOwner, texts);
  expect(before).toEqual(
    expect.arrayContaining(["appointments.list", "members.list", "outcomes.list", "roster.list"]),
  );
  const removal = inPrismaTransaction((transaction, sql) => removeUser(transaction, sql, person.userId, 1));
  await announceRevocations(await removal);
  expect(await prisma.appointment.count({ where: { accountId: person.accountId } })).toBe(1);
  // The log stays.
  expect(await whereShown(owner, asOwner, texts)).toEqual([
    "audit_events.list",
    "audit_events.search",
    "organization_take_out.read audit_events",
  ]);
});

test("no one sees anything of a large organization once its deletion is requested, except its notes", async () => {
  const { person, owner, organizationId, rows } = await makeSharing();
  const texts = [rows.coachingSlug, "Harbor Careers"];
  const before = await whereShown(person, rows, texts);
  expect(before).toEqual(
    expect.arrayContaining(["appointments.list_own", "organizations.list", "shares.list"]),
  );
  await inSqlTransaction((sql) =>
    beginOrganizationRemoval(sql, organizationOfJob(organizationId), endUpcoming, 1),
  );
  expect(await prisma.member.count({ where: { organizationId } })).toBeGreaterThan(1);
  for (const reader of [person, owner]) expect(await whereShown(reader, rows, texts)).toEqual([]);
  const key = {
    name: "Late",
    environment: "live",
    scopes: ["boards:read"],
    organizationId,
    expiresInDays: null,
  };
  expect((await callPage(await signIn(owner), "api_keys.create", key)).status).toBe(404);
});

import { beforeEach, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { TEXT_MAX } from "#server/core/fields.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { atOnce, expectOnly } from "#server/testing/at-once.ts";
import { makeApplication, makeBoard, makeCompany } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
let cookie: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  cookie = await signIn(person);
});

const merge = (companyId: string, intoCompanyId: string) =>
  callPage(cookie, "companies.merge", { companyId, intoCompanyId });

test("a merge moves a company's cards of all boards and its contacts to the other company, and deletes it", async () => {
  const kept = await makeApplication(api, person.boardId, { company: { name: "Acme" } });
  const into = kept.company.id;
  const moved = await makeApplication(api, (await makeBoard(api)).id, { company: { name: "Acme GmbH" } });
  const { id: contactId } = await api.ok("contacts.create", { name: "Dana", companyId: moved.company.id });
  const { newest } = await api.ok("events.list", { limit: 1 });
  const etag = String((await api.send("applications.get", { applicationId: moved.id })).headers.etag);
  expect(await merge(moved.company.id, into)).toMatchObject({
    status: 200,
    data: { id: into, name: "Acme", applicationCount: 2 },
  });
  await api.rejected("companies.get", { companyId: moved.company.id }, "not_found");
  const card = await api.ok("applications.get", { applicationId: moved.id });
  expect(card.company).toMatchObject({ id: into, name: "Acme" });
  expect(card.updatedAt > moved.updatedAt).toBe(true);
  expect(await api.ok("contacts.get", { contactId })).toMatchObject({ companyId: into });
  const { data } = await api.ok("events.list", { cursor: newest ?? "", limit: 50 });
  expect(data.map(({ type, resourceId }) => [type, resourceId])).toEqual(
    expect.arrayContaining([
      ["application.updated", moved.id],
      ["contact.updated", contactId],
      ["company.deleted", moved.company.id],
    ]),
  );
  const late = { applicationId: moved.id, notes: "Mine" };
  expect(await api.send("applications.update", late, { "If-Match": etag })).toMatchObject({ status: 412 });
});

test("the remaining company keeps its fields, gets those it's missing, and combines the notes of both", async () => {
  const into = await makeCompany(api, { website: "https://a.example", notes: "First.", size: "small" });
  const from = await makeCompany(api, {
    ...{ website: "https://b.example", notes: "Second.", size: "large" },
    ...{ type: "public", industry: "food", socialLink: "https://s.example/b" },
  });
  expect((await merge(from.id, into.id)).data).toMatchObject({
    ...{ name: into.name, website: "https://a.example", notes: "First.\n\nSecond.", size: "small" },
    ...{ type: "public", industry: "food", socialLink: "https://s.example/b" },
  });
});

test("notes that are too long together, the same company twice, and others' companies are rejected", async () => {
  const halves = ["x", "y"].map((letter) => letter.repeat(TEXT_MAX / 2));
  const [one, other] = [
    await makeCompany(api, { notes: halves[0] }),
    await makeCompany(api, { notes: halves[1] }),
  ];
  const stranger = await makeCompany((await makeCaller()).api);
  expect(await merge(one.id, other.id)).toMatchObject({ code: "validation_failed" });
  expect(await merge(one.id, one.id)).toMatchObject({ code: "validation_failed" });
  expect(await merge(stranger.id, one.id)).toMatchObject({ code: "not_found" });
  expect(await merge(one.id, stranger.id)).toMatchObject({ code: "not_found" });
  for (const company of [one, other]) {
    expect(await api.ok("companies.get", { companyId: company.id })).toEqual(company);
  }
});

test("a company with more cards and contacts than a merge moves is rejected, and can be the one that stays", async () => {
  const [large, small] = [await makeCompany(api, {}), await makeCompany(api, {})];
  const { accountId } = person;
  const data = Array.from({ length: LIMITS.requests.mergedRecords + 1 }, () => {
    return { id: newId("contact"), accountId, companyId: large.id, name: "Dana" };
  });
  // Disables triggers, because writing an event for each row takes seconds.
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    prisma.contact.createMany({ data }),
  ]);
  expect(await merge(large.id, small.id)).toMatchObject({ code: "validation_failed" });
  for (const { id: companyId } of [large, small]) await api.ok("companies.get", { companyId });
  expect(await merge(small.id, large.id)).toMatchObject({ status: 200, data: { id: large.id } });
});

test("a deleted card is restored to the remaining company", async () => {
  const { id, company } = await makeApplication(api, person.boardId, { company: { name: "Acme" } });
  const into = await makeCompany(api, { name: "Acme Inc." });
  await callPage(cookie, "applications.set_removed", { applicationIds: [id], isRemoved: true });
  await merge(company.id, into.id);
  await callPage(cookie, "applications.set_removed", { applicationIds: [id], isRemoved: false });
  expect((await api.ok("applications.get", { applicationId: id })).company.id).toBe(into.id);
});

test("companies are suggested as the same, ignoring case, accents, and legal form", async () => {
  const acme = await makeCompany(api, { name: "Acme" });
  const same = [
    await makeCompany(api, { name: "ACM\u00c9 GmbH" }),
    await makeCompany(api, { name: "acme, Inc." }),
  ];
  await makeCompany(api, { name: "Acme Labs" });
  await api.ok("contacts.create", { name: "Dana", companyId: acme.id });
  expect((await callPage(cookie, "companies.get_merger", { companyId: acme.id })).data).toEqual({
    contactCount: 1,
    alike: same.map(({ id, name }) => ({ id, name, applicationCount: 0 })),
  });
});

test("a merge while cards are changed lets every request succeed, and leaves one company", async () => {
  const { boardId } = person;
  const names = ["Acme", "Acme Inc."] as const;
  const cards = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      makeApplication(api, boardId, { company: { name: names[index % 2] ?? "" } }),
    ),
  );
  const [into, from] = [cards[0]?.company.id ?? "", cards[1]?.company.id ?? ""];
  const responses = await atOnce(12, (index) =>
    index === 5
      ? merge(from, into)
      : api.send("applications.update", {
          applicationId: cards[index % 6]?.id,
          company: index % 3 ? { website: `https://n${index}.example` } : { id: into },
        }),
  );
  expectOnly(responses, [200]);
  const { data } = await api.ok("companies.list", {});
  expect(data).toMatchObject([{ id: into, applicationCount: 6 }]);
});

import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

const eventsOf = async (api: Rest, resourceId: string) => {
  const first = await api.ok("events.list", { limit: 200 });
  const { data } = first.nextCursor
    ? await api.ok("events.list", { limit: 200, cursor: first.nextCursor })
    : { data: [] };
  return [...first.data, ...data].filter((event) => event.resourceId === resourceId);
};
const changesOf = async (api: Rest, id: string) => {
  const changed = (await eventsOf(api, id)).flatMap(({ changes }) => changes ?? []);
  return Object.fromEntries(changed.map(({ field, from, to }) => [field, [from, to]]));
};
/** Returns the value of a resource at a path such as `job.title`. */
const valueAt = (resource: unknown, field: string) =>
  field
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], resource);

test("IDs are unique across the feeds of accounts and organizations, even if positions are the same", async () => {
  const { api, person } = await makeCaller();
  const other = await makeCaller();
  const { id: organizationId, organizationSlug, members } = await makeTeam("owner");
  const owner = members[0].api;
  const position = 4_000_000_000_000;
  const tables = [
    ["change_events", "account_id", person.accountId],
    ["change_events", "account_id", other.person.accountId],
    ["organization_change_events", "organization_id", organizationId],
  ] as const;
  for (const [table, column, id] of tables) {
    await pool.query(
      `INSERT INTO ${table} (${column}, position, kind, resource_id, action) VALUES ($1, ${position}, $2, 'x', 'deleted')`,
      [id, table === "change_events" ? "company" : "cohort"],
    );
  }
  const feeds = [
    await api.ok("events.list", { limit: 200 }),
    await other.api.ok("events.list", { limit: 200 }),
    await owner.ok("organization_events.list", { organizationSlug, limit: 200 }),
  ];
  const ids = feeds.flatMap(({ data }) => data.map(({ id }) => id));
  expect(ids.filter((id) => id.endsWith(`_${position}`)).length).toBe(3);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an event says where it happened, and who caused it with which credential", async () => {
  const { api, person } = await makeCaller({ environment: "sandbox" });
  const { id } = await makeCompany(api, { name: "By a key" });
  const me = await api.ok("me.get", {});
  const keys = await pool.query("SELECT id, name FROM api_keys WHERE user_id = $1", [person.userId]);
  const [event] = await eventsOf(api, id);
  expect(event).toMatchObject({
    environment: "sandbox",
    account: me.user,
    organization: null,
    actor: { person: me.user, credential: { type: "api_key", ...keys.rows[0] } },
  });
});

test("a change on a person's own pages names a session, and an automatic one names no one", async () => {
  const { api, person } = await makeCaller();
  const cookie = await signIn(person);
  await callPage(cookie, "companies.create", { name: "By hand" });
  const { data } = await api.ok("companies.list", { search: "By hand" });
  const id = data[0]?.id ?? "";
  const [byHand] = await eventsOf(api, id);
  expect(byHand?.actor).toMatchObject({ credential: { type: "session", id: null, name: null } });
  await pool.query("UPDATE companies SET notes = 'By a job' WHERE id = $1", [id]);
  expect((await eventsOf(api, id)).at(-1)).toMatchObject({ type: "company.updated", actor: null });
});

test("an organization's events name the person and the credential, but not the credential's name", async () => {
  const { organizationSlug, members } = await makeTeam("owner");
  const [{ api }] = members;
  const { name, slug } = await api.ok("organizations.get", { organizationSlug });
  const { id: cohortId } = await api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  await api.ok("cohorts.update", { organizationSlug, cohortId, name: "Summer" });
  const { data } = await api.ok("organization_events.list", { organizationSlug, kind: ["cohort"] });
  const { user } = await api.ok("me.get", {});
  expect(data).toHaveLength(2);
  for (const event of data) {
    expect(event).toMatchObject({
      ...{ environment: "live", account: null, organization: { name, slug } },
      actor: { person: user, credential: { type: "api_key", id: expect.any(String), name: null } },
    });
  }
  expect(data.map(({ changes }) => changes)).toEqual([
    null,
    [{ field: "name", from: "Spring", to: "Summer" }],
  ]);
});

test("an update lists the fields it changed, with the old and new values as the resource has them", async () => {
  const { api, person } = await makeCaller();
  const card = await makeApplication(api, person.boardId);
  const { id: applicationId } = card;
  const company = await makeCompany(api, { name: "Bright Fern" });
  await api.ok("applications.update", {
    applicationId,
    notes: "n".repeat(300),
    source: "Referral",
    applicationDate: "2026-11-20T00:00:00Z",
    job: { title: "Lead", description: "Long", workMode: "remote", location: { city: "Bergen" } },
    company: { id: company.id },
  });
  await api.ok("boards.update_settings", { boardId: person.boardId, hiddenStatuses: ["archived"] });
  const contact = await api.ok("contacts.create", { name: "Ada" });
  await api.ok("contacts.update", { contactId: contact.id, companyId: company.id, title: "CTO" });
  const interview = await api.ok("interviews.create", { applicationId, scheduledAt: "2026-12-03T13:00:00Z" });
  await api.ok("interviews.update", { interviewId: interview.id, scheduledAt: "2026-12-04T13:00:00Z" });
  await api.ok("profile.update", { headline: "Engineer", skills: ["SQL"] });
  const events = (await api.ok("events.list", { limit: 200 })).data;
  const updates = events.filter(({ type }) => type.endsWith(".updated"));
  expect(new Set(updates.map(({ type }) => type))).toEqual(
    new Set([
      "application.updated",
      "board.updated",
      "contact.updated",
      "interview.updated",
      "profile.updated",
    ]),
  );
  for (const { type, changes, resource } of updates) {
    for (const { field, to } of changes ?? []) {
      const value = valueAt(resource, field);
      const isCut = typeof value === "string" && value.length > 200;
      expect(to, `${type} ${field}`).toEqual(isCut ? `${value.slice(0, 200)}…` : value);
    }
  }
  const changed = await changesOf(api, applicationId);
  expect(Object.keys(changed).sort()).toEqual([
    "applicationDate",
    "company.id",
    "job.description",
    "job.location",
    "job.title",
    "job.workMode",
    "notes",
    "source",
  ]);
  expect(changed["job.title"]).toEqual([card.job.title, "Lead"]);
  expect(changed["company.id"]).toEqual([card.company.id, company.id]);
});

test("a move names the old and the new column, and a move within its column names no field", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  await makeApplication(api, person.boardId);
  await api.ok("applications.move", { applicationId, status: "saved", position: { last: true } });
  await api.ok("applications.move", { applicationId, status: "applied" });
  const updates = (await eventsOf(api, applicationId)).filter(({ type }) => type.endsWith(".updated"));
  expect(updates.map(({ changes }) => changes)).toEqual([
    [],
    [{ field: "status", from: "saved", to: "applied" }],
  ]);
});

test("the events of a deleted resource don't show its earlier changes", async () => {
  const { api } = await makeCaller();
  const { id: companyId } = await makeCompany(api);
  await api.ok("companies.update", { companyId, notes: "Private" });
  await api.ok("companies.delete", { companyId });
  expect((await eventsOf(api, companyId)).map(({ changes }) => changes)).toEqual([null, null, null]);
});

import { describe, expect, test } from "vitest";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { type Rest, rest } from "#server/testing/rest.ts";
import { forgetOldEvents } from "./service.ts";

/** Returns all events after a cursor. */
async function follow(api: Rest, cursor?: string, limit = 200) {
  const seen = [];
  for (let at = cursor, more = true; more; ) {
    const page = await api.ok("events.list", { limit, ...(at === undefined ? {} : { cursor: at }) });
    seen.push(...page.data);
    at = page.nextCursor ?? undefined;
    more = page.hasMore;
  }
  return seen;
}
const typesOf = (events: { type: string; resourceId: string }[], id: string) =>
  events.filter(({ resourceId }) => resourceId === id).map(({ type }) => type);

describe("the event list", () => {
  test("has a card's creation, changes, moves, and deletion, with its current state", async () => {
    const { api, person } = await makeCaller();
    const { id: applicationId } = await makeApplication(api, person.boardId);
    await api.ok("applications.update", { applicationId, notes: "Called" });
    await api.ok("applications.move", { applicationId, status: "applied" });
    const read = await api.send("applications.get", { applicationId });
    const before = await follow(api);
    expect(typesOf(before, applicationId)).toEqual([
      "application.created",
      "application.updated",
      "application.updated",
    ]);
    const last = before.findLast(({ resourceId }) => resourceId === applicationId);
    expect(last).toMatchObject({ resource: read.body, version: read.headers.etag });

    await api.ok("applications.delete", { applicationId });
    const [gone, ...others] = await follow(api, before.at(-1)?.id);
    expect(others).toEqual([]);
    expect(gone).toMatchObject({ type: "application.deleted", resourceId: applicationId, resource: null });
  });

  test("has the deletion of everything, of every kind, that is deleted along with something else", async () => {
    const { api, person } = await makeCaller();
    const { id: applicationId, company } = await makeApplication(api, person.boardId);
    const interview = await api.ok("interviews.create", {
      applicationId,
      scheduledAt: "2026-12-03T13:00:00Z",
    });
    const contact = await api.ok("contacts.create", { name: "Ada Kern" });
    const interaction = await api.ok("interactions.create", {
      contactId: contact.id,
      type: "call",
      interactionTime: "2026-11-02T08:00:00Z",
    });
    await api.ok("profile.update", { headline: "Engineer" });
    const created = await follow(api);
    await api.ok("companies.delete", { companyId: company.id });
    await api.ok("contacts.delete", { contactId: contact.id });
    const deleted = await follow(api, created.at(-1)?.id);
    for (const [kind, id] of [
      ["interview", interview.id],
      ["application", applicationId],
      ["company", company.id],
      ["interaction", interaction.id],
      ["contact", contact.id],
    ] as const) {
      expect(typesOf(created, id)).toContain(`${kind}.created`);
      expect(typesOf(deleted, id)).toEqual([`${kind}.deleted`]);
    }
    expect(typesOf(created, "profile")).toEqual(["profile.updated"]);
  });

  test("has nothing of a change that was rejected, or that changed nothing", async () => {
    const { api, person } = await makeCaller();
    const { id: applicationId } = await makeApplication(api, person.boardId);
    const { id: companyId } = await makeCompany(api);
    const newest = (await follow(api)).at(-1)?.id;
    await api.rejected("companies.create", { name: "" }, "validation_failed");
    await api.ok("applications.move", { applicationId, status: "saved" });
    await api.ok("companies.get", { companyId });
    expect(await follow(api, newest)).toEqual([]);
  });
});

test("a page reads each kind once, however many changed, and returns the same as the resources' own GETs", async () => {
  const { api, person } = await makeCaller();
  const cards = [];
  for (let count = 0; count < 4; count += 1) cards.push(await makeApplication(api, person.boardId));
  const contact = await api.ok("contacts.create", { name: "Ada Kern" });
  await api.ok("profile.update", { headline: "Engineer" });
  let data: Awaited<ReturnType<typeof follow>> = [];
  const sent = await statementsOf(async () => {
    data = await follow(api);
  });
  const readers = ["applications_get_each", "companies_get", "boards_get", "contacts_get"];
  for (const name of readers) {
    expect(sent.filter((statement) => statement.name.startsWith(`${name}_`)).length, name).toBe(1);
  }
  expect(sent.filter(({ text }) => text.includes('"profiles"')).length).toBe(1);
  for (const [id, response] of [
    ...(await Promise.all(
      cards.map(async ({ id }) => [id, await api.send("applications.get", { applicationId: id })] as const),
    )),
    [contact.id, await api.send("contacts.get", { contactId: contact.id })] as const,
    [person.boardId, await api.send("boards.get", { boardId: person.boardId })] as const,
    ["profile", await api.send("profile.get")] as const,
  ]) {
    const received = data.filter(({ resourceId }) => resourceId === id);
    expect(received.length, id).toBeGreaterThan(0);
    for (const event of received)
      expect(event).toMatchObject({ resource: response.body, version: response.headers.etag });
  }
});

describe("order", () => {
  test("a reader that follows concurrent writers misses no event, and sees none twice", async () => {
    const { api } = await makeCaller();
    const writers = 8;
    const each = 12;
    let writing = true;
    const written = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let index = 0; index < each; index += 1)
          await makeCompany(api, { name: `C ${writer}-${index}` });
      }),
    ).finally(() => {
      writing = false;
    });
    const seen: { id: string; type: string; resourceId: string }[] = [];
    const followOn = async () => seen.push(...(await follow(api, seen.at(-1)?.id, 7)));
    while (writing) await followOn();
    await written;
    await followOn();
    const created = seen.filter(({ type }) => type === "company.created");
    expect(new Set(created.map(({ resourceId }) => resourceId)).size).toBe(writers * each);
    expect(seen.map(({ id }) => id)).toEqual((await follow(api)).map(({ id }) => id));
  });

  test("an event that a slow transaction wrote first but commits last comes last", async () => {
    const { api } = await makeCaller();
    // As long as its replacement, because a change of the length would lock the account's count of text.
    const contact = await api.ok("contacts.create", { name: "Ada Kern", notes: "Fast" });
    const slow = await pool.connect();
    try {
      await slow.query("BEGIN");
      await slow.query("UPDATE contacts SET notes = 'Slow' WHERE id = $1", [contact.id]);
      const { id } = await makeCompany(api, { name: "Quick" });
      const newest = (await follow(api)).at(-1);
      expect(newest?.resourceId).toBe(id);
      await slow.query("COMMIT");
      expect(typesOf(await follow(api, newest?.id), contact.id)).toEqual(["contact.updated"]);
    } finally {
      slow.release(true);
    }
  });
});

test("a client that keeps the newest event and then reads everything misses no later change", async () => {
  const { api, person } = await makeCaller();
  await makeApplication(api, person.boardId);
  const { newest } = await api.ok("events.list", { limit: 1 });
  expect(newest).toBe((await follow(api)).at(-1)?.id);
  const { id: companyId } = await makeCompany(api, { name: "Meanwhile" });
  const followed = await follow(api, newest ?? "");
  expect(followed.map(({ resourceId }) => resourceId)).toEqual([companyId]);
  // If a credential may read none of the kinds that changed, `newest` is still the end of the list.
  const stranger = await makeCaller();
  const { key } = await makeKey(stranger.person, { scopes: ["applications:read"] });
  const narrow = await rest(key).ok("events.list", {});
  expect(narrow).toMatchObject({ data: [], newest: (await follow(stranger.api)).at(-1)?.id });
});

describe("access to the event list", () => {
  test("is limited to the account's own events, and to what the credential's scopes allow", async () => {
    const { api, person } = await makeCaller();
    await makeApplication(api, person.boardId);
    const { key } = await makeKey(person, { scopes: ["applications:read"] });
    const narrow = await follow(rest(key));
    expect(new Set(narrow.map(({ type }) => type.split(".")[0]))).toEqual(new Set(["application"]));
    const outsider = (await makeCaller()).api;
    const own = new Set((await follow(api)).map(({ id }) => id));
    expect((await follow(outsider)).filter(({ id }) => own.has(id))).toEqual([]);
    await outsider.rejected("events.list", { cursor: [...own][0] ?? "" }, "validation_failed");
  });

  test("is rejected for a cursor that isn't an event of this list", async () => {
    const { api } = await makeCaller();
    for (const cursor of ["chg_x", "chg_1_", "none", "chg_01kabc0000e1za5jw5pxw3v8qn_1"]) {
      await api.rejected("events.list", { cursor }, "validation_failed");
    }
  });
});

describe("a cursor", () => {
  /** Backdates the account's events past their retention, and deletes them. */
  async function forget(accountId: string) {
    // Computed in UTC, because a cluster's updates can't depend on the time zone.
    await pool.query(
      "UPDATE change_events SET created_at = (created_at AT TIME ZONE 'UTC' - interval '31 days') AT TIME ZONE 'UTC' WHERE account_id = $1",
      [accountId],
    );
    await forgetOldEvents(sqlOn(pool));
  }

  test("of a quiet account stays valid, however long nothing happens, and until a later event is deleted", async () => {
    const { api, person } = await makeCaller();
    await makeCompany(api, { name: "Early" });
    const { newest } = await api.ok("events.list", {});
    await forget(person.accountId);
    await forget(person.accountId);
    expect(await api.ok("events.list", { cursor: newest ?? "" })).toMatchObject({ data: [], newest });
    const { id: companyId } = await makeCompany(api, { name: "Late" });
    expect(typesOf(await follow(api, newest ?? ""), companyId)).toEqual(["company.created"]);
    await forget(person.accountId);
    await api.rejected("events.list", { cursor: newest ?? "" }, "cursor_expired");
  });

  test("from before a deleted event has expired, and the error says how to continue", async () => {
    const { api, person } = await makeCaller();
    await makeCompany(api, { name: "First" });
    const [first] = await follow(api);
    await makeCompany(api, { name: "Second" });
    await forget(person.accountId);
    for (const cursor of [first?.id ?? "", "chg_0", "chg_999999999999"]) {
      const problem = await api.rejected("events.list", { cursor }, "cursor_expired");
      expect(JSON.stringify(problem), cursor).toContain("Read all data again");
    }
  });

  test("expires with the oldest events if there are more than the quota, and reading starts after them", async () => {
    const { api, person } = await makeCaller();
    const [first] = await follow(api);
    await pool.query(
      `INSERT INTO change_events (account_id, kind, resource_id, action, changes)
       SELECT $1, 'company', 'com_' || n, 'deleted', '[]' FROM generate_series(1, 1100) n`,
      [person.accountId],
    );
    await forgetOldEvents(sqlOn(pool), 300);
    await api.rejected("events.list", { cursor: first?.id ?? "" }, "cursor_expired");
    const kept = await follow(api);
    expect([kept.length, kept[0]?.resourceId, kept.at(-1)?.resourceId]).toEqual([300, "com_801", "com_1100"]);
    expect(await follow(api, kept[100]?.id)).toHaveLength(199);
  });

  test("from before IDs named their owner stays valid", async () => {
    const { api } = await makeCaller();
    const { id } = await makeCompany(api);
    const all = await follow(api);
    const before = all.at(-2)?.id.replace(/^chg_\w+_/, "chg_") ?? "";
    expect(typesOf(await follow(api, before), id)).toEqual(["company.created"]);
  });
});

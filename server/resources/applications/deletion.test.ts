import { beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { atOnce } from "#server/testing/at-once.ts";
import { makeApplication, makeColumn, makeResume } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { setQuotaUsed } from "#server/testing/quota-uses.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
let accountId: string;
let cookie: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  ({ boardId, accountId } = caller.person);
  cookie = await signIn(caller.person);
});

const removeAll = async (applicationIds: readonly string[], by = cookie) =>
  expect(await callPage(by, "applications.set_removed", { applicationIds, isRemoved: true })).toMatchObject({
    status: 200,
  });
const remove = (applicationId: string, by = cookie) => removeAll([applicationId], by);
const restoreAll = (applicationIds: readonly string[], by = cookie) =>
  callPage(by, "applications.set_removed", { applicationIds, isRemoved: false });
const restore = (applicationId: string, by = cookie) => restoreAll([applicationId], by);
const returned = async (applicationId: string, by = cookie) =>
  expect(await restore(applicationId, by)).toMatchObject({ status: 200 });
const saved = async () => (await api.ok("boards.get", { boardId })).columns.saved;

/** Returns a card's row and all dependent rows, except the time of the card's last change. */
async function rowsOf(id: string): Promise<unknown> {
  const part = (table: string) =>
    `(SELECT jsonb_agg(to_jsonb(p) ORDER BY to_jsonb(p)::text) FROM ${table} p WHERE p.application_id = $1) AS ${table}`;
  const tables = [
    "status_history",
    "interviews",
    "contact_applications",
    "coach_notes",
    "imported_cards",
    "tasks",
  ];
  const { rows } = await pool.query(
    `SELECT (SELECT to_jsonb(a) - 'updated_at' FROM applications a WHERE id = $1) AS card, ${tables.map(part).join(", ")}`,
    [id],
  );
  return rows[0];
}

/** Creates a card with an interview, a contact, a résumé, coach notes, and a history, on a shared board. */
async function makeFullCard() {
  const coaching = await makeCoaching();
  const { applicant, coach, owner, organizationSlug } = coaching;
  const own = applicant.person.boardId;
  const { id: resumeId } = await makeResume(applicant.api);
  const { id } = await makeApplication(applicant.api, own, {
    resumeId,
    notes: "Ask for Dana.",
    job: { title: "Baker", location: { city: "Berlin" }, compensation: { currency: "EUR" } },
  });
  await applicant.api.ok("shares.create", { boardId: own, organizationSlug });
  for (const body of ["One", "Two"]) await coach.api.ok("coach_notes.create", { applicationId: id, body });
  await applicant.api.ok("applications.move", { applicationId: id, status: "applied" });
  await applicant.api.ok("interviews.create", { applicationId: id, scheduledAt: "2026-12-03T14:00:00Z" });
  const by = await signIn(applicant.person);
  const { id: contactId } = await applicant.api.ok("contacts.create", { name: "Dana" });
  await callPage(by, "contacts.link", { contactId, applicationId: id, isLinked: true });
  await applicant.api.ok("tasks.create", { text: "Call", due: "2026-12-01", applicationId: id, contactId });
  return { ...coaching, owner, own, id, by, contactId, resumeId };
}

/** Backdates a deletion. Computes in UTC, because a cluster's updates can't depend on the time zone. */
const age = (id: string, seconds: number) =>
  pool.query(
    `UPDATE deleted_cards SET deleted_at = (deleted_at AT TIME ZONE 'UTC' - $2 * interval '1 second') AT TIME ZONE 'UTC' WHERE id = $1`,
    [id, seconds],
  );

describe("a card deleted on a page", () => {
  test("is restored exactly, with its history, interviews, contacts, coach notes, and résumé", async () => {
    const { applicant, own, id, by } = await makeFullCard();
    const before = await rowsOf(id);
    await remove(id, by);
    expect(await rowsOf(id)).toEqual({
      ...{ card: null, status_history: null, interviews: null },
      ...{ contact_applications: null, coach_notes: null, imported_cards: null, tasks: null },
    });
    await returned(id, by);
    expect(await rowsOf(id)).toEqual(before);
    await expectSoundBoard(applicant.api, own);
  });

  test("is absent from lists, searches, and the coach's board until it is restored", async () => {
    const { applicant, coach, own, id, by } = await makeFullCard();
    await remove(id, by);
    await applicant.api.rejected("applications.get", { applicationId: id }, "not_found");
    expect((await applicant.api.ok("applications.list", { boardId: own })).data).toEqual([]);
    expect((await applicant.api.ok("interviews.list", {})).data).toEqual([]);
    expect((await applicant.api.ok("search.applications", { text: "Baker" })).data).toEqual([]);
    await coach.api.rejected("coach_notes.list", { applicationId: id }, "not_found");
    await returned(id, by);
    expect((await applicant.api.ok("search.applications", { text: "Baker" })).data).toMatchObject([{ id }]);
    expect((await coach.api.ok("coach_notes.list", { applicationId: id })).data).toHaveLength(2);
  });

  test("records events for its deletion and return, and for everything that goes and returns with it", async () => {
    const { applicant, id, by } = await makeFullCard();
    const { newest } = await applicant.api.ok("events.list", { limit: 1 });
    await remove(id, by);
    await returned(id, by);
    const { data } = await applicant.api.ok("events.list", { cursor: newest ?? "", limit: 200 });
    const types = data.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["application.deleted", "interview.deleted"]));
    expect(types.slice(types.indexOf("application.created"))).toContain("interview.created");
    expect(types.filter((type) => type === "application.created")).toEqual(["application.created"]);
  });

  test("returns between its neighbors, and next to a card that has taken its place", async () => {
    const [a = "", b = "", c = ""] = await makeColumn(api, boardId, 3);
    await remove(b);
    await returned(b);
    expect(await saved()).toEqual([a, b, c]);
    await remove(b);
    await pool.query(
      `UPDATE applications SET rank = (SELECT rows -> 'card' ->> 'rank' FROM deleted_cards WHERE account_id = $3 AND id = $1)
       WHERE account_id = $3 AND id = $2`,
      [b, c, accountId],
    );
    await returned(b);
    expect(await saved()).toEqual([a, b, c]);
    await expectSoundBoard(api, boardId);
  });

  test("returns only once, even if it is requested several times concurrently", async () => {
    const { id } = await makeApplication(api, boardId);
    await remove(id);
    const responses = await atOnce(4, () => restore(id));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await saved()).toEqual([id]);
    const { rows } = await pool.query("SELECT id FROM deleted_cards WHERE account_id = $1", [accountId]);
    expect(rows).toEqual([]);
  });

  test("returns without what was deleted since, except that its company is recreated by name", async () => {
    const { applicant, owner, organizationSlug, id, by, contactId, resumeId } = await makeFullCard();
    const { company } = await applicant.api.ok("applications.get", { applicationId: id });
    await remove(id, by);
    await applicant.api.ok("companies.delete", { companyId: company.id });
    await applicant.api.ok("contacts.delete", { contactId });
    await applicant.api.ok("resumes.delete", { resumeId });
    await owner.api.ok("organizations.delete", { organizationSlug });
    await returned(id, by);
    const back = await applicant.api.ok("applications.get", { applicationId: id });
    expect(back).toMatchObject({ company: { name: company.name }, resume: null, counts: { coachNotes: 2 } });
    const { data } = await applicant.api.ok("coach_notes.list", { applicationId: id });
    expect(data.map(({ organization }) => organization.slug)).toEqual([organizationSlug, organizationSlug]);
  });

  test("can't be restored after ten minutes, without its board, or by another account", async () => {
    const { id } = await makeApplication(api, boardId);
    await remove(id);
    const { person } = await makeCaller();
    expect(await restore(id, await signIn(person))).toMatchObject({ status: 409, code: "undo_expired" });
    await age(id, LIMITS.lifetimes.undo + 1);
    expect(await restore(id)).toMatchObject({ status: 409, code: "undo_expired" });
    const { id: other } = await api.ok("boards.create", { name: "Other" });
    const { id: there } = await makeApplication(api, other);
    await remove(there);
    await api.ok("boards.delete", { boardId: other });
    expect(await restore(there)).toMatchObject({ status: 409, code: "undo_expired" });
    expect(await restore(newId("application"))).toMatchObject({ status: 409, code: "undo_expired" });
  });

  test("can't be restored beyond a quota, and stays restorable", async () => {
    const [id = ""] = await makeColumn(api, boardId, 2);
    await remove(id);
    await setQuotaUsed("cards", boardId, 1_000_000_000);
    expect(await restore(id)).toMatchObject({ code: "quota_exceeded" });
    await setQuotaUsed("cards", boardId, 0);
    await returned(id);
  });

  test("can be restored while it is among the most recent deletions", async () => {
    const [first = "", second = ""] = await makeColumn(api, boardId, 2);
    await remove(first);
    await remove(second);
    // Adds copies of older deletions, up to the number that is kept.
    await pool.query(
      `INSERT INTO deleted_cards (account_id, id, board_id, rows, deleted_at)
       SELECT account_id, id || n, board_id, rows, deleted_at - interval '1 minute'
       FROM deleted_cards, generate_series(1, $2::int) n WHERE id = $1`,
      [second, LIMITS.requests.restorableCards],
    );
    await age(first, 120);
    const { id: third } = await makeApplication(api, boardId);
    await remove(third);
    expect(await restore(first)).toMatchObject({ code: "undo_expired" });
    await returned(second);
    await returned(third);
  });

  test("is deleted and restored together with others, all or none, also from several boards", async () => {
    const { id: other } = await api.ok("boards.create", { name: "Other" });
    const here = await makeColumn(api, boardId, 3);
    const there = await makeColumn(api, other, 2);
    const [left = "", ...gone] = here;
    const ids = [...gone, ...there];
    // A card that is already deleted doesn't prevent the deletion of the others.
    await removeAll([...ids, newId("application")]);
    expect(await saved()).toEqual([left]);
    expect(await restoreAll([...ids, newId("application")])).toMatchObject({ code: "undo_expired" });
    expect(await saved()).toEqual([left]);
    expect(await restoreAll(ids)).toMatchObject({ status: 200 });
    expect(await saved()).toEqual(here);
    expect((await api.ok("boards.get", { boardId: other })).columns.saved).toEqual(there);
    await expectSoundBoard(api, boardId);
  });

  test("is dropped if the kept cards exceed the size limit, but the newest is always kept", async () => {
    const [first = "", second = ""] = await makeColumn(api, boardId, 2);
    await remove(first);
    await pool.query(
      `UPDATE deleted_cards SET rows = rows || jsonb_build_object('filling',
        (SELECT string_agg(md5(n::text), '') FROM generate_series(1, $2::int / 32) n)) WHERE id = $1`,
      [first, 2 * LIMITS.requests.deletedCards],
    );
    await remove(second);
    expect(await restore(first)).toMatchObject({ code: "undo_expired" });
    await returned(second);
  });
});

test("applications.delete keeps nothing to restore", async () => {
  const { id } = await makeApplication(api, boardId);
  await api.ok("applications.delete", { applicationId: id });
  expect(await restore(id)).toMatchObject({ code: "undo_expired" });
});

test("a bulk change can be undone after one of its cards was deleted and restored", async () => {
  const [a = "", b = ""] = await makeColumn(api, boardId, 2);
  const { undoToken } = await api.ok("applications.bulk_change", {
    applicationIds: [a, b],
    status: "archived",
  });
  await remove(a);
  await returned(a);
  await api.ok("applications.undo", { undoToken: undoToken ?? "" });
  expect(await saved()).toEqual([a, b]);
});

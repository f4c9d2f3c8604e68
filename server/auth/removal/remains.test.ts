import { expect, test } from "vitest";
import { accountOfJob, organizationOfJob } from "#server/core/access.ts";
import { announceRevocations } from "#server/core/live.ts";
import { sqlOn } from "#server/core/sql.ts";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { endUpcoming } from "#server/resources/appointments/service/notices.ts";
import { openDownload } from "#server/resources/resumes/download.ts";
import { makeCaller, makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { rest } from "#server/testing/rest.ts";
import { removeAccountRows } from "./account-rows.ts";
import { beginOrganizationRemoval, type RemovedOwner, removeRemains } from "./remains.ts";
import { removeUser } from "./user.ts";

/** The references to an account that are few at most. They are deleted with the account's own row. */
const FEW = [
  "api_keys.account_id",
  "calendar_feeds.account_id",
  "inbound_addresses.account_id",
  "inbound_mailboxes.account_id",
  "members.account_id",
  "oauth_grants.account_id",
  "profiles.account_id",
  "text_uses.account_id",
  "webhook_endpoints.account_id",
  "organizations.founded_by_id",
  "join_links.created_by_id",
  "message_templates.changed_by_id",
  "task_templates.created_by_id",
  "weekly_nudges.sender_id",
];

test("every row that an account can have many of is deleted, or loses its reference, in portions", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS name FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'accounts'::regclass`,
  );
  const references = new Set([
    ...rows.map(({ name }) => name),
    ...PERSONAL_TABLES.map((table) => `${table}.account_id`),
  ]);
  const nobody = accountOfJob("acc_00000000000000000000000000");
  const sent = await statementsOf(() => removeAccountRows(sqlOn(pool), nobody, 1).then(() => undefined));
  const ended = sent.map(({ text }) => {
    const [, table, column] = /^(?:delete from|update) "(\w+)".* where "(\w+)" = /.exec(text) ?? [];
    return `${table}.${column}`;
  });
  expect([...ended, ...FEW].filter((name) => name !== "accounts.id").sort()).toEqual([...references].sort());
});

/** Organizations keep their log and the addresses they invited. */
const KEPT = ["audit_events", "invitations"];

/** Returns the rows that were last left to the job. */
async function lastRemains(): Promise<RemovedOwner> {
  const { rows } = await pool.query<{ data: RemovedOwner }>(
    "SELECT data FROM pgboss.job WHERE name = 'remove-remains' ORDER BY created_on DESC LIMIT 1",
  );
  return rows[0]?.data as RemovedOwner;
}

/** Deletes a person with more rows than the request deletes. Returns the rows left to the job. */
async function beginToRemove({ userId }: Person): Promise<RemovedOwner> {
  const removing = inPrismaTransaction((transaction, sql) => removeUser(transaction, sql, userId, 40));
  await announceRevocations(await removing);
  return lastRemains();
}

test("while a large account is being deleted, none of its data can be reached, and its address is free", async () => {
  const person = await makePerson();
  const { key } = await makeKey(person);
  const { key: sandboxKey } = await makeKey(person, { environment: "sandbox" });
  for (const item of [key, sandboxKey]) await seedExampleRows(rest(item));
  const [resume] = (await rest(key).ok("resumes.list", {})).data;
  const { downloadUrl } = await rest(key).ok("resumes.get", { resumeId: resume?.id ?? "" });
  const remains = await beginToRemove(person);
  expect(remains.accountIds).toContain(person.accountId);
  expect(await prisma.application.count({ where: { accountId: person.accountId } })).toBeGreaterThan(0);

  for (const item of [key, sandboxKey]) expect((await rest(item).send("me.get", {})).status).toBe(401);
  expect(await openDownload(resume?.id ?? "", new URL(downloadUrl).searchParams, new Date())).toBeNull();
  expect(await tablesWith([person.email])).toEqual(KEPT);
  await prisma.user.create({ data: { id: `${person.userId}x`, email: person.email } });
  await prisma.account.create({
    data: { id: `${person.accountId}x`, userId: `${person.userId}x`, email: person.email },
  });

  // As if a job was killed after a portion, and two others took it over.
  await inSqlTransaction((sql) => removeAccountRows(sql, accountOfJob(person.accountId), 3));
  await Promise.all([removeRemains(remains, endUpcoming), removeRemains(remains, endUpcoming)]);
  await prisma.user.delete({ where: { id: `${person.userId}x` } });
  const named = [person.userId, ...remains.accountIds, remains.sandboxId ?? "none"];
  // For 30 days, organizations also keep who made a change.
  const kept = [...KEPT, "organization_change_events", "budget_uses"];
  expect((await tablesWith(named)).filter((table) => !kept.includes(table))).toEqual([]);
});

test("while a large organization is being deleted, no one reaches it, its address is free, and its notes stay", async () => {
  // Emails that stay on this machine are not counted.
  env().localMail = false;
  const { api } = await makeCaller();
  const { organizationSlug, applicationId } = await seedExampleRows(api);
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM organizations WHERE slug = $1", [
    organizationSlug,
  ]);
  const id = organizationOfJob(rows[0]?.id ?? "");
  const notes = async () =>
    (await api.ok("coach_notes.list", { applicationId })).data.map(({ body }) => body);
  const before = await notes();
  await inSqlTransaction((sql) => beginOrganizationRemoval(sql, id, endUpcoming, 5));
  expect(await prisma.organizationChangeEvent.count({ where: { organizationId: id } })).toBeGreaterThan(0);

  expect((await api.send("organizations.get", { organizationSlug })).status).toBe(404);
  const { data } = await api.ok("organizations.list", {});
  expect(data.map(({ slug }) => slug)).not.toContain(organizationSlug);
  await prisma.organization.create({
    data: { id: `${id}x`, name: "New", slug: organizationSlug, type: "college" },
  });

  await removeRemains(await lastRemains(), endUpcoming);
  await prisma.organization.delete({ where: { id: `${id}x` } });
  expect(await tablesWith([id])).toEqual(["audit_events", "budget_uses"]);
  expect(await notes()).toEqual(before);
});

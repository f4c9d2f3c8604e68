import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeOrganization, type Person, signIn } from "./actors.ts";
import { holdLock } from "./blocking.ts";
import { examples, seedExampleRows } from "./examples.ts";
import { callPage } from "./pages.ts";
import type { Rest } from "./rest.ts";

type Meanwhile = readonly [statement: string, values: string[]];

/**
 * Makes a request while another transaction with these changes is open. Returns the response, which comes after that transaction's
 * commit.
 */
async function during<Result>(
  changes: readonly Meanwhile[],
  request: () => Promise<Result>,
): Promise<Result> {
  const [[first, values] = ["SELECT 1", []], ...rest] = changes;
  const held = await holdLock(first, values);
  for (const [statement, given] of rest) await held.andThen(statement, given);
  const response = request();
  await held.waiters();
  await held.commit();
  return response;
}

/** Creates an owner with an organization, and returns how they call pages in it, and its newest entry of the audit log. */
async function makeOwner() {
  const { person, api } = await makeCaller();
  const { slug, id } = await makeOrganization([{ person, role: "owner" }]);
  const cookie = await signIn(person);
  const call = (name: Parameters<typeof callPage>[1], input: object) =>
    callPage(cookie, name, { organizationSlug: slug, ...input });
  const logged = async (action: string) =>
    (await api.ok("audit_events.list", { organizationSlug: slug })).data.filter(
      (entry) => entry.action === action,
    );
  return { person, api, slug, id, call, logged };
}

const page = (slug: string) =>
  (examples as Record<string, (rows: object) => object>)["appointments.set_page"]?.({
    organizationSlug: slug,
  });

async function withFollowUp(): Promise<{
  api: Rest;
  person: Person;
  contactId: string;
  interactionId: string;
}> {
  const { api, person } = await makeCaller();
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada" });
  const logged = { contactId, type: "follow_up" as const, interactionTime: "2026-11-10T09:00:00Z" };
  const { id: interactionId } = await api.ok("interactions.create", logged);
  return { api, person, contactId, interactionId };
}

test("an interaction that another change has just moved still ends the follow-up that it started", async () => {
  const { api, contactId, interactionId } = await withFollowUp();
  const later = "2026-11-12T09:00:00Z";
  await during(
    [
      ["UPDATE contacts SET follow_up_since = $2 WHERE id = $1", [contactId, later]],
      ["UPDATE interactions SET interaction_time = $2 WHERE id = $1", [interactionId, later]],
    ],
    () =>
      api.ok("interactions.update", {
        interactionId,
        type: "email",
        interactionTime: "2026-11-09T09:00:00Z",
      }),
  );
  const { rows } = await pool.query("SELECT follow_up_since FROM contacts WHERE id = $1", [contactId]);
  expect(rows).toEqual([{ follow_up_since: null }]);
});

test("a join link that another person has just revoked isn't revoked and logged again", async () => {
  const { call, logged } = await makeOwner();
  const made = await call("joining.create_link", {
    cohortId: null,
    coachId: null,
    maxUses: null,
    validDays: 7,
  });
  expect(made.status, made.text).toBe(200);
  const { id } = made.data as { id: string };
  const response = await during([["UPDATE join_links SET revoked_at = now() WHERE id = $1", [id]]], () =>
    call("joining.revoke_link", { joinLinkId: id }),
  );
  expect(response.status).toBe(200);
  expect(await logged("join_link_revoked")).toEqual([]);
});

test("the log of a changed booking page says what the person has just set in another tab", async () => {
  const { id, slug, call, logged } = await makeOwner();
  expect((await call("appointments.set_page", page(slug) ?? {})).status).toBe(200);
  await during([["UPDATE booking_pages SET minutes = 45 WHERE organization_id = $1", [id]]], () =>
    call("appointments.set_page", page(slug) ?? {}),
  );
  const [latest] = await logged("booking_page_changed");
  expect(latest).toMatchObject({ details: { before: { minutes: 45 } } });

  await during([["UPDATE booking_pages SET calendar_url = 'sealed' WHERE organization_id = $1", [id]]], () =>
    call("appointments.set_calendar", { calendarUrl: null }),
  );
  const [calendar] = await logged("booking_page_changed");
  expect(calendar).toMatchObject({
    details: { before: { hasCalendar: true }, after: { hasCalendar: false } },
  });
});

test("the log of a deleted webhook says what another person has just changed", async () => {
  const { api, slug, logged } = await makeOwner();
  const input = {
    organizationSlug: slug,
    url: "https://a.example/hook",
    eventTypes: ["member.created" as const],
  };
  const { id: webhookId } = await api.ok("organization_webhooks.create", input);
  const change = "UPDATE organization_webhook_endpoints SET url = 'https://b.example/hook' WHERE id = $1";
  await during([[change, [webhookId]]], () =>
    api.ok("organization_webhooks.delete", { organizationSlug: slug, webhookId }),
  );
  const [deleted] = await logged("webhook_deleted");
  expect(JSON.stringify(deleted)).toContain("b.example");
});

test("no task is assigned to a cohort that another person has just archived", async () => {
  const { api, slug, call } = await makeOwner();
  const { id: cohortId } = await api.ok("cohorts.create", { organizationSlug: slug, name: "Autumn" });
  const response = await during([["UPDATE cohorts SET archived_at = now() WHERE id = $1", [cohortId]]], () =>
    call("assigned_tasks.create", { cohortId, text: "Write a letter" }),
  );
  expect(response.code).toBe("not_found");
});

test("the limits on ignored senders, other addresses, and saved filters hold for concurrent requests", async () => {
  const { person, api, id, call } = await makeOwner();
  const { inboundEmailId } = await seedExampleRows(api);
  const fill = (column: string, most: number): Meanwhile => [
    `UPDATE inbound_addresses SET ${column} = ARRAY(SELECT n || '@a.example' FROM generate_series(1, $2::int) n) WHERE account_id = $1`,
    [person.accountId, String(most)],
  ];
  await pool.query("INSERT INTO inbound_addresses (account_id) VALUES ($1) ON CONFLICT DO NOTHING", [
    person.accountId,
  ]);
  const { ownAddresses, blockedSenders } = LIMITS.requests;
  const added = await during([fill("own_addresses", ownAddresses)], () =>
    call("inbound_emails.change_settings", { organizationSlug: undefined, addOwnAddress: "b@b.example" }),
  );
  expect(added.code).toBe("quota_exceeded");
  const ignored = await during([fill("blocked_senders", blockedSenders)], () =>
    api.send("inbound_emails.dismiss", { inboundEmailId, reason: "ignore_sender" }),
  );
  expect(ignored.status).toBe(409);

  const lock = "SELECT pg_advisory_xact_lock(hashtextextended('roster filters ' || $1 || ' ' || $2, 0))";
  const filters = `INSERT INTO roster_filters (organization_id, account_id, name, filter, saved_at)
    SELECT $1, $2, 'Filter ' || n, '{}', now() FROM generate_series(1, $3::int) n`;
  const saved = await during(
    [
      [lock, [id, person.accountId]],
      [filters, [id, person.accountId, String(LIMITS.quotas.rosterFilters)]],
    ],
    () =>
      call("roster.set_filter", {
        name: "One more",
        filter: { attention: ["no_share"], cohortId: null, search: "", sort: "quiet" },
      }),
  );
  expect(saved.code).toBe("validation_failed");
});

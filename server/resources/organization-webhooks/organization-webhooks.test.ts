import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { sendRequested } from "#server/resources/webhooks/delivery/requested.ts";
import { makeKey } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeCoaching, makeTeam } from "#server/testing/membership.ts";
import { followOrganization, type Rest, rest } from "#server/testing/rest.ts";
import { deliverAll, sharedReceiver } from "#server/testing/webhook-receiver.ts";

const receiver = sharedReceiver();

const create = (api: Rest, organizationSlug: string, more: object = {}) =>
  api.ok("organization_webhooks.create", { organizationSlug, url: receiver.url, ...more });
const received = () => receiver.received.map(({ event }) => [event.type, event.resourceId]);

describe("access to an organization's webhooks", () => {
  test("is limited to owners and admins, who see the same webhooks", async () => {
    const { organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
    const { secret: _secret, ...made } = await create(admin.api, organizationSlug);
    expect(made.eventTypes).toEqual(ORGANIZATION_EVENT_TYPES);
    const named = { organizationSlug, webhookId: made.id };
    expect(await owner.api.ok("organization_webhooks.get", named)).toEqual(made);
    for (const { api } of [coach, applicant]) {
      await api.rejected("organization_webhooks.list", { organizationSlug }, "insufficient_role");
      await api.rejected("organization_webhooks.get", named, "insufficient_role");
      const input = { organizationSlug, url: receiver.url };
      await api.rejected("organization_webhooks.create", input, "insufficient_role");
    }
    const stranger = await makeCoaching();
    await stranger.owner.api.rejected("organization_webhooks.get", named, "not_found");
    const elsewhere = { ...named, organizationSlug: stranger.organizationSlug };
    for (const name of ["get", "delete", "rotate_secret", "send_test"] as const)
      await stranger.owner.api.rejected(`organization_webhooks.${name}`, elsewhere, "not_found");
    await admin.api.rejected("webhooks.get", { webhookId: made.id }, "not_found");
    expect((await admin.api.ok("webhooks.list", {})).data).toEqual([]);
  });

  test("is limited to events that the credential can read, and doesn't allow redirecting other webhooks", async () => {
    const { organizationSlug, owner } = await makeCoaching();
    const scopes = ["organizations:read", "organizations:write"] as const;
    const narrow = rest((await makeKey(owner.person, { scopes })).key);
    const made = await create(narrow, organizationSlug);
    expect(made.eventTypes).toEqual(
      ORGANIZATION_EVENT_TYPES.filter((type) => !type.startsWith("coach_note.")),
    );
    const { id: webhookId } = await create(owner.api, organizationSlug);
    const moved = { organizationSlug, webhookId, url: `${receiver.url}/other` };
    await narrow.rejected("organization_webhooks.update", moved, "validation_failed");
    const kept = await owner.api.ok("organization_webhooks.get", { organizationSlug, webhookId });
    expect(kept.url).toBe(receiver.url);
    const personal = { organizationSlug, url: receiver.url, eventTypes: ["application.created"] };
    expect((await owner.api.send("organization_webhooks.create", personal)).status).toBe(422);
  });
});

describe("an organization's webhook receives", () => {
  test("an event as the list has it, with a valid signature and an entry in the log", async () => {
    const { organizationSlug, owner } = await makeCoaching();
    const { secret, id: webhookId } = await create(owner.api, organizationSlug);
    const { id } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
    await deliverAll();
    const [{ body = "", headers = {} } = {}] = receiver.received;
    const listed = (await followOrganization(owner.api, organizationSlug)).at(-1);
    expect(new Webhook(secret).verify(body, headers)).toEqual(listed);
    expect(received()).toEqual([["cohort.created", id]]);
    const named = { organizationSlug, webhookId };
    const { data } = await owner.api.ok("organization_webhooks.list_deliveries", named);
    expect(data).toMatchObject([{ type: "cohort.created", resourceId: id, outcome: "succeeded" }]);
    const deliveryId = data[0]?.id ?? "";
    const delivery = await owner.api.ok("organization_webhooks.get_delivery", { ...named, deliveryId });
    expect(delivery.requestBody).toBe(body);
  });

  test("a test and a resend on request", async () => {
    const { organizationSlug, id: organizationId, owner } = await makeCoaching();
    const { id: webhookId } = await create(owner.api, organizationSlug, { eventTypes: ["cohort.created"] });
    await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
    await deliverAll();
    const named = { organizationSlug, webhookId };
    const { data } = await owner.api.ok("organization_webhooks.list_deliveries", named);
    const again = { ...named, deliveryId: data[0]?.id ?? "" };
    for (const { id: deliveryId } of [
      await owner.api.ok("organization_webhooks.resend", again),
      await owner.api.ok("organization_webhooks.send_test", named),
    ]) {
      await sendRequested({ organizationId, deliveryId });
      const sent = await owner.api.ok("organization_webhooks.get_delivery", { ...named, deliveryId });
      expect(sent).toMatchObject({ outcome: "succeeded", responseStatus: 204 });
    }
    expect(received().map(([type]) => type)).toEqual(["cohort.created", "cohort.created", "webhook.test"]);
    expect(receiver.received[1]?.event.id).toBe(receiver.received[0]?.event.id);
  });

  test("nothing of an applicant's cards, and no note's text once the board is no longer shared", async () => {
    const { organizationSlug, owner, coach, applicant } = await makeCoaching();
    const { boardId } = applicant.person;
    const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
    const { id: applicationId } = await makeApplication(applicant.api, boardId);
    await create(owner.api, organizationSlug);
    await applicant.api.ok("applications.move", { applicationId, status: "offer" });
    await coach.api.ok("coach_notes.create", { applicationId, body: "A private word" });
    await applicant.api.ok("shares.delete", { shareId });
    await deliverAll();
    expect(received().map(([type]) => type)).toEqual(["coach_note.created", "share.deleted"]);
    expect(JSON.stringify(receiver.received)).not.toContain("A private word");
  });

  test("only changes in its own organization", async () => {
    const [one, other] = [await makeCoaching(), await makeCoaching()];
    await create(one.owner.api, one.organizationSlug);
    await one.owner.api.ok("companies.create", { name: "Harbor Works" });
    await other.owner.api.ok("cohorts.create", { organizationSlug: other.organizationSlug, name: "Autumn" });
    await deliverAll();
    expect(received()).toEqual([]);
  });
});

test("two organizations with one URL get their events once each under their own secret, and end separately", async () => {
  const teams = [await makeCoaching(), await makeCoaching()];
  const hooks = await Promise.all(
    teams.map(({ owner, organizationSlug }) => create(owner.api, organizationSlug)),
  );
  const [first, second] = [hooks[0] as (typeof hooks)[number], hooks[1] as (typeof hooks)[number]];
  expect(first.secret).not.toBe(second.secret);
  for (const { owner, organizationSlug } of teams) {
    await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  }
  await deliverAll();
  expect(receiver.received).toHaveLength(2);
  const verifies = ({ secret }: { secret: string }) =>
    receiver.received.filter(({ body, headers }) => {
      try {
        return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined;
      } catch {
        return false;
      }
    }).length;
  expect([verifies(first), verifies(second)]).toEqual([1, 1]);
  const [left, kept] = teams;
  await left?.owner.api.ok("organization_webhooks.delete", {
    organizationSlug: left.organizationSlug,
    webhookId: first.id,
  });
  const named = { organizationSlug: kept?.organizationSlug ?? "", webhookId: second.id };
  expect(await kept?.owner.api.ok("organization_webhooks.get", named)).toMatchObject({ id: second.id });
});

test("a webhook that fails for days is switched off, with an email to each owner and to no one else", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "owner", "admin");
  const [owner, second, admin] = members;
  const { id: webhookId } = await create(admin.api, organizationSlug);
  receiver.respondWith((_received, response) => response.writeHead(500).end());
  await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await pool.query(
    "UPDATE organization_webhook_endpoints SET failing_since = now() - interval '4 days' WHERE id = $1",
    [webhookId],
  );
  await deliverAll();
  const named = { organizationSlug, webhookId };
  expect(await owner.api.ok("organization_webhooks.get", named)).toMatchObject({ status: "failed" });
  const { name } = await owner.api.ok("organizations.get", { organizationSlug });
  for (const { person } of [owner, second]) {
    const mails = await queuedMail(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`A webhook of ${name} was switched off`]);
    expect(mails[0]?.text).toContain(`/o/${organizationSlug}/settings/webhooks`);
  }
  const toAdmin = (await queuedMail(admin.person.email)).map(({ subject }) => subject);
  expect(toAdmin.filter((subject) => subject.includes("switched off"))).toEqual([]);
});

test("webhooks and their log are deleted with the organization, and nothing more is sent", async () => {
  const { organizationSlug, id, owner } = await makeCoaching();
  const { id: webhookId } = await create(owner.api, organizationSlug);
  const { id: deliveryId } = await owner.api.ok("organization_webhooks.send_test", {
    organizationSlug,
    webhookId,
  });
  await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await owner.api.ok("organizations.delete", { organizationSlug });
  await deliverAll();
  await sendRequested({ organizationId: id, deliveryId });
  expect(received()).toEqual([]);
  expect(await prisma.organizationWebhookEndpoint.count({ where: { organizationId: id } })).toBe(0);
  expect(await prisma.organizationWebhookDelivery.count({ where: { organizationId: id } })).toBe(0);
});

test("an organization has a limited number of webhooks, no matter who creates them", async () => {
  const { organizationSlug, owner, admin } = await makeCoaching();
  for (let made = 0; made < LIMITS.quotas.organizationWebhooks; made += 1)
    await create(made % 2 === 0 ? owner.api : admin.api, organizationSlug);
  const input = { organizationSlug, url: receiver.url };
  await owner.api.rejected("organization_webhooks.create", input, "quota_exceeded");
});

import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { sweepTables } from "#server/jobs/sweep.ts";
import { networksOf } from "#server/lib/client-address.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { type Rest, rest } from "#server/testing/rest.ts";
import { sharedReceiver } from "#server/testing/webhook-receiver.ts";
import { PUBLIC, reachOfAddress, webhookAddress } from "./address.ts";
import { deliverOnce } from "./delivery/deliveries.ts";
import { sendRequested } from "./delivery/requested.ts";

const receiver = sharedReceiver();

const create = (api: Rest, more: object = {}) => api.ok("webhooks.create", { url: receiver.url, ...more });
const everything = async (api: Rest, webhookId: string) =>
  (await api.ok("webhooks.list_deliveries", { webhookId, limit: 200 })).data;

describe("the secret", () => {
  test("is in the creating response and a retry's, and is stored nowhere in plain text", async () => {
    const { api } = await makeCaller();
    const key = { "Idempotency-Key": "make-one" };
    const { secret, ...made } = await api.ok("webhooks.create", { url: receiver.url }, key);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await api.ok("webhooks.create", { url: receiver.url }, key)).toEqual({ ...made, secret });
    expect(await api.ok("webhooks.get", { webhookId: made.id })).toEqual(made);
    expect(await tablesWith([secret, secret.slice(6)])).toEqual([]);
    const again = { "Idempotency-Key": "rotate" };
    const rotated = await api.ok("webhooks.rotate_secret", { webhookId: made.id }, again);
    expect(rotated.secret).not.toBe(secret);
    expect(await api.ok("webhooks.rotate_secret", { webhookId: made.id }, again)).toEqual(rotated);
    expect(await tablesWith([rotated.secret.slice(6)])).toEqual([]);
  });
});

describe("webhook permissions", () => {
  test("cover only what the credential can read, and all of that by default", async () => {
    const { person } = await makeCaller();
    const scopes = ["applications:read", "applications:write"] as const;
    const narrow = rest((await makeKey(person, { scopes })).key);
    const made = await create(narrow);
    const ofScope = ["application", "inbound_email", "task"].flatMap((kind) =>
      ["created", "updated", "deleted"].map((change) => `${kind}.${change}`),
    );
    expect(made.eventTypes).toEqual(ofScope);
    const problem = await narrow.rejected(
      "webhooks.create",
      { url: receiver.url, eventTypes: ["contact.created"] },
      "validation_failed",
    );
    expect(problem.detail).toContain("contact.created");
    await narrow.rejected(
      "webhooks.update",
      { webhookId: made.id, eventTypes: ["contact.created"] },
      "validation_failed",
    );
  });

  test("keep a credential from redirecting a webhook, or seeing log entries, with events it can't read", async () => {
    const { api, person } = await makeCaller();
    const { id: webhookId } = await create(api);
    await api.ok("contacts.create", { name: "Ada Kern" });
    const { id: applicationId } = await makeApplication(api, person.boardId);
    await deliverOnce();
    const scopes = ["applications:read", "applications:write"] as const;
    const narrow = rest((await makeKey(person, { scopes })).key);
    await narrow.rejected(
      "webhooks.update",
      { webhookId, url: `${receiver.url}/other` },
      "validation_failed",
    );
    expect((await api.ok("webhooks.get", { webhookId })).url).toBe(receiver.url);
    const all = await everything(api, webhookId);
    const contact = all.find(({ type }) => type === "contact.created");
    const seen = await everything(narrow, webhookId);
    expect(seen.map(({ resourceId }) => resourceId)).toEqual([applicationId]);
    const deliveryId = contact?.id ?? "";
    await narrow.rejected("webhooks.get_delivery", { webhookId, deliveryId }, "not_found");
    expect(await api.ok("webhooks.get_delivery", { webhookId, deliveryId })).toMatchObject({
      requestBody: receiver.received.find(({ event }) => event.type === "contact.created")?.body,
    });
  });

  test("require a verified address, even in a sandbox", async () => {
    const { api, person } = await makeCaller({ environment: "sandbox" });
    await prisma.user.update({ where: { id: person.userId }, data: { emailVerified: null } });
    await api.rejected("webhooks.create", { url: receiver.url }, "address_unconfirmed");
  });

  test.each([
    "http://example.com/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest",
    "https://[::1]/",
    "https://[fd00::1]/",
    "https://2130706433/",
    "https://example.com:8443/",
    "https://user:secret@example.com/",
    "ftp://example.com/",
    "nowhere",
  ])("%s is rejected as a webhook address", (url) => {
    expect(() => webhookAddress(url, () => PUBLIC)).toThrow("Must be an https address");
  });

  test.each([
    ["http://10.0.0.5:5678/webhook", true],
    ["https://10.0.0.5/", true],
    ["http://n8n:5678/webhook", true],
    ["https://example.com/", true],
    ["http://10.0.0.6:5678/", false],
    ["http://203.0.113.9/", false],
    ["https://8.8.8.8:8443/", false],
    ["http://8.8.8.8/", false],
    ["http://127.0.0.1:5678/", false],
    ["https://169.254.169.254/latest", false],
    ["ftp://10.0.0.5/", false],
  ])("with a neighbor at 10.0.0.5, whether %s is a valid webhook address is %s", (url, isGood) => {
    const named = networksOf("10.0.0.5,fd00::/64");
    const read = () => webhookAddress(url, (to) => reachOfAddress(to, named));
    if (isGood) expect(read()).toBe(url);
    else expect(read).toThrow("Must be an https address");
  });

  test("a name is allowed or rejected by its addresses, and only a neighbor may be reached over http and on other ports", () => {
    const named = networksOf("10.0.0.5,fd00::/64");
    const reached = (url: string) => {
      const { address } = reachOfAddress(new URL(url), named);
      return ["10.0.0.5", "::ffff:10.0.0.5", "fd00::7", "8.8.8.8", "10.0.0.6", "127.0.0.1"].filter(address);
    };
    const neighbor = ["10.0.0.5", "::ffff:10.0.0.5", "fd00::7"];
    expect(reached("http://n8n.example:5678/")).toEqual(neighbor);
    expect(reached("https://n8n.example:8443/")).toEqual(neighbor);
    expect(reached("https://n8n.example/")).toEqual([...neighbor, "8.8.8.8"]);
    const { address } = reachOfAddress(new URL("http://n8n.example/"), networksOf("10.0.0.5/1"));
    expect(["10.0.0.5", "127.0.0.1", "8.8.8.8"].filter(address)).toEqual(["10.0.0.5"]);
  });
});

describe("the log", () => {
  test("shows requests and responses, and tests and resends are sent on request, whatever the status", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api, { eventTypes: ["company.created"] });
    receiver.respondWith((_received, response) => response.writeHead(201).end("thanks\0"));
    const { id: companyId } = await makeCompany(api);
    await deliverOnce();
    const [sent] = await everything(api, webhookId);
    expect(sent).toMatchObject({
      ...{ cause: "event", type: "company.created", resourceId: companyId, attempt: 1 },
      ...{ outcome: "succeeded", responseStatus: 201, failure: null },
    });
    await api.ok("webhooks.update", { webhookId, status: "paused" });
    for (const [name, input] of [
      ["webhooks.resend", { webhookId, deliveryId: sent?.id ?? "" }],
      ["webhooks.send_test", { webhookId }],
    ] as const) {
      const pending = await api.ok(name, input as never);
      expect(pending).toMatchObject({ outcome: "pending" });
      const { id: deliveryId } = pending as { id: string };
      const { rows } = await pool.query("SELECT account_id FROM webhook_deliveries WHERE id = $1", [
        deliveryId,
      ]);
      const job = { accountId: rows[0].account_id, deliveryId };
      await sendRequested(job);
      await sendRequested(job);
      expect(await api.ok("webhooks.get_delivery", { webhookId, deliveryId })).toMatchObject({
        ...{ outcome: "succeeded", responseStatus: 201, responseBody: "thanks\u{fffd}" },
      });
    }
    expect(receiver.received.map(({ event }) => event.type)).toEqual([
      "company.created",
      "company.created",
      "webhook.test",
    ]);
    const [first, again] = receiver.received;
    expect(again?.event.id).toBe(first?.event.id);
  });

  test("keeps the newest entries, and forgets expired ones", async () => {
    const { api, person } = await makeCaller();
    const { id: webhookId } = await create(api);
    await pool.query(
      `INSERT INTO webhook_deliveries (account_id, id, endpoint_id, cause, event_type, resource_id, outcome, created_at)
       SELECT $1, 'dlv_00000000000000000000000' || lpad(n::text, 3, '0'), $2, 'test', 'webhook.test', $2, 'succeeded',
         now() - interval '8 days' FROM generate_series(1, $3) n`,
      [person.accountId, webhookId, LIMITS.requests.webhookDeliveries],
    );
    await api.ok("webhooks.send_test", { webhookId });
    const count = async () =>
      (await pool.query("SELECT id FROM webhook_deliveries WHERE endpoint_id = $1", [webhookId])).rowCount;
    expect(await count()).toBe(LIMITS.requests.webhookDeliveries);
    await sweepTables("forget-old-records");
    expect(await count()).toBe(1);
  });
});

test("a limited number of a webhook's tests and resends can wait, and more once they are sent", async () => {
  const { api } = await makeCaller();
  const { id: webhookId } = await create(api);
  const { id: another } = await create(api);
  for (let requested = 0; requested < LIMITS.requests.webhookRequests; requested += 1) {
    await api.ok("webhooks.send_test", { webhookId });
  }
  const { detail } = await api.rejected("webhooks.send_test", { webhookId }, "rate_limited");
  expect(detail).toContain(String(LIMITS.requests.webhookRequests));
  const { data } = await api.ok("webhooks.list_deliveries", { webhookId, limit: 200 });
  expect(data).toHaveLength(LIMITS.requests.webhookRequests);
  await api.ok("webhooks.send_test", { webhookId: another });
  await pool.query("UPDATE webhook_deliveries SET outcome = 'failed' WHERE id = $1", [data[0]?.id]);
  await api.ok("webhooks.resend", { webhookId, deliveryId: data[0]?.id ?? "" });
});

test("an account has a limited number of webhooks", async () => {
  const { api } = await makeCaller();
  for (let made = 0; made < LIMITS.quotas.webhooks; made += 1) await create(api);
  await api.rejected("webhooks.create", { url: receiver.url }, "quota_exceeded");
});

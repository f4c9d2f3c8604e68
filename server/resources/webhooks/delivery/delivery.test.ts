import dns from "node:dns";
import type { ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeCompany } from "#server/testing/factories.ts";
import { queuedMail } from "#server/testing/mail.ts";
import type { Rest } from "#server/testing/rest.ts";
import { deliverAll, makeDue, sharedReceiver, startReceiver } from "#server/testing/webhook-receiver.ts";
import { PER_OWNER_MAX } from "../store/queue.ts";
import { deliverOnce, startDeliveries, stopDeliveries } from "./deliveries.ts";

const receiver = sharedReceiver();

const eventTypes = ["company.created", "company.updated", "company.deleted"] as const;
const create = (api: Rest, url = receiver.url) =>
  api.ok("webhooks.create", { url, eventTypes: [...eventTypes] });
const log = async (api: Rest, webhookId: string) =>
  (await api.ok("webhooks.list_deliveries", { webhookId, limit: 200 })).data;
const received = () => receiver.received.map(({ event }) => event.resourceId);
const set = (webhookId: string, assignment: string) =>
  pool.query(`UPDATE webhook_endpoints SET ${assignment} WHERE id = $1`, [webhookId]);

test("an event arrives as the list has it, with a valid signature", async () => {
  const { api } = await makeCaller();
  const { secret } = await create(api);
  const { id } = await makeCompany(api);
  await deliverAll();
  const [{ body = "", headers = {}, event } = {}] = receiver.received;
  const { data } = await api.ok("events.list", { kind: ["company"] });
  expect(new Webhook(secret).verify(body, headers)).toEqual(data.at(-1));
  expect(headers).toMatchObject({ "webhook-id": event?.id, "content-type": "application/json" });
  expect(event?.resourceId).toBe(id);
  expect(receiver.received).toHaveLength(1);
});

test("after a rotation, both secrets verify for a day, and then only the new one", async () => {
  const { api } = await makeCaller();
  const { id: webhookId, secret: old } = await create(api);
  const { secret, previousSecretUntil } = await api.ok("webhooks.rotate_secret", { webhookId });
  expect(Date.parse(previousSecretUntil ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  const verifies = (by: string) => {
    const { body = "", headers = {} } = receiver.received.at(-1) ?? {};
    return new Webhook(by).verify(body, headers);
  };
  await makeCompany(api);
  await deliverAll();
  expect(verifies(old)).toEqual(verifies(secret));
  await set(webhookId, "old_secret_until = now() - interval '1 second'");
  await makeCompany(api, { name: "Later" });
  await deliverAll();
  verifies(secret);
  expect(() => verifies(old)).toThrow("No matching signature");
});

describe("a receiver that", () => {
  test("responds with an error gets the same event again, and later ones once it has accepted that", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.writeHead(500).end("no"));
    const { id: first } = await makeCompany(api, { name: "First" });
    const { id: second } = await makeCompany(api, { name: "Second" });
    await deliverAll();
    expect(received()).toEqual([first]);
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject({ failingSince: expect.any(String) });
    await makeDue(webhookId);
    await deliverAll();
    receiver.accept();
    await makeDue(webhookId);
    await deliverAll();
    expect(received()).toEqual([first, first, first, second]);
    const [one, two] = receiver.received;
    expect(two?.headers["webhook-id"]).toBe(one?.headers["webhook-id"]);
    expect((await log(api, webhookId)).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, "succeeded"],
      [3, "succeeded"],
      [2, "failed"],
      [1, "failed"],
    ]);
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject({ failingSince: null });
  });

  test("redirects isn't followed, and counts as failed", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.writeHead(302, { location: "/other" }).end());
    await makeCompany(api);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    expect((await log(api, webhookId))[0]).toMatchObject({ outcome: "failed", responseStatus: 302 });
  });

  test("responds too late counts as failed", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    const late = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
    receiver.respondWith(() => late.abort());
    await makeCompany(api);
    await deliverAll();
    expect((await log(api, webhookId))[0]).toMatchObject({ outcome: "failed", failure: "too_slow" });
  });

  test("cuts the connection counts as failed", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.destroy());
    await makeCompany(api);
    await deliverAll();
    expect((await log(api, webhookId))[0]).toMatchObject({ outcome: "failed", failure: "unreachable" });
  });

  test("accepts nothing of an event for a day gets the next one", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.writeHead(500).end());
    const { id: first } = await makeCompany(api, { name: "First" });
    const { id: second } = await makeCompany(api, { name: "Second" });
    await deliverAll();
    await set(webhookId, "trying_since = now() - interval '25 hours'");
    await makeDue(webhookId);
    await deliverAll();
    receiver.accept();
    await makeDue(webhookId);
    await deliverAll();
    expect(received()).toEqual([first, first, second]);
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject({ status: "active" });
  });

  test("fails for days is switched off with an email, and gets all that it missed when resumed", async () => {
    const { api, person } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.writeHead(503).end());
    const { id: first } = await makeCompany(api, { name: "First" });
    await deliverAll();
    await set(webhookId, "failing_since = now() - interval '73 hours'");
    await makeDue(webhookId);
    await deliverAll();
    const outage = { status: "failed", statusReason: "nothing_accepted" };
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject(outage);
    const mails = await queuedMail(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "New webhook for your Offerlane account",
      "Your webhook was switched off",
    ]);
    const { id: second } = await makeCompany(api, { name: "Second" });
    await deliverAll();
    receiver.accept();
    receiver.received.length = 0;
    await api.ok("webhooks.update", { webhookId, status: "active" });
    await deliverAll();
    expect(received()).toEqual([first, second]);
  });

  test("responds with 410 Gone is switched off immediately", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith((_received, response) => response.writeHead(410).end());
    await makeCompany(api);
    await deliverAll();
    const gone = { status: "failed", statusReason: "receiver_gone" };
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject(gone);
  });

  test("fails during the attempt in which a person pauses the webhook leaves it paused", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    receiver.respondWith(async (_received, response) => {
      await api.ok("webhooks.update", { webhookId, status: "paused" });
      response.writeHead(500).end();
    });
    await makeCompany(api);
    await deliverAll();
    const paused = { status: "paused", statusReason: "paused_by_person" };
    expect(await api.ok("webhooks.get", { webhookId })).toMatchObject(paused);
  });

  test("was paused gets what it missed when resumed", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api);
    const paused = await api.ok("webhooks.update", { webhookId, status: "paused" });
    expect(paused).toMatchObject({ statusReason: "paused_by_person" });
    const { id } = await makeCompany(api);
    await deliverAll();
    expect(received()).toEqual([]);
    const resumed = await api.ok("webhooks.update", { webhookId, status: "active" });
    expect(resumed).toMatchObject({ statusReason: null });
    await deliverAll();
    expect(received()).toEqual([id]);
  });
});

describe("concurrent delivery", () => {
  test("concurrent processes send each event once and in order, and miss none that arrives in between", async () => {
    const { api } = await makeCaller();
    await create(api);
    const writers = 4;
    const each = 8;
    let writing = true;
    const written = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let n = 0; n < each; n += 1) await makeCompany(api, { name: `C ${writer}-${n}` });
      }),
    ).finally(() => {
      writing = false;
    });
    while (writing) await Promise.all([deliverOnce(), deliverOnce(), deliverOnce()]);
    await written;
    await deliverAll();
    const { data } = await api.ok("events.list", { kind: ["company"], limit: 200 });
    expect(receiver.received.map(({ event }) => event.id)).toEqual(data.map(({ id }) => id));
    expect(data).toHaveLength(writers * each);
  });

  test("a slow receiver delays no other", async () => {
    const slow = await startReceiver();
    const { api } = await makeCaller();
    await create(api, slow.url);
    await create(api);
    const pending: (() => void)[] = [];
    slow.respondWith((_received, response) => pending.push(() => response.writeHead(204).end()));
    startDeliveries();
    try {
      const { id: first } = await makeCompany(api, { name: "First" });
      await expect.poll(() => slow.received.length).toBe(1);
      await expect.poll(received).toEqual([first]);
      const { id: second } = await makeCompany(api, { name: "Second" });
      await expect.poll(received).toEqual([first, second]);
      expect(slow.received).toHaveLength(1);
    } finally {
      for (const respond of pending) respond();
      slow.accept();
      await stopDeliveries(10_000);
      slow.stop();
    }
  });
});

test("a hundred receivers that never answer don't keep others' events waiting", async () => {
  const slow = await startReceiver();
  const held: ServerResponse[] = [];
  slow.respondWith((_received, response) => void held.push(response));
  for (let attacker = 0; attacker < 100 / PER_OWNER_MAX; attacker += 1) {
    const { api } = await makeCaller();
    for (let webhook = 0; webhook < PER_OWNER_MAX; webhook += 1) await create(api, slow.url);
    await makeCompany(api);
  }
  const { api } = await makeCaller();
  await create(api);
  startDeliveries();
  try {
    await expect.poll(() => held.length).toBe(100);
    const { id } = await makeCompany(api);
    await expect.poll(received).toEqual([id]);
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([]);
  } finally {
    slow.accept();
    for (const response of held) response.writeHead(204).end();
    await stopDeliveries(10_000);
    slow.stop();
  }
});

describe("an internal address", () => {
  test("is rejected at each delivery, whatever its name resolved to before", async () => {
    const { api } = await makeCaller();
    const { id: webhookId } = await create(api, "https://rebound.example/hook");
    const requested: string[] = [];
    const { lookup } = dns;
    dns.lookup = ((name: string, _options: object, respond: (...given: unknown[]) => void) => {
      requested.push(name);
      respond(null, [{ address: "10.0.0.5", family: 4 }]);
    }) as unknown as typeof lookup;
    syncBuiltinESMExports();
    try {
      await makeCompany(api);
      await deliverAll();
    } finally {
      dns.lookup = lookup;
      syncBuiltinESMExports();
    }
    expect(requested).toEqual(["rebound.example"]);
    expect((await log(api, webhookId))[0]).toMatchObject({ outcome: "failed", failure: "not_public" });
    await set(webhookId, "url = 'https://169.254.169.254/latest'");
    await makeDue(webhookId);
    await deliverAll();
    expect((await log(api, webhookId))[0]).toMatchObject({ attempt: 2, failure: "not_public" });
  });
});

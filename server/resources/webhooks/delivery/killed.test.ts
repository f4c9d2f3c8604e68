import { afterEach, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeCompany } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { lockQuotaUse } from "#server/testing/quota-uses.ts";
import { type Rest, requestOf } from "#server/testing/rest.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { deliverAll, makeDue, sharedReceiver } from "#server/testing/webhook-receiver.ts";
import { deliverOnce } from "./deliveries.ts";

const receiver = sharedReceiver();
const processes: ServerProcess[] = [];
afterEach(() => Promise.all(processes.splice(0).map((child) => child.kill())));

const eventTypes = ["company.created", "company.updated"] as const;
const create = (api: Rest, types: readonly (typeof eventTypes)[number][] = eventTypes) =>
  api.ok("webhooks.create", { url: receiver.url, eventTypes: [...types] });
const received = () => receiver.received.map(({ event }) => [event.type, event.resourceId]);
/** Starts a process on this database, which serves requests and delivers, or only serves requests. */
async function start(does: "answers" | "delivers") {
  const variables: Record<string, string> = does === "delivers" ? { DELIVERS: "yes" } : {};
  const started = await startServerProcess(variables, "delivering-main.ts");
  processes.push(started);
  return started;
}

test("a change that a process committed before it was killed is delivered by another process", async () => {
  const { api } = await makeCaller();
  await create(api);
  await deliverAll();
  const killed = await start("answers");
  const request = requestOf("companies.create", { name: "Harbor Works" });
  const made = await api.raw({ ...request, origin: killed.origin });
  await killed.kill();
  expect(received()).toEqual([]);
  await start("delivers");
  await expect.poll(received).toEqual([["company.created", (made.body as { id: string }).id]]);
});

test("an organization's change that a process committed before it was killed is delivered by another process", async () => {
  const { organizationSlug, owner } = await makeCoaching();
  const eventTypes = ["cohort.created" as const];
  await owner.api.ok("organization_webhooks.create", { organizationSlug, url: receiver.url, eventTypes });
  await deliverAll();
  const killed = await start("answers");
  const request = requestOf("cohorts.create", { organizationSlug, name: "Autumn" });
  const made = await owner.api.raw({ ...request, origin: killed.origin });
  await killed.kill();
  expect(received()).toEqual([]);
  await start("delivers");
  await expect.poll(received).toEqual([["cohort.created", (made.body as { id: string }).id]]);
});

test("an event being sent when its process is killed is sent again with the same ID, and then later ones", async () => {
  const { api } = await makeCaller();
  const { id: webhookId } = await create(api);
  receiver.respondWith(() => {});
  const killed = await start("delivers");
  const first = await makeCompany(api, { name: "First" });
  await expect.poll(() => receiver.received.length).toBe(1);
  const second = await makeCompany(api, { name: "Second" });
  await killed.kill();
  receiver.accept();
  // Until its lease ends, the webhook belongs to the killed process.
  await deliverAll();
  expect(receiver.received).toHaveLength(1);
  await makeDue(webhookId);
  await deliverAll();
  expect(received()).toEqual([first, first, second].map(({ id }) => ["company.created", id]));
  const [sent, again] = receiver.received;
  expect(again?.headers["webhook-id"]).toBe(sent?.headers["webhook-id"]);
});

test("a change committed while a webhook is being created is delivered to it", async () => {
  const { api, person } = await makeCaller();
  const { id: companyId } = await makeCompany(api);
  // Adds a webhook, so that the account's count has a row to lock.
  await create(api, []);
  const held = await lockQuotaUse("webhooks", person.accountId);
  const creating = create(api);
  await held.waiters();
  await api.ok("companies.update", { companyId, notes: "Answers within a week." });
  await held.release();
  await creating;
  await deliverAll();
  expect(received()).toEqual([["company.updated", companyId]]);
});

test("a change being committed while a webhook becomes idle is delivered to it", async () => {
  const { api, person } = await makeCaller();
  const { id: companyId } = await makeCompany(api);
  await create(api);
  const held = await holdLock("UPDATE companies SET name = 'Harbor' WHERE account_id = $1 AND id = $2", [
    person.accountId,
    companyId,
  ]);
  // The change is stored, but there was no idle webhook to wake.
  await held.andThen("SET CONSTRAINTS ALL IMMEDIATE", []);
  const delivering = deliverOnce();
  await Promise.race([held.waiters(), delivering]);
  await held.commit();
  await delivering;
  await deliverAll();
  expect(received()).toEqual([["company.updated", companyId]]);
});

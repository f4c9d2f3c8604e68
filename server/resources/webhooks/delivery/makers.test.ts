import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import { rest } from "#server/testing/rest.ts";
import { deliverAll, sharedReceiver } from "#server/testing/webhook-receiver.ts";
import { sendRequested } from "./requested.ts";

const receiver = sharedReceiver();

const received = () => receiver.received.map(({ event }) => event.type);

test("an event that the maker's scopes no longer allow is neither sent nor resent on request", async () => {
  const { api, person } = await makeCaller();
  const { key } = await makeKey(person, {
    scopes: ["applications:read", "applications:write", "companies:read"],
  });
  const { id: webhookId } = await rest(key).ok("webhooks.create", { url: receiver.url });
  await makeCompany(api, { name: "Read" });
  await deliverAll();
  expect(received()).toEqual(["company.created"]);
  await pool.query(
    "UPDATE api_keys SET scopes = array_remove(scopes, 'companies:read') WHERE id = (SELECT maker_id FROM webhook_endpoints WHERE id = $1)",
    [webhookId],
  );
  await makeApplication(api, person.boardId);
  await deliverAll();
  expect(received().slice(1)).toEqual(["application.created"]);
  const { data } = await api.ok("webhooks.list_deliveries", { webhookId });
  const first = data.find(({ type }) => type === "company.created");
  const { id: deliveryId } = await api.ok("webhooks.resend", { webhookId, deliveryId: first?.id ?? "" });
  await sendRequested({ accountId: person.accountId, deliveryId });
  expect(await api.ok("webhooks.get_delivery", { webhookId, deliveryId })).toMatchObject({
    outcome: "failed",
  });
  expect(received()).toHaveLength(2);
});

test("a webhook whose API key has expired is paused and says why, also after someone pauses it again", async () => {
  const { api, person } = await makeCaller();
  const { key } = await makeKey(person);
  const { id: webhookId } = await rest(key).ok("webhooks.create", { url: receiver.url });
  await pool.query(
    "UPDATE api_keys SET expires_at = now() WHERE id = (SELECT maker_id FROM webhook_endpoints WHERE id = $1)",
    [webhookId],
  );
  await makeCompany(api);
  await deliverAll();
  expect(received()).toEqual([]);
  const expired = { status: "paused", statusReason: "credential_ended" };
  expect(await api.ok("webhooks.get", { webhookId })).toMatchObject(expired);
  expect(await api.ok("webhooks.update", { webhookId, status: "paused" })).toMatchObject(expired);
});

import type { EventType } from "#domain/event-types.ts";
import { newId } from "#server/core/ids.ts";
import type { Owner } from "#server/core/owners.ts";
import { TEST_TYPE } from "#server/resources/webhooks/contract.ts";
import { newSecret } from "#server/resources/webhooks/service.ts";
import { insertRows } from "./insert-rows.ts";
import type { Seeding } from "./seeding.ts";

/** Seeds a person's webhook. */
export async function seedWebhooks({ sql, accountId, calendar }: Seeding): Promise<void> {
  const owner = { kind: "account", id: accountId } as const;
  const types = ["application.created", "application.updated", "application.deleted"] as const;
  const { endpoint, delivery } = webhookRows(owner, types, calendar.moment(3, 0));
  await insertRows(sql, {
    webhook_endpoints: [{ accountId, ...endpoint }],
    webhook_deliveries: [{ accountId, ...delivery }],
  });
}

/** Returns the rows of a paused webhook with an unreachable URL and of one delivery, both without the owner's column. */
export function webhookRows(owner: Owner, types: readonly EventType[], at: string) {
  const id = newId("webhook");
  const endpoint = {
    id,
    url: "https://hooks.example/offerlane",
    description: "Sync with the CRM",
    eventTypes: types,
    status: "paused",
    secret: newSecret({ owner, id }).sealed,
    position: 0,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  };
  const delivery = {
    id: newId("delivery"),
    endpointId: id,
    cause: "test",
    eventType: TEST_TYPE,
    resourceId: id,
    attempt: 1,
    outcome: "succeeded",
    responseStatus: 204,
    durationMs: 82,
    responseBody: "",
    createdAt: at,
  };
  return { endpoint, delivery };
}

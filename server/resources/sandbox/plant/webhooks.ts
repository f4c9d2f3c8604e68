import { newId } from "#server/core/ids.ts";
import { TEST_TYPE } from "#server/resources/webhooks/contract.ts";
import { newSecret } from "#server/resources/webhooks/service.ts";
import { insertRows } from "./insert-rows.ts";
import type { Planting } from "./planting.ts";

/** Plants a webhook that leads nowhere, paused, with one delivery in its log. */
export async function plantWebhooks({ sql, accountId, calendar }: Planting): Promise<void> {
  const id = newId("webhook");
  const at = calendar.moment(3, 0);
  await insertRows(sql, "webhook_endpoints", [
    {
      account_id: accountId,
      id,
      url: "https://hooks.example/offerlane",
      description: "Sync with the CRM",
      event_types: ["application.created", "application.updated", "application.deleted"],
      status: "paused",
      secret: newSecret({ accountId, id }).sealed,
      position: 0,
      attempts: 0,
      created_at: at,
      updated_at: at,
    },
  ]);
  await insertRows(sql, "webhook_deliveries", [
    {
      account_id: accountId,
      id: newId("delivery"),
      endpoint_id: id,
      cause: "test",
      event_type: TEST_TYPE,
      resource_id: id,
      attempt: 1,
      outcome: "succeeded",
      response_status: 204,
      duration_ms: 82,
      response_body: "",
      created_at: at,
    },
  ]);
}

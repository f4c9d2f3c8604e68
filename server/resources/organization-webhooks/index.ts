import { defineGroup } from "#server/core/group.ts";
import * as service from "#server/resources/webhooks/service.ts";
import { organizationWebhooks as contract } from "./contract.ts";

export const organizationWebhooks = defineGroup(contract, {
  about: "Addresses that an organization's changes are sent to, signed.",
  toolsets: ["events"],
  handlers: {
    list: service.listWebhooks,
    get: { handler: service.getWebhook, lock: service.lockWebhookRead },
    create: { handler: service.createWebhook, replay: service.secretReplay },
    update: service.updateWebhook,
    delete: service.deleteWebhook,
    rotateSecret: { handler: service.rotateSecret, replay: service.secretReplay },
    listDeliveries: service.listDeliveries,
    getDelivery: service.getDelivery,
    resend: service.resend,
    sendTest: service.sendTest,
  },
  examples: () => import("./examples.ts"),
});

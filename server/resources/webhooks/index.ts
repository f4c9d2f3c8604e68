import { defineGroup } from "#server/core/group.ts";
import { webhooks as contract } from "./contract.ts";
import * as service from "./service.ts";

export const webhooks = defineGroup(contract, {
  about: "Addresses that changes are sent to, signed.",
  toolsets: ["events"],
  handlers: {
    list: service.listWebhooks,
    get: { handler: service.getWebhook, hold: service.lockWebhookRead },
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

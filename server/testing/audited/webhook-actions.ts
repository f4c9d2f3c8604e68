import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

const URL = "https://hooks.example/a-secret-path";
const SECRETS = ["a-secret-path"];

async function withWebhook() {
  const team = await makeCoaching();
  const { organizationSlug, owner, admin, id: organizationId } = team;
  const eventTypes = ["member.created" as const];
  const { id: webhookId } = await owner.api.ok("organization_webhooks.create", {
    organizationSlug,
    url: URL,
    eventTypes,
  });
  const about = {
    organizationId,
    subjectLabel: "hooks.example",
    by: admin.person.accountId,
    secrets: SECRETS,
  };
  const described = { host: "hooks.example", description: null, eventTypes, status: "active" };
  return { ...team, named: { organizationSlug, webhookId }, about, described };
}

/** Expectations for the organization's webhook endpoints: the log has their host, not the whole address. */
export const webhookActions = {
  webhook_created: async () => {
    const { organizationSlug, admin, id: organizationId } = await makeCoaching();
    const input = { organizationSlug, url: URL, eventTypes: ["share.created" as const] };
    return call(admin, "organization_webhooks.create", input, ({ id: webhookId, eventTypes }) => ({
      organizationId,
      by: admin.person.accountId,
      subjectLabel: "hooks.example",
      secrets: SECRETS,
      details: {
        webhookId,
        before: null,
        after: { host: "hooks.example", description: null, eventTypes, status: "active" },
      },
    }));
  },
  webhook_updated: async () => {
    const { admin, named, about, described } = await withWebhook();
    return call(admin, "organization_webhooks.update", { ...named, status: "paused" }, () => ({
      ...about,
      details: {
        webhookId: named.webhookId,
        before: described,
        after: { ...described, status: "paused" },
      },
    }));
  },
  webhook_secret_rotated: async () => {
    const { admin, named, about } = await withWebhook();
    return call(admin, "organization_webhooks.rotate_secret", named, ({ secret }) => ({
      ...about,
      secrets: [...SECRETS, secret],
      details: { webhookId: named.webhookId },
    }));
  },
  webhook_deleted: async () => {
    const { admin, named, about, described } = await withWebhook();
    return call(admin, "organization_webhooks.delete", named, () => ({
      ...about,
      details: { webhookId: named.webhookId, before: described, after: null },
    }));
  },
};

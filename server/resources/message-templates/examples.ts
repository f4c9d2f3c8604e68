import type { Examples } from "#server/resources/example-rows.ts";
import type { messageTemplates } from "./contract.ts";

const fields = { name: "Check-in", body: "Hi {firstName}, how is your search going?" };

export const examples: Examples<typeof messageTemplates> = {
  list: ({ organizationSlug }) => [{ organizationSlug }],
  create: ({ organizationSlug }) => [{ organizationSlug, ...fields }],
  update: ({ organizationSlug, messageTemplateId }) => [{ organizationSlug, messageTemplateId, ...fields }],
  delete: ({ organizationSlug, messageTemplateId }) => [{ organizationSlug, messageTemplateId }],
};

import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { Deleted } from "#server/resources/enumerations.ts";

const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
  changedByName: z.string().describe("Who changed it last."),
  changedAt: instantOut,
});

const messageTemplateId = id("messageTemplate", "The template's ID.");
const fields = {
  name: title().describe("The name that staff choose it by."),
  body: title(LIMITS.text.message).describe("The text; it may have fields such as {firstName}."),
};

const shared = { audience: "pages", actsOn: "organization", roles: rolesWith("messages.send_many") } as const;
const writing = { ...shared, method: "POST" } as const;

export const messageTemplates = {
  list: defineOperation({
    ...shared,
    method: "GET",
    name: "message_templates.list",
    input: z.strictObject({ organizationSlug }),
    output: z.array(MessageTemplate),
  }),
  create: defineOperation({
    ...writing,
    name: "message_templates.create",
    input: z.strictObject({ organizationSlug, ...fields }),
    output: MessageTemplate,
  }),
  update: defineOperation({
    ...writing,
    name: "message_templates.update",
    input: z.strictObject({ organizationSlug, messageTemplateId, ...fields }),
    output: MessageTemplate,
  }),
  delete: defineOperation({
    ...writing,
    name: "message_templates.delete",
    input: z.strictObject({ organizationSlug, messageTemplateId }),
    output: Deleted,
  }),
};

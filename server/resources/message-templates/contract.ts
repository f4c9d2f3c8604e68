import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { id, organizationSlug, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { Deleted } from "#server/resources/enumerations.ts";

const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
});

const messageTemplateId = id("messageTemplate", "The template's ID.");
const fields = {
  name: title().describe("The name that staff choose it by."),
  body: title(LIMITS.text.message).describe("The text; it may have fields such as {firstName}."),
};

const roles = rolesWith("messages.send_many");
const reading = { ...PAGES.organizationRead, roles } as const;
const writing = { ...PAGES.organizationChange, roles } as const;

export const messageTemplates = defineOperations("message_templates", {
  list: {
    ...reading,
    output: z.array(MessageTemplate),
  },
  save: {
    ...writing,
    input: z.strictObject({
      organizationSlug,
      messageTemplateId: messageTemplateId.optional().describe("If omitted, it is added."),
      ...fields,
    }),
    output: MessageTemplate,
  },
  delete: {
    ...writing,
    input: z.strictObject({ organizationSlug, messageTemplateId }),
    output: Deleted,
  },
});

import type { OrganizationContext } from "#server/core/context.ts";
import { requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { requireKnownFields } from "#server/resources/messages/service.ts";
import { messageTemplates } from "./contract.ts";
import * as store from "./store.ts";

/**
 * Adds or changes a template, which all staff can use and change; messages that were sent stay as they are. @throws not_found,
 * validation_failed for an unknown field
 */
const saveTemplate: Handler<typeof messageTemplates.save> = async ({ ctx, input }) => {
  const { sql, now: at, actor, organizationId } = ctx;
  const { messageTemplateId, name, body } = input;
  const locked = messageTemplateId === undefined ? null : await requireTemplate(ctx, messageTemplateId);
  requireKnownFields(body);
  const ofTemplate = { organizationId, id: locked?.id ?? newId("messageTemplate") };
  await store.saveTemplate(sql, { ...ofTemplate, name, body, changedById: actor.accountId, at });
  const saved = await requireTemplate(ctx, ofTemplate.id);
  const change = { before: locked && logged(locked), after: logged(saved) };
  await record(ctx, saved, locked ? "message_template_changed" : "message_template_created", change);
  return saved;
};

/** Deletes a template. @throws not_found */
const deleteTemplate: Handler<typeof messageTemplates.delete> = async ({ ctx, input }) => {
  const locked = await requireTemplate(ctx, input.messageTemplateId);
  await store.deleteTemplate(ctx.sql, { organizationId: ctx.organizationId, id: locked.id });
  await record(ctx, locked, "message_template_deleted", { before: logged(locked), after: null });
  return { id: locked.id, deleted: true };
};

async function requireTemplate(
  { sql, organizationId }: OrganizationContext,
  id: string,
): Promise<store.Template> {
  return requireFound("message template", await store.lockTemplate(sql, { organizationId, id }));
}

type Action = `message_template_${"created" | "changed" | "deleted"}`;
type Logged = ReturnType<typeof logged>;

function record(
  ctx: OrganizationContext,
  { id, name }: store.Template,
  action: Action,
  change: { before: Logged | null; after: Logged | null },
): Promise<void> {
  return recordChange(ctx, { action, subjectLabel: name, details: { messageTemplateId: id, ...change } });
}

function logged({ name, body }: store.Template) {
  return { name, length: body.length };
}

export const messageTemplatesGroup = defineGroup(messageTemplates, {
  handlers: {
    /** Returns the organization's templates, sorted by name. */
    list: ({ ctx }) => store.listTemplates(ctx.sql, { organizationId: ctx.organizationId }),
    save: saveTemplate,
    delete: deleteTemplate,
  },
});

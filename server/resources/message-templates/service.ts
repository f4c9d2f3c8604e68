import type { OrganizationContext } from "#server/core/context.ts";
import { requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { requireKnownFields } from "#server/resources/messages/service.ts";
import { messageTemplates } from "./contract.ts";
import * as store from "./store.ts";

/** Stores a template, which all staff can use and change. @throws validation_failed for an unknown field */
const createTemplate: Handler<typeof messageTemplates.create> = async ({ ctx, input }) => {
  const saved = await save(ctx, newId("messageTemplate"), input);
  await record(ctx, saved, "message_template_created", { before: null, after: logged(saved) });
  return saved;
};

/** Changes a template; messages that were sent stay as they are. @throws not_found, validation_failed for an unknown field */
const updateTemplate: Handler<typeof messageTemplates.update> = async ({ ctx, input }) => {
  const locked = await requireTemplate(ctx, input.messageTemplateId);
  const saved = await save(ctx, locked.id, input);
  await record(ctx, saved, "message_template_changed", { before: logged(locked), after: logged(saved) });
  return saved;
};

/** Deletes a template. @throws not_found */
const deleteTemplate: Handler<typeof messageTemplates.delete> = async ({ ctx, input }) => {
  const locked = await requireTemplate(ctx, input.messageTemplateId);
  await store.deleteTemplate(ctx.sql, { organizationId: ctx.organization.id, id: locked.id });
  await record(ctx, locked, "message_template_deleted", { before: logged(locked), after: null });
  return { id: locked.id, deleted: true };
};

async function save(
  ctx: OrganizationContext,
  id: string,
  { name, body }: { name: string; body: string },
): Promise<store.Template> {
  requireKnownFields(body);
  const { sql, now: at, actor, organization } = ctx;
  const ofTemplate = { organizationId: organization.id, id };
  await store.saveTemplate(sql, { ...ofTemplate, name, body, changedById: actor.accountId, at });
  return requireTemplate(ctx, id);
}

async function requireTemplate(
  { sql, organization }: OrganizationContext,
  id: string,
): Promise<store.Template> {
  return requireFound(
    "message template",
    await store.lockTemplate(sql, { organizationId: organization.id, id }),
  );
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
    /** Returns the organization's templates, by name. */
    list: ({ ctx }) => store.listTemplates(ctx.sql, { organizationId: ctx.organization.id }),
    create: createTemplate,
    update: updateTemplate,
    delete: deleteTemplate,
  },
});

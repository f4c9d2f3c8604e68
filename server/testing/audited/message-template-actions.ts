import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "../membership.ts";
import { onPage } from "./expectation.ts";

const written = { name: "Check-in", body: "A private word" };
const logged = { name: "Check-in", length: written.body.length };

async function withTemplate() {
  const { coach, organizationSlug, id: organizationId } = await makeCoaching();
  const id = newId("messageTemplate");
  const changed = { changedByName: "Ilse Brandt", changedAt: new Date() };
  const byCoach = {
    organizationId,
    by: coach.person.accountId,
    subjectLabel: "Check-in",
    secrets: ["private"],
  };
  const add = async () => {
    await prisma.messageTemplate.create({ data: { organizationId, id, ...written, ...changed } });
    return { organizationSlug, messageTemplateId: id };
  };
  return { coach, organizationId, organizationSlug, id, add, byCoach };
}

/** Expectations for message templates. */
export const messageTemplateActions = {
  message_template_created: async () => {
    const { coach, organizationId, organizationSlug, byCoach } = await withTemplate();
    return {
      act: await onPage(coach, "message_templates.save", { organizationSlug, ...written }),
      expected: async () => {
        const { id } = await prisma.messageTemplate.findFirstOrThrow({ where: { organizationId } });
        return { ...byCoach, details: { messageTemplateId: id, before: null, after: logged } };
      },
    };
  },
  message_template_changed: async () => {
    const { coach, id, add, byCoach } = await withTemplate();
    const input = { ...(await add()), ...written, body: "Private" };
    return {
      act: await onPage(coach, "message_templates.save", input),
      expected: () => ({
        ...byCoach,
        details: { messageTemplateId: id, before: logged, after: { ...logged, length: 7 } },
      }),
    };
  },
  message_template_deleted: async () => {
    const { coach, id, add, byCoach } = await withTemplate();
    return {
      act: await onPage(coach, "message_templates.delete", await add()),
      expected: () => ({ ...byCoach, details: { messageTemplateId: id, before: logged, after: null } }),
    };
  },
};

import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "../membership.ts";
import { onPage } from "./expectation.ts";

const written = { text: "A private word", dueDays: 7, dueOn: null, isGivenOnJoining: false };
const logged = {
  dueDays: 7,
  dueOn: null,
  targetApplications: null,
  targetInterviews: null,
  isWeekly: false,
  isGivenOnJoining: false,
};

async function withTemplate() {
  const { coach, admin, organizationSlug, id: organizationId } = await makeCoaching();
  const { id: cohortId } = await admin.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const id = newId("taskTemplate");
  const created = { createdByName: "Ilse Brandt", createdAt: new Date() };
  const byCoach = {
    organizationId,
    by: coach.person.accountId,
    subjectLabel: "Autumn",
    secrets: ["private"],
  };
  const add = async () => {
    await prisma.taskTemplate.create({ data: { organizationId, id, cohortId, ...written, ...created } });
    return { organizationSlug, taskTemplateId: id };
  };
  return { coach, organizationSlug, cohortId, id, add, byCoach };
}

/** Expectations for task templates. */
export const taskTemplateActions = {
  task_template_created: async () => {
    const { coach, organizationSlug, cohortId, byCoach } = await withTemplate();
    return {
      act: await onPage(coach, "task_templates.save", { organizationSlug, cohortId, ...written }),
      expected: async () => {
        const { id } = await prisma.taskTemplate.findFirstOrThrow({ where: { cohortId } });
        return { ...byCoach, details: { taskTemplateId: id, before: null, after: logged } };
      },
    };
  },
  task_template_changed: async () => {
    const { coach, cohortId, id, add, byCoach } = await withTemplate();
    const input = { ...(await add()), cohortId, ...written, isGivenOnJoining: true };
    return {
      act: await onPage(coach, "task_templates.save", input),
      expected: () => ({
        ...byCoach,
        details: { taskTemplateId: id, before: logged, after: { ...logged, isGivenOnJoining: true } },
      }),
    };
  },
  task_template_deleted: async () => {
    const { coach, id, add, byCoach } = await withTemplate();
    return {
      act: await onPage(coach, "task_templates.delete", await add()),
      expected: () => ({ ...byCoach, details: { taskTemplateId: id, before: logged, after: null } }),
    };
  },
};

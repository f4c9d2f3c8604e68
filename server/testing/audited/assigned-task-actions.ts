import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

const open = { dueOn: "2026-11-30", isDone: false, isConfirmed: false };

async function withTask() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, id: organizationId } = team;
  const { email } = applicant.person;
  const input = { organizationSlug, applicantEmails: [email], text: "A private word", dueOn: open.dueOn };
  const create = async () => {
    const { data } = await coach.api.ok("assigned_tasks.create", input);
    return { organizationSlug, assignedTaskId: data[0]?.assignedTaskId ?? "" };
  };
  const about = { organizationId, subjectEmail: email, secrets: ["private"] };
  return { ...team, input, create, about, byCoach: { ...about, by: coach.person.accountId } };
}

/** Expectations for assigned tasks. */
export const assignedTaskActions = {
  task_assigned: async () => {
    const { coach, input, byCoach } = await withTask();
    return call(coach, "assigned_tasks.create", input, ({ data }) => ({
      ...byCoach,
      details: { assignedTaskId: data[0]?.assignedTaskId, before: null, after: { dueOn: open.dueOn } },
    }));
  },
  assigned_task_done: async () => {
    const { applicant, create, about } = await withTask();
    const ofTask = await create();
    return call(applicant, "assigned_tasks.set_done", { ...ofTask, isDone: true }, () => ({
      ...about,
      by: applicant.person.accountId,
      details: { assignedTaskId: ofTask.assignedTaskId, before: open, after: { ...open, isDone: true } },
    }));
  },
  assigned_task_confirmed: async () => {
    const { coach, create, byCoach } = await withTask();
    const ofTask = await create();
    return call(coach, "assigned_tasks.confirm", { ...ofTask, isConfirmed: true }, () => ({
      ...byCoach,
      details: {
        assignedTaskId: ofTask.assignedTaskId,
        before: open,
        after: { ...open, isDone: true, isConfirmed: true },
      },
    }));
  },
  assigned_task_deleted: async () => {
    const { coach, create, byCoach } = await withTask();
    const ofTask = await create();
    return call(coach, "assigned_tasks.delete", ofTask, () => ({
      ...byCoach,
      details: { assignedTaskId: ofTask.assignedTaskId, before: open, after: null },
    }));
  },
};

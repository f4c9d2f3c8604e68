import { makeCoaching } from "../membership.ts";
import { call, onPage } from "./expectation.ts";

const logged = { kind: "call", topic: "offer", happenedAt: "2026-11-10T09:00:00.000Z", minutes: 15 } as const;

async function withEntry() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, id: organizationId } = team;
  const applicantEmail = applicant.person.email;
  const input = { organizationSlug, applicantEmail, ...logged, summary: "A private word" };
  const create = async () => ({
    organizationSlug,
    contactLogEntryId: (await coach.api.ok("contact_log.create", input)).id,
  });
  const about = {
    organizationId,
    by: coach.person.accountId,
    subjectEmail: applicantEmail,
    secrets: ["private"],
  };
  return { ...team, input, create, about };
}

/** Expectations for the contact log and messages. */
export const contactLogActions = {
  message_sent: async () => {
    const { organizationSlug, applicant, coach, about } = await withEntry();
    const body = "A private word";
    const input = { organizationSlug, applicantEmail: applicant.person.email, body };
    return call(coach, "messages.send", input, ({ id: messageId }) => ({
      ...about,
      details: { messageId, applicationId: null, length: body.length },
    }));
  },
  contact_logged: async () => {
    const { coach, input, about } = await withEntry();
    return call(coach, "contact_log.create", input, ({ id: contactLogEntryId }) => ({
      ...about,
      details: { contactLogEntryId, before: null, after: logged },
    }));
  },
  contact_log_entry_updated: async () => {
    const { coach, create, about } = await withEntry();
    const ofEntry = await create();
    return call(coach, "contact_log.update", { ...ofEntry, minutes: 20 }, () => ({
      ...about,
      details: {
        contactLogEntryId: ofEntry.contactLogEntryId,
        before: logged,
        after: { ...logged, minutes: 20 },
      },
    }));
  },
  contact_log_entry_deleted: async () => {
    const { coach, create, about } = await withEntry();
    const ofEntry = await create();
    return call(coach, "contact_log.delete", ofEntry, () => ({
      ...about,
      details: { contactLogEntryId: ofEntry.contactLogEntryId, before: logged, after: null },
    }));
  },
  contact_log_exported: async () => {
    const { organizationSlug, coach, create, about } = await withEntry();
    await create();
    const input = { organizationSlug, format: "csv", totalsBy: "coach" } as const;
    return call(coach, "contact_log.export", input, () => ({
      organizationId: about.organizationId,
      by: about.by,
      details: { format: "csv", totalsBy: "coach", entries: 1 },
    }));
  },
};

/** Expectations for the weekly nudge. */
export const nudgeActions = {
  weekly_nudge_changed: async () => {
    const { admin, coach, organizationSlug, id: organizationId } = await makeCoaching();
    const fields = { isOn: true, inactiveDays: 21, isToNotSharing: false, senderId: coach.memberId };
    const body = "A private word";
    return {
      act: await onPage(admin, "nudges.save", { organizationSlug, ...fields, body }),
      expected: () => ({
        organizationId,
        by: admin.person.accountId,
        details: { before: null, after: { ...fields, length: body.length } },
        secrets: ["private"],
      }),
    };
  },
};

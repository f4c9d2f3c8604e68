import { makeCoaching } from "../membership.ts";
import { onPage } from "./expectation.ts";

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

import { pageCaller } from "#server/transports/page-caller.ts";
import { makeKey, signIn } from "../actors.ts";
import { makeCoaching } from "../membership.ts";

/** Creates an organization, a coach's key that can reach it, and the owner's calls; returns the expectation for a change of its access. */
async function changed(from: boolean) {
  const { organizationSlug, owner, coach, id: organizationId } = await makeCoaching();
  const { id } = await makeKey(coach.person);
  const pages = await pageCaller(await signIn(owner.person));
  const expected = () => ({
    organizationId,
    by: owner.person.accountId,
    subjectEmail: coach.person.email,
    subjectLabel: "Test key",
    details: { type: "api_key", before: { hasAccess: from }, after: { hasAccess: !from } },
  });
  return { calls: pages?.call.staffCredentials, given: { organizationSlug, id }, expected };
}

/** Expectations for the access of staff members' keys and apps, which only pages offer. */
export const credentialActions = {
  credential_blocked: async () => {
    const { calls, given, expected } = await changed(true);
    return { act: async () => calls?.setBlocked({ ...given, isBlocked: true }), expected };
  },
  credential_allowed: async () => {
    const { calls, given, expected } = await changed(false);
    await calls?.setBlocked({ ...given, isBlocked: true });
    return { act: async () => calls?.setBlocked({ ...given, isBlocked: false }), expected };
  },
};

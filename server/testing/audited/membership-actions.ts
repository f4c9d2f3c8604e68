import { makeCaller } from "../actors.ts";
import { queuedMail } from "../mail.ts";
import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

async function inviting() {
  const team = await makeCoaching();
  const { organizationSlug, admin, id: organizationId } = team;
  const guest = await makeCaller();
  const { email } = guest.person;
  const asked = { organizationSlug, emails: [email], role: "applicant" as const };
  const invite = async () => {
    const { data } = await admin.api.ok("organization_invitations.create", asked);
    return data[0]?.invitation ?? nobody();
  };
  /** Returns the secrets of the emailed links. */
  const links = async () =>
    (await queuedMail(email)).flatMap(({ text }) => /invitations\/([\w-]+)/.exec(text)?.[1] ?? nobody());
  const about = { organizationId, by: admin.person.accountId, subjectEmail: email };
  return { ...team, guest, email, asked, invite, links, about };
}

function nobody(): never {
  throw new Error("nobody was invited");
}

/** Expectations for the organization and for people who join and leave it. */
export const membershipActions = {
  organization_created: async () => {
    const founder = await makeCaller();
    const wish = { name: "Harbor", type: "bootcamp", website: "https://harbor.example" } as const;
    return call(founder, "organizations.create", wish, ({ id }) => ({
      organizationId: id,
      by: founder.person.accountId,
      subjectLabel: "Harbor",
      details: { before: null, after: wish },
    }));
  },
  organization_updated: async () => {
    const { organizationSlug, admin, id } = await makeCoaching();
    const { name } = await admin.api.ok("organizations.get", { organizationSlug });
    return call(admin, "organizations.update", { organizationSlug, name: "Renamed" }, () => ({
      organizationId: id,
      by: admin.person.accountId,
      subjectLabel: "Renamed",
      details: { before: { name }, after: { name: "Renamed" } },
    }));
  },
  organization_deleted: async () => {
    const { organizationSlug, owner, id } = await makeCoaching();
    const { name, type, website } = await owner.api.ok("organizations.get", { organizationSlug });
    return call(owner, "organizations.delete", { organizationSlug }, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectLabel: name,
      details: { before: { name, type, website }, after: null },
    }));
  },
  invitation_sent: async () => {
    const { admin, asked, about, links } = await inviting();
    return call(admin, "organization_invitations.create", asked, async ({ data }) => {
      const expiresAt = data[0]?.invitation?.expiresAt;
      const after = { role: "applicant", cohortId: null, expiresAt };
      return { ...about, details: { before: null, after }, secrets: await links() };
    });
  },
  invitation_resent: async () => {
    const { admin, organizationSlug, invite, about, links } = await inviting();
    const { id: invitationId, sentAt, expiresAt } = await invite();
    const input = { organizationSlug, invitationId };
    return call(admin, "organization_invitations.resend", input, async (renewed) => ({
      ...about,
      details: {
        before: { sentAt, expiresAt },
        after: { sentAt: renewed.sentAt, expiresAt: renewed.expiresAt },
      },
      secrets: await links(),
    }));
  },
  invitation_accepted: async () => {
    const { guest, invite, about, links } = await inviting();
    const { id: invitationId } = await invite();
    return call(guest, "invitations.accept", { invitationId }, async () => ({
      ...about,
      by: guest.person.accountId,
      details: { before: { status: "pending" }, after: { status: "accepted", role: "applicant" } },
      secrets: await links(),
    }));
  },
  invitation_declined: async () => {
    const { guest, invite, about } = await inviting();
    const { id: invitationId } = await invite();
    return call(guest, "invitations.decline", { invitationId }, () => ({
      ...about,
      by: guest.person.accountId,
      details: { before: { status: "pending" }, after: { status: "declined", role: "applicant" } },
    }));
  },
  invitation_revoked: async () => {
    const { admin, organizationSlug, invite, about } = await inviting();
    const { id: invitationId } = await invite();
    return call(admin, "organization_invitations.revoke", { organizationSlug, invitationId }, () => ({
      ...about,
      details: { before: { status: "pending" }, after: { status: "revoked" } },
    }));
  },
  member_role_changed: async () => {
    const { organizationSlug, owner, coach, id } = await makeCoaching();
    const change = { organizationSlug, memberId: coach.memberId, role: "admin" } as const;
    return call(owner, "members.update_role", change, () => ({
      organizationId: id,
      by: owner.person.accountId,
      subjectEmail: coach.person.email,
      details: { before: { role: "coach" }, after: { role: "admin" } },
    }));
  },
  member_removed: async () => {
    const { organizationSlug, admin, coach, id } = await makeCoaching();
    return call(admin, "members.remove", { organizationSlug, memberId: coach.memberId }, () => ({
      organizationId: id,
      by: admin.person.accountId,
      subjectEmail: coach.person.email,
      details: { before: { role: "coach" }, after: null },
    }));
  },
  member_left: async () => {
    const { organizationSlug, coach, id } = await makeCoaching();
    return call(coach, "members.leave", { organizationSlug }, () => ({
      organizationId: id,
      by: coach.person.accountId,
      subjectEmail: coach.person.email,
      details: { before: { role: "coach" }, after: null },
    }));
  },
};

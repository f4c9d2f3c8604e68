import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { smtpTransport } from "#server/mail/smtp.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { rest } from "#server/testing/rest.ts";
import { fromQuotedPrintable, startSmtpServer } from "#server/testing/smtp-server.ts";
import { hashInvitationSecret, withdrawInvitationsOf } from "./service.ts";

const newAddress = () => `${randomUUID()}@people.example`;

/** Makes an invitation expire. */
const expire = (id: string) =>
  prisma.invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - HOUR_MS) } });

const makeCohort = (organizationId: string, archivedAt: Date | null = null) =>
  prisma.cohort.create({
    data: { id: newId("cohort"), organizationId, name: `Cohort ${randomUUID()}`, archivedAt },
  });

describe("inviting", () => {
  test("returns a result for each address, in order, and only one for a repeated address", async () => {
    const { organizationSlug, members } = await makeTeam("owner", "coach");
    const [owner, coach] = members;
    const [fresh, waiting] = [newAddress(), newAddress()];
    const invite = (emails: string[]) =>
      owner.api.ok("organization_invitations.create", { organizationSlug, emails, role: "applicant" });
    const [first] = (await invite([waiting])).data;
    const spelled = [` ${fresh.toUpperCase()} `, coach.person.email, waiting, fresh];
    const { data } = await invite(spelled);
    expect(data.map(({ email, outcome }) => [email, outcome])).toEqual([
      [fresh, "sent"],
      [coach.person.email, "already_member"],
      [waiting, "already_invited"],
    ]);
    expect(data[0]?.invitation).toMatchObject({
      email: fresh,
      status: "pending",
      invitedByDisplayName: "Robin Vale",
    });
    expect(data.slice(1).map(({ invitation }) => invitation)).toEqual([null, first?.invitation]);
    expect(await queuedMail(fresh)).toHaveLength(1);
    expect(await queuedMail(waiting)).toHaveLength(1);
  });

  test("accepts 200 addresses in one request, but invites no one if there are more or one is invalid", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const [{ api }] = members;
    const emails = Array.from({ length: 200 }, newAddress);
    const input = { organizationSlug, role: "applicant" as const };
    const tooMany = { ...input, emails: [...emails, newAddress()] };
    await api.rejected("organization_invitations.create", tooMany, "validation_failed");
    const wrong = { ...input, emails: [newAddress(), "no address"] };
    const { issues } = await api.rejected("organization_invitations.create", wrong, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual([["emails", 1]]);
    expect(await prisma.invitation.count({ where: { organizationId: id } })).toBe(0);
    const { data } = await api.ok("organization_invitations.create", { ...input, emails });
    expect(data.map(({ outcome }) => outcome)).toEqual(Array(200).fill("sent"));
    expect(await logOf(id)).toHaveLength(200);
  });

  test("one address ten times concurrently sends one email, and leaves one pending invitation", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const [{ api }] = members;
    const email = newAddress();
    const input = { organizationSlug, emails: [email, newAddress()], role: "coach" as const };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.ok("organization_invitations.create", input)),
    );
    const outcomes = responses.map(({ data }) => data[0]?.outcome).sort();
    expect(outcomes).toEqual([...Array(9).fill("already_invited"), "sent"]);
    expect(await prisma.invitation.count({ where: { organizationId: id, email } })).toBe(1);
    expect(await queuedMail(email)).toHaveLength(1);
  });

  test("an owner is only allowed for owners, even when resending", async () => {
    const { organizationSlug, members } = await makeTeam("owner", "admin");
    const [owner, admin] = members;
    const input = { organizationSlug, emails: [newAddress()], role: "owner" as const };
    await admin.api.rejected("organization_invitations.create", input, "insufficient_role");
    const { data } = await owner.api.ok("organization_invitations.create", input);
    const again = { organizationSlug, invitationId: data[0]?.invitation?.id ?? "" };
    await admin.api.rejected("organization_invitations.resend", again, "insufficient_role");
    await owner.api.ok("organization_invitations.resend", again);
  });

  test("to a cohort is only allowed for the organization's own, unarchived cohorts, and for applicants", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const [{ api }] = members;
    const outsider = await makeTeam("owner");
    const [open, archived, foreign] = [
      await makeCohort(id),
      await makeCohort(id, new Date()),
      await makeCohort(outsider.id),
    ];
    const to = (cohort: { id: string }, role = "applicant") => ({
      organizationSlug,
      emails: [newAddress()],
      role,
      cohortId: cohort.id,
    });
    await api.rejected("organization_invitations.create", to(foreign), "not_found");
    await api.rejected("organization_invitations.create", to(archived), "cohort_archived");
    await api.rejected("organization_invitations.create", to(open, "coach"), "validation_failed");
    const { data } = await api.ok("organization_invitations.create", { ...to(open), role: "applicant" });
    expect(data[0]?.invitation?.cohortId).toBe(open.id);
  });

  test("sends no email from a sandbox", async () => {
    const person = await makePerson();
    const api = rest((await makeKey(person, { environment: "sandbox" })).key);
    const { slug } = await api.ok("organizations.create", { name: "Synthetic", type: "other" });
    const email = newAddress();
    const input = { organizationSlug: slug, emails: [email], role: "coach" as const };
    const { data } = await api.ok("organization_invitations.create", input);
    expect(data[0]?.outcome).toBe("sent");
    const invitationId = data[0]?.invitation?.id ?? "";
    await api.ok("organization_invitations.resend", { organizationSlug: slug, invitationId });
    expect(await queuedMail(email)).toEqual([]);
  });
});

describe("an expired invitation", () => {
  test("is listed as expired, and can be replaced by a new one or renewed by resending", async () => {
    const { organizationSlug, members } = await makeTeam("owner");
    const [{ api }] = members;
    const email = newAddress();
    const input = { organizationSlug, emails: [email], role: "coach" as const };
    const invite = async () =>
      (await api.ok("organization_invitations.create", input)).data[0]?.invitation?.id ?? "";
    const listed = async () =>
      (await api.ok("organization_invitations.list", { organizationSlug })).data.map(({ id, status }) => [
        id,
        status,
      ]);
    const first = await invite();
    await expire(first);
    expect(await listed()).toEqual([[first, "expired"]]);
    const pending = { organizationSlug, status: ["pending" as const] };
    expect((await api.ok("organization_invitations.list", pending)).data).toEqual([]);
    const second = await invite();
    expect(await listed()).toEqual([[second, "pending"]]);
    await expire(second);
    const renewed = await api.ok("organization_invitations.resend", {
      organizationSlug,
      invitationId: second,
    });
    expect(renewed).toMatchObject({ id: second, status: "pending" });
    expect(Date.parse(renewed.expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * HOUR_MS);
  });
});

describe("resending and revoking", () => {
  test("a new link voids the old one, and a revoked invitation can't be resent or revoked again", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const [{ api }] = members;
    const email = newAddress();
    const input = { organizationSlug, emails: [email], role: "coach" as const };
    const { data } = await api.ok("organization_invitations.create", input);
    const invitationId = data[0]?.invitation?.id ?? "";
    await api.ok("organization_invitations.resend", { organizationSlug, invitationId });
    const secrets = (await queuedMail(email)).map(({ text }) => secretIn(text));
    const { tokenHash } = await prisma.invitation.findUniqueOrThrow({ where: { id: invitationId } });
    expect(secrets.map(hashInvitationSecret).indexOf(tokenHash)).toBe(1);
    await api.ok("organization_invitations.revoke", { organizationSlug, invitationId });
    for (const name of ["organization_invitations.resend", "organization_invitations.revoke"] as const) {
      await api.rejected(name, { organizationSlug, invitationId }, "invitation_not_pending");
    }
    expect((await logOf(id)).map(({ action, subjectEmail }) => [action, subjectEmail])).toEqual([
      ["invitation_sent", email],
      ["invitation_resent", email],
      ["invitation_revoked", email],
    ]);
    expect(JSON.stringify(await logOf(id))).not.toContain(secrets[1]);
  });

  test("an invitation of another organization gives not_found", async () => {
    const { organizationSlug, members } = await makeTeam("owner");
    const other = await makeTeam("owner");
    const { data } = await other.members[0].api.ok("organization_invitations.create", {
      organizationSlug: other.organizationSlug,
      emails: [newAddress()],
      role: "coach",
    });
    const invitationId = data[0]?.invitation?.id ?? "";
    for (const name of ["organization_invitations.resend", "organization_invitations.revoke"] as const) {
      await members[0].api.rejected(name, { organizationSlug, invitationId }, "not_found");
    }
  });
});

describe("the email of an invitation", () => {
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.stop());

  test("arrives through SMTP as text and as HTML, with the inviter, the organization, and the link", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const { name } = await prisma.organization.findUniqueOrThrow({ where: { id } });
    const email = newAddress();
    const input = { organizationSlug, emails: [email], role: "applicant" as const };
    await members[0].api.ok("organization_invitations.create", input);
    const [mail] = await queuedMail(email);
    if (!mail) throw new Error("no email was queued");
    const from = "Offerlane <hello@offerlane.example>";
    await smtpTransport({ url: server.url, from }).deliver(mail, randomUUID());
    expect(server.recipients).toEqual([email]);
    const parts = (server.received[0] ?? "").split("Content-Type: text/").slice(1).map(fromQuotedPrintable);
    expect(parts.map((part) => part.slice(0, 5))).toEqual(["plain", "html;"]);
    for (const part of parts) {
      expect(part).toContain(`Robin Vale invited you to join ${name}`);
      expect(part).toContain(`${env().PUBLIC_URL}/invitations/${secretIn(mail.text)}`);
      expect(part).toContain("Joining shares nothing");
    }
  });
});

function secretIn(text: string): string {
  return /\/invitations\/([\w-]+)/.exec(text)?.[1] ?? "";
}

test("withdrawing all that a person sent takes as many statements however many there are", async () => {
  const { organizationSlug, id, members } = await makeTeam("owner");
  const [
    {
      api,
      person: { accountId },
    },
  ] = members;
  const withdrawing = async (people: number) => {
    const emails = Array.from({ length: people }, newAddress);
    await api.ok("organization_invitations.create", { organizationSlug, emails, role: "applicant" });
    const withdraw = () =>
      inSqlTransaction((sql) => withdrawInvitationsOf({ sql, now: new Date(), actor: { accountId } }));
    const sent = await statementsOf(async () => expect([...(await withdraw())]).toEqual([id]));
    const status: "pending"[] = ["pending"];
    expect((await api.ok("organization_invitations.list", { organizationSlug, status })).data).toEqual([]);
    // Live changes are announced in parallel, including those of earlier requests.
    return sent.filter(({ name }) => !name.startsWith("live_notify")).length;
  };
  const few = await withdrawing(2);
  expect(await withdrawing(20)).toBe(few);
});

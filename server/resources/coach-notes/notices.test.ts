import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { listLocalMail, readLocalMail } from "#server/mail/local-mailbox.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { notifyOfNotes } from "./notices.ts";

async function makeSharedCard() {
  const coaching = await makeCoaching();
  const { applicant, organizationSlug } = coaching;
  const { boardId, accountId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const write = (author: "coach" | "owner", body = "Ask for more.") =>
    coaching[author].api.ok("coach_notes.create", { applicationId, body });
  return { ...coaching, boardId, accountId, applicationId, write };
}

type Planned = { id: string; since: string; inMinutes: number };

/** Returns the planned emails about new notes to an applicant, the next one first. */
async function planned(accountId: string): Promise<Planned[]> {
  const { rows } = await pool.query<Planned>(
    `SELECT id, data->>'since' AS since, round(extract(epoch FROM start_after - now()) / 60)::int AS "inMinutes"
     FROM pgboss.job WHERE name = 'tell-of-notes' AND data->>'accountId' = $1 ORDER BY start_after`,
    [accountId],
  );
  return rows;
}

test("of concurrent notes, one is emailed immediately, and the rest together at the end of the hour", async () => {
  const { write, accountId } = await makeSharedCard();
  await Promise.all([write("coach"), write("owner")]);
  await write("coach");
  await write("owner");
  expect((await planned(accountId)).map(({ inMinutes }) => inMinutes)).toEqual([0, 60]);
});

test("after a quiet hour, the next note is emailed immediately", async () => {
  const { write, accountId } = await makeSharedCard();
  await write("coach");
  await pool.query(
    `UPDATE note_notices SET due_at = (due_at AT TIME ZONE 'UTC' - interval '61 minutes') AT TIME ZONE 'UTC'
     WHERE account_id = $1`,
    [accountId],
  );
  await write("coach");
  expect((await planned(accountId)).map(({ inMinutes }) => inMinutes)).toEqual([0, 0]);
});

test("the email names the coach and the organization and links to the card, but contains nothing of the note", async () => {
  const { write, applicant, accountId, id: organizationId, boardId, applicationId } = await makeSharedCard();
  const note = await write("coach", "Kelpforest");
  const [{ id, since } = expect.fail("nothing is planned")] = await planned(accountId);
  await notifyOfNotes({ accountId, organizationId, since }, id);
  await notifyOfNotes({ accountId, organizationId, since }, id);
  const mails = await listLocalMail(applicant.person.email);
  expect(mails).toHaveLength(1);
  const mail = await readLocalMail(id);
  expect(mail?.subject).toBe(`New note from Organization ${note.organization.slug}`);
  expect(mail?.text).toContain("Robin Vale at Organization");
  expect(mail?.text).toContain(`/boards/${boardId}?card=${applicationId}`);
  expect(`${mail?.text} ${mail?.html}`).not.toContain("Kelpforest");
});

test("an applicant who turned these emails off gets none", async () => {
  const { write, applicant, accountId, id: organizationId } = await makeSharedCard();
  await write("coach");
  const [{ id, since } = expect.fail("nothing is planned")] = await planned(accountId);
  const call = await pagesOf(applicant.person);
  await call.preferences.setNotifications({ mail: { kind: "coach_notes", isOn: false } });
  await notifyOfNotes({ accountId, organizationId, since }, id);
  expect(await listLocalMail(applicant.person.email)).toEqual([]);
});

test("several notes are reported in one email that links to Today, or in none once all are deleted", async () => {
  const {
    write,
    coach,
    owner,
    organizationSlug,
    applicant,
    accountId,
    id: organizationId,
  } = await makeSharedCard();
  const one = await write("coach");
  const other = await write("owner");
  const [{ id, since } = expect.fail("nothing is planned")] = await planned(accountId);
  await notifyOfNotes({ accountId, organizationId, since }, id);
  const mail = await readLocalMail(id);
  expect(mail?.text).toContain("wrote 2 notes on your cards");
  expect(mail?.text).toMatch(/\/today\n/);
  await coach.api.ok("coach_notes.delete", { organizationSlug, noteId: one.id });
  await owner.api.ok("coach_notes.delete", { organizationSlug, noteId: other.id });
  await notifyOfNotes({ accountId, organizationId, since }, crypto.randomUUID());
  expect(await listLocalMail(applicant.person.email)).toHaveLength(1);
});

test("a new note is on Today until it is marked, and returns with the next one", async () => {
  const { write, applicant, organizationSlug, applicationId } = await makeSharedCard();
  const note = await write("coach");
  const call = await pagesOf(applicant.person);
  const { items } = await call.today.get({});
  const item = { kind: "note" as const, subjectId: applicationId, occasion: note.createdAt };
  const writtenBy = `Robin Vale, Organization ${organizationSlug}`;
  expect(items).toMatchObject([{ ...item, applicationId, writtenBy }]);
  await call.today.setMark({ ...item, mark: { until: null } });
  expect((await call.today.get({})).items).toEqual([]);
  const later = await write("owner");
  expect((await call.today.get({})).items).toMatchObject([{ kind: "note", occasion: later.createdAt }]);
});

import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { seedAppointment } from "#server/testing/appointment-rows.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { emailAboutEndedAppointments } from "./service/notices.ts";

/** One appointment more than a job contains. */
const APPOINTMENTS = 51;

// Creates the queue's tables.
beforeAll(jobBoss);

test("when a coach with more appointments than fit in a job leaves, a job notifies both people of the others", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner", "coach", "applicant");
  const [, ada, kim] = members;
  const both = { coachId: ada.person.accountId, email: kim.person.email };
  for (let day = 1; day <= APPOINTMENTS; day += 1) {
    await seedAppointment(organizationSlug, both, day * DAY_MS);
  }
  await ada.api.ok("members.leave", { organizationSlug });
  const toBoth = () => Promise.all([ada, kim].map(({ person }) => queuedMail(person.email)));
  for (const mails of await toBoth()) expect(mails).toHaveLength(APPOINTMENTS - 1);
  const { rows } = await pool.query<{ data: Parameters<typeof emailAboutEndedAppointments>[0] }>(
    "SELECT data FROM pgboss.job WHERE name = 'tell-of-deleted-appointments' AND group_id = $1",
    [id],
  );
  for (const { data } of rows) await emailAboutEndedAppointments(data);
  for (const mails of await toBoth()) {
    expect(mails).toHaveLength(APPOINTMENTS);
    expect(mails.filter(({ text }) => text.includes(`/o/${organizationSlug}`))).toEqual(mails);
  }
});

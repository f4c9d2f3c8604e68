import { beforeAll, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeSandboxCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import { sendReminders } from "./reminders.ts";

beforeAll(() => jobBoss());

const ZONE = "Europe/Berlin";
/** 10:00 in Berlin, the day after clocks went forward. */
const AT = new Date("2030-04-01T08:00:00Z");
const EVENING = new Date("2030-03-31T16:00:00Z");
const before = (minutes: number, at = AT) => new Date(at.getTime() - minutes * MINUTE_MS);

async function makeInterview(at = AT) {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await callPage(cookie, "preferences.save", { ...region, timeZone: ZONE });
  const { id: applicationId } = await makeApplication(api, person.boardId, { job: { title: "Cook" } });
  const given = { applicationId, scheduledAt: at.toISOString(), timeZone: "Asia/Tokyo" };
  const { id: interviewId } = await api.ok("interviews.create", given);
  /** Returns the subjects of the reminders in the queue, in order. */
  const subjects = async () => {
    const { rows } = await pool.query<{ subject: string }>(
      `SELECT data->>'subject' AS subject FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 ORDER BY created_on`,
      [person.email],
    );
    return rows.map(({ subject }) => subject);
  };
  return { person, api, cookie, applicationId, interviewId, subjects };
}

const FIRST = expect.stringMatching(/^Interview on Monday,? 1 April at 10:00: Cook at /);
const SECOND = expect.stringMatching(/^Interview at 10:00: Cook at /);

test("a reminder is sent once the evening before an interview and once an hour before it, in the person's time zone", async () => {
  const { subjects, person, applicationId } = await makeInterview();
  await sendReminders(before(1, EVENING));
  expect(await subjects()).toEqual([]);
  await sendReminders(EVENING);
  await sendReminders(before(-5, EVENING));
  expect(await subjects()).toEqual([FIRST]);
  await sendReminders(before(61));
  expect(await subjects()).toEqual([FIRST]);
  await sendReminders(before(60));
  await sendReminders(before(1));
  expect(await subjects()).toEqual([FIRST, SECOND]);
  await sendReminders(AT);
  expect(await subjects()).toHaveLength(2);
  const { rows } = await pool.query(
    `SELECT data->>'text' AS text, data->>'unsubscribe' AS unsubscribe FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1`,
    [person.email],
  );
  expect(rows[0].text).toContain(`/boards/${person.boardId}?card=${applicationId}`);
  expect(rows[0].text).toContain("The time is Berlin time.");
  expect(rows[0].unsubscribe).toContain("kind=interview_reminders");
});

test("processes that run at the same time send a reminder once", async () => {
  const interviews = await Promise.all([makeInterview(), makeInterview(), makeInterview()]);
  await Promise.all([1, 2, 3].map(() => sendReminders(EVENING, 2)));
  for (const { subjects } of interviews) expect(await subjects()).toEqual([FIRST]);
});

test("a late run sends only useful reminders: one in the hour before, none afterward", async () => {
  const { subjects } = await makeInterview();
  await sendReminders(before(30));
  expect(await subjects()).toEqual([SECOND]);
  const late = await makeInterview();
  await sendReminders(before(90));
  expect(await late.subjects()).toEqual([FIRST]);
  const missed = await makeInterview();
  await sendReminders(before(-1));
  expect(await missed.subjects()).toEqual([]);
});

test("a moved interview has its reminders at its new time, and a canceled one has none", async () => {
  const { subjects, api, interviewId } = await makeInterview();
  await sendReminders(before(60));
  const scheduledAt = new Date(AT.getTime() + 5 * HOUR_MS).toISOString();
  await api.ok("interviews.update", { interviewId, scheduledAt });
  await sendReminders(before(-4 * 60));
  expect(await subjects()).toEqual([SECOND, expect.stringContaining("Interview at 15:00")]);
  const canceled = await makeInterview();
  await canceled.api.ok("interviews.update", { interviewId: canceled.interviewId, outcome: "canceled" });
  await sendReminders(before(60));
  expect(await canceled.subjects()).toEqual([]);
});

test("no reminder goes to a person who turned them off, or whose address isn't confirmed", async () => {
  const muted = await makeInterview();
  const off = { kind: "interview_reminders", isOn: false };
  expect((await callPage(muted.cookie, "preferences.set_notifications", { mail: off })).data).toEqual({
    muted: ["interview_reminders"],
    digest: null,
  });
  const unconfirmed = await makeInterview();
  await pool.query("UPDATE users SET email_verified = NULL WHERE id = $1", [unconfirmed.person.userId]);
  await sendReminders(EVENING);
  expect([await muted.subjects(), await unconfirmed.subjects()]).toEqual([[], []]);
});

test("an interview in a sandbox has no reminders", async () => {
  const { person, api } = await makeSandboxCaller();
  const [board] = (await api.ok("boards.list", {})).data;
  const { id: applicationId } = await makeApplication(api, board?.id ?? expect.fail());
  await api.ok("interviews.create", { applicationId, scheduledAt: AT.toISOString() });
  await sendReminders(before(60));
  const { rows } = await pool.query(
    "SELECT data->>'subject' FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1",
    [person.email],
  );
  expect(rows).toEqual([]);
});

test("a reminder that fails can be sent later, and the others are sent", async () => {
  const [broken, fine] = [await makeInterview(), await makeInterview()];
  await pool.query("UPDATE preferences SET time_zone = 'No/Where' WHERE user_id = $1", [
    broken.person.userId,
  ]);
  await expect(sendReminders(EVENING)).rejects.toThrow();
  expect([await broken.subjects(), await fine.subjects()]).toEqual([[], [FIRST]]);
  await pool.query("UPDATE preferences SET time_zone = $2 WHERE user_id = $1", [broken.person.userId, ZONE]);
  await sendReminders(EVENING);
  expect(await broken.subjects()).toEqual([FIRST]);
});

import { beforeAll, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeKey, makeSandboxCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { sendDigests } from "./digest.ts";

beforeAll(() => jobBoss());

type ReaderOptions = { hasTasks?: boolean; caller?: ReturnType<typeof makeCaller> | TeamMember };

async function makeReader({ hasTasks = true, caller = makeCaller() }: ReaderOptions = {}) {
  const { person, api } = await caller;
  const cookie = await signIn(person);
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await callPage(cookie, "preferences.save", { ...region, timeZone: "Europe/Berlin" });
  if (hasTasks) await makeApplication(api, person.boardId, { status: "offer" });
  const choose = (digest: object | null) => callPage(cookie, "preferences.set_notifications", { digest });
  await choose({ weekday: null, hour: 8 });
  const mails = async () => {
    const { rows } = await pool.query<{ text: string; unsubscribe: string }>(
      `SELECT data->>'text' AS text, data->>'unsubscribe' AS unsubscribe FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'to' = $1 ORDER BY created_on`,
      [person.email],
    );
    return rows;
  };
  const nextAt = async () => {
    const { rows } = await pool.query<{ next_at: Date }>(
      "SELECT next_at FROM digest_plans WHERE user_id = $1",
      [person.userId],
    );
    return rows[0] ? new Date(rows[0].next_at) : null;
  };
  const due = async () => (await nextAt()) ?? expect.fail("No digest is planned.");
  return { person, api, cookie, choose, mails, nextAt, due };
}

const localHour = (at: Date) =>
  new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: "Europe/Berlin" }).format(at);

test("the digest is sent at the person's hour, lists what is on Today, and is sent once a day", async () => {
  const { due, mails } = await makeReader();
  const first = await due();
  expect(localHour(first)).toBe("08");
  await sendDigests(new Date(first.getTime() - 1));
  expect(await mails()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => sendDigests(first, 2)));
  await sendDigests(new Date(first.getTime() + 30 * MINUTE_MS));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain("- 1 offer to decide on");
  expect(mail?.text).toContain("/today");
  const next = await due();
  expect(localHour(next)).toBe("08");
  await sendDigests(next);
  expect(await mails()).toHaveLength(2);
});

test("nothing is sent if there is nothing to do, or the address isn't confirmed, and the next day is planned", async () => {
  const idle = await makeReader({ hasTasks: false });
  const unconfirmed = await makeReader();
  await pool.query("UPDATE users SET email_verified = NULL WHERE id = $1", [unconfirmed.person.userId]);
  for (const { due, mails } of [idle, unconfirmed]) {
    const at = await due();
    await sendDigests(at);
    expect(await mails()).toEqual([]);
    expect((await due()).getTime()).toBeGreaterThan(at.getTime());
  }
});

test("a sandbox doesn't count: its search isn't in the digest, and no one gets a digest as staff in it", async () => {
  const { person, due, mails } = await makeReader({ hasTasks: false });
  await makeKey(person, { environment: "sandbox" });
  await sendDigests(await due());
  expect(await mails()).toEqual([]);
  const founder = await makeSandboxCaller();
  await founder.api.ok("organizations.create", { name: "Harbor", type: "bootcamp" });
  const { rows } = await pool.query("SELECT weekday FROM digest_plans WHERE user_id = $1", [
    founder.person.userId,
  ]);
  expect(rows).toEqual([]);
});

test("an employer's email that waits for an answer is in the digest, until it is settled", async () => {
  const { api, due, mails, person } = await makeReader({ hasTasks: false });
  const card = { status: "applied", company: { name: "Acme" }, job: { title: "Cook" } } as const;
  await api.ok("applications.create", { boardId: person.boardId, ...card });
  const text = "Unfortunately, we decided to move forward with other candidates.";
  const raw = `From: Acme <jobs@acme.example>\r\nSubject: Your application for Cook\r\n\r\n${text}`;
  const { id: inboundEmailId } = await api.ok("inbound_emails.create", { raw });
  await sendDigests(await due());
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining("- 1 email from an employer to look at"),
  ]);
  await api.ok("inbound_emails.dismiss", { inboundEmailId, reason: "done" });
  await sendDigests(await due());
  expect(await mails()).toHaveLength(1);
});

test("after days without a run, a person gets one digest", async () => {
  const { due, mails } = await makeReader();
  const late = new Date((await due()).getTime() + 3 * DAY_MS + 90 * MINUTE_MS);
  await sendDigests(late);
  await sendDigests(late);
  expect(await mails()).toHaveLength(1);
  expect((await due()).getTime()).toBeGreaterThan(late.getTime());
});

test("a change of the time zone moves the next digest, and a link in the email ends it without signing in", async () => {
  const { due, cookie, mails, nextAt } = await makeReader();
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await callPage(cookie, "preferences.save", { ...region, timeZone: "Pacific/Auckland" });
  const moved = await due();
  expect(localHour(moved)).not.toBe("08");
  await sendDigests(moved);
  const { pathname, search } = new URL((await mails())[0]?.unsubscribe ?? "");
  const asked = await http({ path: `${pathname}${search}` });
  expect(asked.text).toContain("Stop the digest?");
  expect((await http({ path: `${pathname}${search}`, method: "POST" })).status).toBe(200);
  expect(await nextAt()).toBeNull();
  expect((await callPage(cookie, "preferences.get_notifications")).data).toEqual({ muted: [], digest: null });
});

test("a weekly digest is sent on its day, and none is sent after it is turned off", async () => {
  const { choose, due, nextAt } = await makeReader();
  await choose({ weekday: 5, hour: 17 });
  const at = await due();
  expect(new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Berlin" }).format(at)).toBe(
    "Friday",
  );
  expect(localHour(at)).toBe("17");
  await sendDigests(at);
  expect((await due()).getTime() - at.getTime()).toBeGreaterThan(6 * DAY_MS);
  await choose(null);
  expect(await nextAt()).toBeNull();
});

test("staff get the digest on Mondays at 8, unless they chose another time or turned it off", async () => {
  const planned = async ({ person }: TeamMember) => {
    const { rows } = await pool.query("SELECT weekday, hour FROM digest_plans WHERE user_id = $1", [
      person.userId,
    ]);
    return rows;
  };
  const { organizationSlug, members } = await makeTeam("owner", "applicant", "applicant", "applicant");
  const [owner, plain, daily, none] = members;
  const promote = async ({ memberId }: TeamMember) =>
    owner.api.ok("members.update_role", { organizationSlug, memberId, role: "coach" });
  expect(await planned(plain)).toEqual([]);
  await promote(plain);
  expect(await planned(plain)).toEqual([{ weekday: 1, hour: 8 }]);

  await makeReader({ hasTasks: false, caller: daily });
  await promote(daily);
  expect(await planned(daily)).toEqual([{ weekday: null, hour: 8 }]);

  const { choose } = await makeReader({ hasTasks: false, caller: none });
  await choose(null);
  await promote(none);
  expect(await planned(none)).toEqual([]);
  await choose({ weekday: 2, hour: 9 });
  expect(await planned(none)).toEqual([{ weekday: 2, hour: 9 }]);
  const muted = await pool.query("SELECT kind FROM muted_mail WHERE user_id = $1", [none.person.userId]);
  expect(muted.rows).toEqual([]);

  const founder = await makeCaller();
  await founder.api.ok("organizations.create", { name: "Harbor", type: "bootcamp" });
  const { rows } = await pool.query("SELECT weekday FROM digest_plans WHERE user_id = $1", [
    founder.person.userId,
  ]);
  expect(rows).toEqual([{ weekday: 1 }]);
});

test("a coach's digest counts their own applicants only, and nothing of an organization that they can't open", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner", "coach", "applicant", "applicant");
  const [owner, coach, ...applicants] = members;
  const applicantEmails = [applicants[0].person.email];
  await owner.api.ok("caseload.assign", { organizationSlug, coachId: coach.memberId, applicantEmails });
  for (const { api, person } of applicants) {
    await api.ok("shares.create", { boardId: person.boardId, organizationSlug });
    const applicationId = (await makeApplication(api, person.boardId, { status: "offer" })).id;
    const at = { scheduledAt: new Date(Date.now() + 3 * DAY_MS).toISOString(), timeZone: "UTC" };
    await api.ok("interviews.create", { applicationId, ...at });
    await makeApplication(api, person.boardId, { status: "accepted" });
  }
  const invited = { emails: [`invited-${owner.person.email}`], role: "applicant" as const };
  await owner.api.ok("organization_invitations.create", {
    organizationSlug,
    ...invited,
    coachId: coach.memberId,
  });
  const { due, mails } = await makeReader({ hasTasks: false, caller: coach });
  await sendDigests(await due());
  const lines = (await mails())[0]?.text.split("\n").filter((line) => line.startsWith("- "));
  expect(lines).toEqual([
    expect.stringMatching(/: your applicants have 1 interview in the coming week$/),
    expect.stringMatching(/: 1 of your applicants has an offer$/),
    expect.stringMatching(/: 1 person you will coach hasn't responded to the invitation$/),
    expect.stringMatching(/: 1 accepted job has no recorded outcome$/),
  ]);

  await pool.query("UPDATE organizations SET requires_second_factor = true WHERE id = $1", [id]);
  await sendDigests(await due());
  expect(await mails()).toHaveLength(1);
});

test("a digest that fails doesn't stop other people's, and is sent once the cause is gone", async () => {
  const readers = [await makeReader(), await makeReader(), await makeReader()];
  const failing = readers[1] ?? expect.fail();
  const { userId } = failing.person;
  const setZone = (zone: string) =>
    pool.query("UPDATE preferences SET time_zone = $2 WHERE user_id = $1", [userId, zone]);
  await setZone("Nowhere/Atlantis");
  const dues = await Promise.all(readers.map(({ due }) => due()));
  const at = new Date(Math.max(...dues.map((due) => due.getTime())));
  await expect(sendDigests(at)).rejects.toThrow("Nowhere/Atlantis");
  const sent = async () =>
    (await Promise.all(readers.map(({ mails }) => mails()))).map((mails) => mails.length);
  expect(await sent()).toEqual([1, 0, 1]);
  expect(await failing.due()).toEqual(dues[1]);
  await setZone("Europe/Berlin");
  await sendDigests(at);
  expect(await sent()).toEqual([1, 1, 1]);
});

import { type AddressInfo, connect as connectSocket, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#domain/time.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { minuteOf, nextDigest } from "#server/resources/preferences/service.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { lockTables } from "#server/testing/blocking.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";

const ZONE = "Europe/Berlin";
/** An hour that the clocks skip in March and repeat in October. */
const HOUR = 2;
const MAIL_FROM = "Offerlane <jobs@offerlane.example>";
/**
 * Two clock changes, each from the night before it, with an interview on the day of the change. Runs begin
 * half a minute before a full hour, so that none coincides with a person's minute, which depends on their id.
 * All people get their digests in the same hours.
 */
const CHANGES = [
  {
    name: "forward",
    from: "2031-03-28T23:59:30Z",
    interview: "2031-03-30T09:30:00Z",
    digests: ["2031-03-29T01", "2031-03-30T01", "2031-03-31T00", "2031-04-02T00"],
  },
  {
    name: "back",
    from: "2031-10-24T23:59:30Z",
    interview: "2031-10-26T09:30:00Z",
    digests: ["2031-10-25T00", "2031-10-26T00", "2031-10-27T01", "2031-10-29T01"],
  },
];
/**
 * The hours after the start at which all processes run: each hour around the change. After two days without a run, one digest covers
 * them.
 */
const RUNS = [0, 3, 12, 18, 24, 25, 26, 27, 33, 96, 99];
/** The run in which a process is killed; the evening's reminders are due. */
const KILLED = 18;
const REMINDERS = 2;

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let processes: ServerProcess[] = [];
const everyone: string[] = [];
const start = (url = smtp.url) => startServerProcess({ SMTP_URL: url, MAIL_FROM }, "mailing-main.ts");
const run = async ({ origin }: ServerProcess, at: Date | null) => {
  const response = await fetch(at === null ? origin : `${origin}/?at=${at.toISOString()}`);
  expect(response.status, await response.text()).toBe(200);
};

beforeAll(async () => {
  await jobBoss();
  smtp = await startSmtpServer();
  processes = await Promise.all([start(), start(), start()]);
});
afterAll(async () => {
  await Promise.all(processes.map((child) => child.kill()));
  await smtp.stop();
});

async function makeReader(interview: string, from: Date) {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await callPage(cookie, "preferences.save", { ...region, timeZone: ZONE });
  const { id: applicationId } = await makeApplication(api, person.boardId, { status: "offer" });
  await api.ok("interviews.create", { applicationId, scheduledAt: interview, timeZone: ZONE });
  const plan = { weekday: null, hour: HOUR };
  await callPage(cookie, "preferences.set_notifications", { digest: plan });
  const nextAt = nextDigest(plan, ZONE, minuteOf(person.userId), from);
  await pool.query("UPDATE digest_plans SET next_at = $2 WHERE user_id = $1", [person.userId, nextAt]);
  everyone.push(person.email);
  return person;
}

/** Returns the emails in the queue of these people, each with its recipient and subject. */
async function queued(people: readonly string[]) {
  const { rows } = await pool.query<{ id: string; to: string; subject: string }>(
    `SELECT id, data->>'to' AS to, data->>'subject' AS subject FROM pgboss.job
     WHERE name = 'send-mail' AND data->>'to' = ANY ($1)`,
    [people],
  );
  return rows;
}

/** Returns the hours of the digests that a user got, such as 2031-03-29T01. */
async function digestHours(userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ at: Date }>(
    "SELECT occasion_at AS at FROM mail_occasions WHERE user_id = $1 AND kind = 'digest' ORDER BY occasion_at",
    [userId],
  );
  return rows.map(({ at }) => new Date(at).toISOString().slice(0, 13));
}

/** Starts a proxy to the SMTP server that kills the process instead of telling it that an email was accepted. */
async function hideAcceptance(kill: () => Promise<void>): Promise<{ url: string; proxy: Server }> {
  const proxy = createServer((client) => {
    const server = connectSocket(Number(new URL(smtp.url).port), "127.0.0.1");
    client.pipe(server);
    server.on("data", (chunk: Buffer) => {
      if (/^250 .*queued/m.test(chunk.toString())) void kill().then(() => server.destroy());
      else client.write(chunk);
    });
    server.on("error", () => client.destroy());
    client.on("error", () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${(proxy.address() as AddressInfo).port}`, proxy };
}

/** Makes a killed process's jobs due again, as the queue does when they expire. */
async function expireJobs(): Promise<void> {
  await pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'send-mail' AND state = 'active'",
  );
}

/** Returns the Message-IDs of the emails that the SMTP server accepted for these people. */
function acceptedFor(people: readonly string[]): string[] {
  return smtp.received
    .filter((mail) => people.some((address) => mail.includes(address)))
    .map((mail) => /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? "none");
}

test.each(CHANGES)(
  "three processes queue each reminder and digest once as clocks go $name, through kill -9 and days without a run",
  async ({ from, interview, digests }) => {
    const people = await Promise.all([1, 2, 3].map(() => makeReader(interview, new Date(from))));
    for (const hours of RUNS) {
      const at = new Date(Date.parse(from) + hours * HOUR_MS);
      const [doomed, ...others] = processes;
      if (hours === KILLED && doomed) {
        // It has recorded a reminder, but can't queue its email. Killing it rolls back both.
        const jobs = await lockTables("pgboss.job");
        const lost = run(doomed, at).catch(() => "lost");
        await jobs.waiters();
        await doomed.kill();
        expect(await lost).toBe("lost");
        await jobs.release();
        processes = [await start(), ...others];
      }
      await Promise.all(processes.map((server) => run(server, at)));
    }
    for (const { userId, email } of people) {
      const subjects = (await queued([email])).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith("Interview"))).toHaveLength(REMINDERS);
      expect(subjects).toHaveLength(REMINDERS + digests.length);
      expect(await digestHours(userId)).toEqual(digests);
    }
  },
);

test("an email that the server accepted from a killed process is sent again with the same ID, and no other twice", async () => {
  const kill = async () => doomed?.kill();
  const { url, proxy } = await hideAcceptance(kill);
  const doomed: ServerProcess | undefined = await start(url);
  expect(await run(doomed, null).catch(() => "lost")).toBe("lost");
  proxy.close();
  await expireJobs();
  await Promise.all(processes.map((server) => run(server, null)));
  const mails = await queued(everyone);
  const accepted = acceptedFor(everyone);
  expect(new Set(accepted)).toEqual(new Set(mails.map(({ id }) => id)));
  expect(accepted.length - mails.length).toBeLessThanOrEqual(1);
});

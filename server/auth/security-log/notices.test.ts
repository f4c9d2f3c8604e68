import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { jobBoss } from "#server/jobs/boss.ts";
import { prisma } from "#server/lib/database.ts";
import { newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { mailedSecret, queuedMail } from "#server/testing/mail.ts";
import { connect } from "#server/testing/oauth.ts";
import { revokeApiKey, rotateApiKey } from "../api-keys.ts";
import { signBrowserIn } from "../browser-session.ts";
import type { Cookie } from "../host-cookie.ts";
import { readRecovery } from "../recovery/recover.ts";

// The queue exists only once a job was added.
beforeAll(async () => void (await jobBoss()));

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const fromBrowser = <Result>(work: () => Result): Result =>
  withRequestOrigin(
    newOrigin({ requestId: `req_${randomUUID()}`, ip: "192.0.2.77", userAgent: FIREFOX }),
    work,
  );
const enter = (userId: string, cookies: string | null = null) =>
  fromBrowser(() => signBrowserIn(userId, { ip: "192.0.2.77", userAgent: FIREFOX, cookies }, "password"));
const headerOf = ({ cookies }: { cookies: readonly Cookie[] }) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const subjects = async (email: string) => (await queuedMail(email)).map(({ subject }) => subject);

test("a sign-in from a new browser sends an email with time, device, and network; the first one and those from known browsers don't", async () => {
  const { userId, email } = await makePerson();
  const first = await enter(userId);
  expect(await subjects(email)).toEqual([]);
  await enter(userId, headerOf(first));
  expect(await subjects(email)).toEqual([]);
  await enter(userId);
  expect(await subjects(email)).toEqual(["New sign-in to your Offerlane account"]);
  const [mail] = await queuedMail(email);
  expect(mail?.text).toMatch(/Time: .+ UTC\. Device: Firefox on Linux\. Network: 192\.0\.2\.0\/24\./);
  const secret = await mailedSecret(email, "/not-me/");
  expect(await readRecovery("not_me", secret)).toMatchObject({ email, changedTo: null });
});

test("the time is shown in the person's own time zone and format", async () => {
  const { userId, email } = await makePerson();
  const chosen = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await prisma.preferences.create({ data: { userId, timeZone: "Asia/Kathmandu", ...chosen } });
  await enter(userId);
  await enter(userId);
  const [mail] = await queuedMail(email);
  expect(mail?.text).toMatch(/Time: \d{1,2} \p{L}+ \d{4}[^.]* \d\d:\d\d GMT\+5:45\. Device/u);
});

test("an unverified address is sent nothing", async () => {
  const { userId, email } = await makePerson();
  await prisma.user.update({ where: { id: userId }, data: { emailVerified: null } });
  await enter(userId);
  await enter(userId);
  expect(await subjects(email)).toEqual([]);
});

test("creating or rotating a live key sends an email without its name; sandbox keys and revocations send none", async () => {
  const person = await makePerson();
  await fromBrowser(() => makeKey(person, { environment: "sandbox" }));
  expect(await subjects(person.email)).toEqual([]);
  const { id } = await fromBrowser(() => makeKey(person));
  const rotated = await fromBrowser(() => rotateApiKey({ id, userId: person.userId }));
  await fromBrowser(() => revokeApiKey({ id: rotated.id }));
  const subject = "New API key for your Offerlane account";
  expect(await subjects(person.email)).toEqual([subject, subject]);
  expect((await queuedMail(person.email))[0]?.text).not.toContain("Test key");
});

test("connecting an app sends an email without the app's own name", async () => {
  const person = await makePerson();
  await fromBrowser(() => connect(person));
  expect(await subjects(person.email)).toEqual(["New app connected to your Offerlane account"]);
  expect((await queuedMail(person.email))[0]?.text).not.toContain("Job Robot");
});

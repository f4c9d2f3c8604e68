import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import webPush from "web-push";
import type { PushMessage } from "#domain/notifications.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { FetchError } from "#server/lib/guarded-fetch/fetch-error.ts";
import { sealSecret } from "#server/lib/sealed-secret.ts";
import { remindOfAppointments } from "#server/resources/appointments/service/notices.ts";
import { sendReminders } from "#server/resources/interviews/reminders.ts";
import { makeCaller, makeKey, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { seedAppointment } from "#server/testing/appointment-rows.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { rest } from "#server/testing/rest.ts";
import { deliverPush } from "./delivery.ts";

type Received = { headers: Record<string, unknown>; body: Buffer };
const received: Received[] = [];
let status = 201;
let beforeResponse = async (): Promise<unknown> => undefined;
let origin = "";
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", async () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    await beforeResponse();
    response.writeHead(status).end();
  });
});
const anywhere = { address: () => true, port: () => true };

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
// The setup restores the environment after each test.
beforeEach(() => {
  status = 201;
  beforeResponse = async () => undefined;
  Object.assign(env(), { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey });
});
beforeAll(async () => {
  await jobBoss();
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.close();
});

/** Returns the subscription of a browser, and a function that decrypts messages as only that browser can (RFC 8291, RFC 8188). */
function makeBrowser() {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString("base64url"), auth: auth.toString("base64url") };
  const read = (body: Buffer) => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
    const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const derived = (label: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf("}") + 1)) as object;
  };
  return { keys, read };
}

async function makeReader(kinds: readonly string[] = ["interview_reminders", "digest"], reader?: Person) {
  const { person, api } = reader
    ? { person: reader, api: rest((await makeKey(reader)).key) }
    : await makeCaller();
  const cookie = await signIn(person);
  const { keys, read } = makeBrowser();
  const save = (endpoint: string) =>
    callPage(cookie, "push.save", { subscription: { endpoint, keys }, kinds });
  expect((await save("https://push.example/send/1")).status).toBe(200);
  const { rows } = await pool.query("SELECT session_id AS id FROM push_subscriptions WHERE user_id = $1", [
    person.userId,
  ]);
  const sessionId: string = rows[0].id;
  // The interface takes only https, and the tests' service has no certificate.
  const subscription = JSON.stringify({ endpoint: `${origin}/send`, keys });
  const sealed = sealSecret(subscription, { purpose: "push subscription", owner: sessionId });
  await pool.query("UPDATE push_subscriptions SET sealed = $2 WHERE session_id = $1", [sessionId, sealed]);
  const jobs = async () => {
    const { rows: queued } = await pool.query<{ data: PushMessage }>(
      "SELECT data FROM pgboss.job WHERE name = 'send-push' AND data->>'sessionId' = $1",
      [sessionId],
    );
    return queued.map(({ data }) => data);
  };
  return { person, api, cookie, read, save, sessionId, jobs };
}

test("a browser shows the reminder of an appointment once, even without the email, and it opens the reader's page", async () => {
  const { organizationSlug, members } = await makeTeam("coach", "applicant");
  const [coach, applicant] = members;
  const reader = await makeReader(["interview_reminders"], coach.person);
  await callPage(reader.cookie, "preferences.set_notifications", {
    mail: { kind: "interview_reminders", isOn: false },
  });
  const both = { coachId: coach.person.accountId, email: applicant.person.email };
  const id = await seedAppointment(organizationSlug, both, 12 * HOUR_MS);
  await Promise.all([remindOfAppointments(), remindOfAppointments()]);
  expect(await reader.jobs()).toMatchObject([{ path: `/o/${organizationSlug}/appointments`, tag: id }]);
});

const message = { title: "Interview at 10:00", body: "Berlin", path: "/boards/1?card=2", tag: "int_1" };

test("a browser decrypts its notification, and the push service learns only which browser gets it", async () => {
  const { sessionId, read } = await makeReader();
  await deliverPush({ sessionId, ...message }, anywhere);
  const [sent] = received.splice(0);
  expect(sent?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  expect(sent?.headers.authorization).toContain(publicKey);
  expect(sent?.body.includes("Interview")).toBe(false);
  expect(read(sent?.body ?? Buffer.alloc(0))).toEqual(message);
});

test("a private address is never called, a subscription that ended is removed, and a busy service is tried again", async () => {
  const { sessionId, cookie, save } = await makeReader();
  await expect(deliverPush({ sessionId, ...message })).rejects.toThrow(FetchError);
  expect(received).toEqual([]);
  expect((await save(`${origin}/send`)).status).toBe(422);
  status = 503;
  await expect(deliverPush({ sessionId, ...message }, anywhere)).rejects.toThrow("503");
  status = 410;
  await deliverPush({ sessionId, ...message }, anywhere);
  expect((await callPage(cookie, "push.get")).data).toMatchObject({ browsers: [] });
  status = 201;
  received.length = 0;
  await deliverPush({ sessionId, ...message }, anywhere);
  expect(received).toEqual([]);
});

test("a subscription that ends while its browser replaces it leaves the new one", async () => {
  const { sessionId, cookie, save } = await makeReader();
  status = 410;
  beforeResponse = () => save("https://push.example/send/2");
  await deliverPush({ sessionId, ...message }, anywhere);
  expect((await callPage(cookie, "push.get")).data).toMatchObject({ browsers: [{ isCurrent: true }] });
});

test("each browser shows the kinds that it was asked to, even without the emails, and none after its session ends", async () => {
  const { api, person, cookie, jobs, sessionId } = await makeReader(["interview_reminders"]);
  const other = await signIn(person);
  expect((await callPage(other, "push.get")).data).toMatchObject({ browsers: [{ isCurrent: false }] });
  const stranger = await signIn(await makePerson());
  expect((await callPage(stranger, "push.get")).data).toMatchObject({ browsers: [] });
  await callPage(cookie, "preferences.set_notifications", {
    mail: { kind: "interview_reminders", isOn: false },
  });
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const at = new Date(Date.now() + 3 * DAY_MS);
  const given = { applicationId, scheduledAt: at.toISOString() };
  const { id: interviewId } = await api.ok("interviews.create", given);
  const due = new Date(at.getTime() - HOUR_MS + MINUTE_MS);
  await Promise.all([sendReminders(due), sendReminders(due)]);
  const path = `/boards/${person.boardId}?card=${applicationId}`;
  expect(await jobs()).toMatchObject([{ path, tag: interviewId }]);
  const { rows: mails } = await pool.query(
    "SELECT FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1",
    [person.email],
  );
  expect(mails).toEqual([]);
  await pool.query("DELETE FROM sign_in_sessions WHERE id = $1", [sessionId]);
  const { rows } = await pool.query("SELECT FROM push_subscriptions WHERE user_id = $1", [person.userId]);
  expect(rows).toEqual([]);
});

test("a person sees their browsers and removes one from another, which another person can't", async () => {
  const { person, cookie, sessionId, save } = await makeReader(["digest"]);
  const other = await signIn(person);
  const subscription = { endpoint: "https://push.example/send/2", keys: makeBrowser().keys };
  await callPage(other, "push.save", { subscription, kinds: ["interview_reminders"] });
  const browsers = async (of: string) =>
    ((await callPage(of, "push.get")).data as { browsers: object[] }).browsers;
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";
  await pool.query("UPDATE sign_in_sessions SET user_agent = $2 WHERE id = $1", [sessionId, agent]);
  const shown = { addedAt: expect.any(String), lastSeenAt: expect.any(String) };
  expect(await browsers(other)).toEqual([
    {
      ...shown,
      sessionId: expect.any(String),
      device: null,
      kinds: ["interview_reminders"],
      isCurrent: true,
    },
    { ...shown, sessionId, device: "Firefox on Windows", kinds: ["digest"], isCurrent: false },
  ]);
  const stranger = await signIn(await makePerson());
  expect((await callPage(stranger, "push.remove", { sessionId })).data).toMatchObject({ browsers: [] });
  expect(await browsers(cookie)).toHaveLength(2);
  const { data } = await callPage(other, "push.remove", { sessionId });
  expect(data).toMatchObject({ browsers: [{ isCurrent: true }] });
  expect(await browsers(cookie)).toMatchObject([{ isCurrent: false }]);
  // The browser itself can turn them on again.
  await save("https://push.example/send/1");
  expect(await browsers(other)).toHaveLength(2);
  await callPage(other, "push.remove");
  expect(await browsers(other)).toMatchObject([{ sessionId, isCurrent: false }]);
});

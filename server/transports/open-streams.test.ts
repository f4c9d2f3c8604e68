import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { registerStream } from "./open-streams.ts";

const { streams, personStreams, guests, guestStreams, processStreams } = LIMITS.quotas;
const isGuest = false;

test("a browser can have a limited number of live streams, one more gets 429, and closing one makes room", async () => {
  const [headers, origin] = [{ Cookie: await signIn(await makePerson()) }, await serverOrigin()];
  const aborts = Array.from({ length: streams }, () => new AbortController());
  const open = (signal?: AbortSignal) =>
    fetch(`${origin}/api/live`, { headers, ...(signal ? { signal } : {}) });
  const opened = await Promise.all(aborts.map(({ signal }) => open(signal)));
  expect(opened.map(({ status }) => status)).toEqual(Array(streams).fill(200));
  const rejected = await open();
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await rejected.json()).toMatchObject({ code: "rate_limited" });
  aborts[0]?.abort();
  await expect.poll(async () => (await open(AbortSignal.timeout(5_000))).status).toBe(200);
  for (const abort of aborts) abort.abort();
});

test("a stream that is released twice is counted once", () => {
  const browser = { sessionId: randomUUID(), userId: randomUUID(), isGuest };
  const held = Array.from({ length: streams }, () => registerStream(browser));
  held[0]?.();
  held[0]?.();
  const again = registerStream(browser);
  expect(() => registerStream(browser)).toThrow(/live update streams/);
  for (const release of [again, ...held]) release();
});

test("all browsers of a person share one limit of live streams, separate from other people's", () => {
  const [userId, otherId] = [randomUUID(), randomUUID()];
  const held = Array.from({ length: personStreams }, () =>
    registerStream({ sessionId: randomUUID(), userId, isGuest }),
  );
  expect(() => registerStream({ sessionId: randomUUID(), userId, isGuest })).toThrow(
    `A person can have ${personStreams}`,
  );
  held.push(registerStream({ sessionId: randomUUID(), userId: otherId, isGuest }));
  held.shift()?.();
  held.push(registerStream({ sessionId: randomUUID(), userId, isGuest }));
  for (const release of held) release();
});

test("all guests together leave half of a process's live streams to people with an account", () => {
  const guest = { sessionId: randomUUID(), userId: randomUUID(), isGuest: true };
  const held = Array.from({ length: guestStreams }, () => registerStream(guest));
  expect(() => registerStream(guest)).toThrow(`A guest can have ${guestStreams}`);
  for (const release of held) release();
  expect(guests * guestStreams).toBeLessThanOrEqual(processStreams / 2);
});

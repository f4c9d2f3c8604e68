import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { profile } from "#server/resources/profile/contract.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { largestResponse } from "#server/testing/largest-responses.ts";
import type { Rest } from "#server/testing/rest.ts";
import { deliverAll, pauseOtherWebhooks, sharedReceiver } from "#server/testing/webhook-receiver.ts";

const { eventBytes, eventText, profileEntries, skills } = LIMITS.requests;
const { notes: TEXT, title: TITLE, url: URL_MOST, question: QUESTION } = LIMITS.text;
/** Returns the text of this length that takes the most bytes in JSON: a visible character, then ones that take six bytes each. */
const longest = (characters: number) => `x${"\u0001".repeat(characters - 1)}`;

const receiver = sharedReceiver();

/** Returns the newest event in the list and in the delivery to a webhook, and the bytes of the delivery. */
async function newestOf(api: Rest) {
  receiver.received.length = 0;
  await deliverAll();
  const { data } = await api.ok("events.list", { limit: 200 });
  const { body = "", event } = receiver.received.at(-1) ?? {};
  return { listed: data.at(-1), event, bytes: Buffer.byteLength(body) };
}

async function makeFollowed() {
  await pauseOtherWebhooks();
  const caller = await makeCaller();
  await caller.api.ok("webhooks.create", { url: receiver.url });
  return caller;
}

test("a card whose texts are full, in any script, is sent whole", async () => {
  const { api, person } = await makeFollowed();
  const full = "職".repeat(TEXT);
  const card = await makeApplication(api, person.boardId, {
    notes: full,
    job: { title: "職".repeat(TITLE), description: full },
  });
  const { listed, event, bytes } = await newestOf(api);
  expect(event).toEqual(listed);
  expect(event).toMatchObject({ resource: card });
  expect(event).not.toHaveProperty("truncated");
  expect(bytes).toBeGreaterThan(2 * TEXT * 3);
});

test("an event that is too large has the long texts of its resource cut, and names their fields", async () => {
  const { api, person } = await makeFollowed();
  const full = longest(TEXT);
  const job = { title: longest(TITLE), description: `${"😀".repeat(2)}x${"😀".repeat(TEXT / 2 - 4)}` };
  const { id: applicationId } = await makeApplication(api, person.boardId, { notes: full, job });
  const read = await api.send("applications.get", { applicationId });
  const { listed, event, bytes } = await newestOf(api);
  expect(bytes).toBeLessThanOrEqual(eventBytes);
  expect(event).toEqual(listed);
  const notes = `${full.slice(0, eventText)}…`;
  const description = `${job.description.slice(0, eventText - 1)}…`;
  expect(description.isWellFormed()).toBe(true);
  expect(event).toMatchObject({
    version: read.headers.etag,
    truncated: ["notes", "job.description"],
    resource: { id: applicationId, notes, job: { title: job.title, description } },
  });
});

test("the largest profile fits into an event", async () => {
  const { api } = await makeFollowed();
  const title = longest(TITLE);
  const entries = <Entry>(entry: Entry) => Array.from({ length: profileEntries }, () => entry);
  // Each list fills a request, and together they make the largest profile.
  const url = `https://links.example/${"x".repeat(URL_MOST - 30)}`;
  const dates = { start: "2020-01", end: "2026-11" };
  const lines = { headline: title, workAuthorization: title, salaryWish: title, noticePeriod: title };
  const about = { name: title, phone: title, location: title, summary: longest(TEXT), ...lines };
  await api.ok("profile.update", { ...about, links: entries({ label: title, url }) });
  await api.ok("profile.update", {
    skills: Array.from({ length: skills }, () => longest(LIMITS.text.skill)),
    education: entries({ school: title, degree: title, field: title, description: longest(2_300), ...dates }),
  });
  await api.ok("profile.update", {
    experience: entries({ company: title, title, location: title, description: longest(2_500), ...dates }),
  });
  await api.ok("profile.update", {
    customAnswers: entries({ question: longest(QUESTION), answer: longest(2_300) }),
  });
  const read = await api.send("profile.get", {});
  expect(Buffer.byteLength(read.text)).toBeLessThanOrEqual(largestResponse(profile.get));
  const { event, bytes } = await newestOf(api);
  expect(bytes).toBeLessThanOrEqual(eventBytes);
  expect(event).toMatchObject({ type: "profile.updated", resource: { headline: expect.any(String) } });
  expect(event).toMatchObject({
    truncated: expect.arrayContaining(["summary", "education.0.description", "customAnswers.49.answer"]),
  });
});

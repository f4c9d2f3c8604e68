import { expect, test } from "vitest";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import { readViewer } from "#server/auth/viewer.ts";
import { makeCaller, makePerson, signIn } from "#server/testing/actors.ts";
import { callPage } from "#server/testing/pages.ts";

const BERLIN = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon", timeZone: "Europe/Berlin" };

async function readingOf(cookie: string) {
  const session = await readSession(cookie);
  if (session === null) throw new Error("Nobody is signed in.");
  return (await readViewer(await actorOfSession(session))).reading;
}

test("a browser's own settings are adopted once, and never override a person's choice", async () => {
  const cookie = await signIn(await makePerson());
  expect(await readingOf(cookie)).toBeNull();
  await callPage(cookie, "preferences.prefill", { timeZone: "America/New_York", language: "en-US" });
  expect(await readingOf(cookie)).toEqual({
    locale: "en-US-u-fw-sun-hc-h12",
    timeZone: "America/New_York",
    region: { dateOrder: "month_day_year", hourCycle: "h12", weekStart: "sun" },
  });
  await callPage(cookie, "preferences.prefill", { timeZone: "Asia/Tokyo", language: "ja-JP" });
  expect(await readingOf(cookie)).toMatchObject({ timeZone: "America/New_York" });
  await callPage(cookie, "preferences.save", BERLIN);
  await callPage(cookie, "preferences.prefill", { timeZone: "Asia/Tokyo", language: "ja-JP" });
  expect(await readingOf(cookie)).toMatchObject({
    locale: "en-GB-u-fw-mon-hc-h23",
    timeZone: "Europe/Berlin",
  });
});

test("a new profile starts with the account's name and address, and an existing one is kept", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const prefill = { timeZone: "Europe/Berlin", language: "de" };
  await callPage(cookie, "preferences.prefill", prefill);
  expect(await api.ok("profile.get", {})).toMatchObject({
    name: "Robin Vale",
    email: person.email,
    phone: null,
  });
  await api.ok("profile.update", { name: null, phone: "1" });
  await callPage(cookie, "preferences.prefill", prefill);
  expect(await api.ok("profile.get", {})).toMatchObject({ name: null, email: person.email, phone: "1" });
});

test("preferences apply only to their own user", async () => {
  const [one, other] = [await signIn(await makePerson()), await signIn(await makePerson())];
  await callPage(one, "preferences.save", BERLIN);
  expect(await readingOf(other)).toBeNull();
});

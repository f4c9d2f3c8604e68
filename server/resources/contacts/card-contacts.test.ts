import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import type { PageName } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import type { CardContact } from "./contract.ts";

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

let api: Rest;
let person: Person;
let cookie: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  cookie = await signIn(person);
});

async function call<Result>(name: PageName, input: object): Promise<Result> {
  const response = await callPage(cookie, name, input);
  expect(response.status, response.text).toBe(200);
  return response.data as Result;
}
type Page = { data: CardContact[]; nextCursor: string | null };
const contactsOf = async (applicationId: string) =>
  (await call<Page>("contacts.list_of_application", { applicationId })).data;
const kindsToday = async () =>
  (await call<{ items: { kind: string; occasion: string }[] }>("today.get", {})).items;

test("a card's contacts are read to the last one, page by page, by name", async () => {
  const { id: applicationId } = await makeApplication(api, person.boardId);
  for (const name of ["bea", "Ada", "Ada"])
    await api.ok("contacts.create", { name, applicationIds: [applicationId] });
  const given = { applicationId, limit: 2 };
  const first = await call<Page>("contacts.list_of_application", given);
  const rest = await call<Page>("contacts.list_of_application", { ...given, cursor: first.nextCursor });
  expect([first, rest].map(({ data }) => data.map(({ name }) => name))).toEqual([["Ada", "Ada"], ["bea"]]);
  expect(rest.nextCursor).toBeNull();
});

test("linking a contact with a card and unlinking it keeps the contact's other links", async () => {
  const [one, two] = [await makeApplication(api, person.boardId), await makeApplication(api, person.boardId)];
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada", applicationIds: [one.id] });
  const link = (isLinked: boolean) => call("contacts.link", { contactId, applicationId: two.id, isLinked });
  await link(true);
  await link(true);
  expect((await api.ok("contacts.get", { contactId })).applicationIds).toEqual([one.id, two.id].sort());
  expect(await contactsOf(two.id)).toMatchObject([{ id: contactId, name: "Ada", followUpDue: null }]);
  await link(false);
  expect((await api.ok("contacts.get", { contactId })).applicationIds).toEqual([one.id]);
  expect(await contactsOf(two.id)).toEqual([]);
});

test("another account's card or contact can't be linked, and isn't listed", async () => {
  const other = await makeCaller();
  const foreign = await makeApplication(other.api, other.person.boardId);
  const own = await makeApplication(api, person.boardId);
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada" });
  const { id: theirs } = await other.api.ok("contacts.create", {
    name: "Grace",
    applicationIds: [foreign.id],
  });
  for (const input of [
    { contactId, applicationId: foreign.id },
    { contactId: theirs, applicationId: own.id },
  ]) {
    const response = await callPage(cookie, "contacts.link", { ...input, isLinked: true });
    expect(response.code).toBe("not_found");
  }
  expect(await contactsOf(foreign.id)).toEqual([]);
  expect((await other.api.ok("contacts.get", { contactId: theirs })).applicationIds).toEqual([foreign.id]);
});

test("a dated follow-up comes up on its day, and its date ends with the follow-up", async () => {
  const application = await makeApplication(api, person.boardId);
  const { id: contactId } = await api.ok("contacts.create", {
    name: "Ada",
    applicationIds: [application.id],
  });
  const due = inMs(3 * DAY_MS);
  await call("contacts.set_follow_up", { contactId, due });
  const { followUpSince } = await api.ok("contacts.get", { contactId });
  expect(followUpSince).not.toBeNull();
  expect(await call("contacts.list_follow_up_dates", { contactIds: [contactId] })).toEqual([
    { contactId, due },
  ]);
  expect(await contactsOf(application.id)).toMatchObject([{ followUpDue: due }]);
  expect(await kindsToday()).toEqual([]);

  const past = inMs(-DAY_MS);
  await call("contacts.set_follow_up", { contactId, due: past });
  expect((await api.ok("contacts.get", { contactId })).followUpSince).toBe(followUpSince);
  expect(await kindsToday()).toMatchObject([{ kind: "follow_up", occasion: past }]);

  // An interaction ends the follow-up and removes its date; undoing that restores the date.
  await api.ok("interactions.create", { contactId, type: "call", interactionTime: inMs(0) });
  expect(await call("contacts.list_follow_up_dates", { contactIds: [contactId] })).toEqual([]);
  await call("contacts.set_follow_up", { contactId, since: followUpSince, due });
  expect(await call("contacts.list_follow_up_dates", { contactIds: [contactId] })).toEqual([
    { contactId, due },
  ]);
  expect((await api.ok("contacts.get", { contactId })).followUpSince).toBe(followUpSince);
  await call("contacts.set_follow_up", { contactId, since: null, due: null });
  expect((await api.ok("contacts.get", { contactId })).followUpSince).toBeNull();
  expect(await call("contacts.list_follow_up_dates", { contactIds: [contactId] })).toEqual([]);
  await call("contacts.set_follow_up", { contactId, since: followUpSince, due });
  await api.ok("contacts.update", { contactId, followUp: false });
  await api.ok("contacts.update", { contactId, followUp: true });
  expect(await call("contacts.list_follow_up_dates", { contactIds: [contactId] })).toEqual([]);
});

test("renaming a contact renames them as interviewer on their linked cards, and not on others", async () => {
  const [one, two] = [await makeApplication(api, person.boardId), await makeApplication(api, person.boardId)];
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada", applicationIds: [one.id] });
  const interview = (applicationId: string) =>
    api.ok("interviews.create", { applicationId, scheduledAt: inMs(DAY_MS), interviewers: ["Ada", "Bo"] });
  const [linked, unlinked] = [await interview(one.id), await interview(two.id)];
  await api.ok("contacts.update", { contactId, name: "Ada Long" });
  const interviewersOf = async ({ id: interviewId }: { id: string }) =>
    (await api.ok("interviews.get", { interviewId })).interviewers;
  expect(await interviewersOf(linked)).toEqual(["Ada Long", "Bo"]);
  expect(await interviewersOf(unlinked)).toEqual(["Ada", "Bo"]);
});

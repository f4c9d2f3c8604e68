import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
});

test("a name is enough, and everything else is empty", async () => {
  expect(await api.ok("contacts.create", { name: "  Ada Kern " })).toEqual({
    id: expect.stringMatching(/^con_/),
    name: "Ada Kern",
    title: null,
    companyId: null,
    companyName: null,
    email: null,
    phone: null,
    socialLink: null,
    notes: null,
    applicationIds: [],
    followUpSince: null,
    lastInteractionAt: null,
    keepInTouchDays: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
});

test("another account's company is rejected with 422 company_not_found, on creation and update", async () => {
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada" });
  const foreign = await makeCompany((await makeCaller()).api);
  for (const companyId of [foreign.id, "nonsense", "cmp_01kae4s7m4eyjv0t2x5z8b1d3f"]) {
    await api.rejected("contacts.create", { name: "Ada", companyId }, "company_not_found");
    await api.rejected("contacts.update", { contactId, companyId }, "company_not_found");
  }
  expect((await api.ok("contacts.list", {})).data).toHaveLength(1);
});

test("another account's application is rejected with 422 and its position, and nothing is linked", async () => {
  const own = await makeApplication(api, person.boardId);
  const outsider = await makeCaller();
  const foreign = await makeApplication(outsider.api, outsider.person.boardId);
  const input = { name: "Ada", applicationIds: [own.id, foreign.id] };
  const problem = await api.rejected("contacts.create", input, "validation_failed");
  expect(problem.issues?.map(({ path }) => path)).toEqual([["applicationIds", 1]]);
  expect((await api.ok("contacts.list", {})).data).toEqual([]);
});

test("applicationIds replaces the linked applications, and a repeated id counts once", async () => {
  const [one, two] = [await makeApplication(api, person.boardId), await makeApplication(api, person.boardId)];
  const { id: contactId } = await api.ok("contacts.create", {
    name: "Ada",
    applicationIds: [one.id, one.id],
  });
  expect((await api.ok("contacts.get", { contactId })).applicationIds).toEqual([one.id]);
  await api.ok("contacts.update", { contactId, applicationIds: [two.id] });
  await api.ok("contacts.update", { contactId, title: "CTO" });
  expect((await api.ok("contacts.get", { contactId })).applicationIds).toEqual([two.id]);
});

test("deleting a company keeps its contacts, without a company", async () => {
  const company = await makeCompany(api, { name: "Bright Fern" });
  const contact = await api.ok("contacts.create", { name: "Ada", companyId: company.id });
  expect(contact.companyName).toBe("Bright Fern");
  await api.ok("companies.delete", { companyId: company.id });
  expect(await api.ok("contacts.get", { contactId: contact.id })).toMatchObject({
    companyId: null,
    companyName: null,
  });
});

test("contacts.list is ordered by name ignoring case, and can be filtered", async () => {
  const company = await makeCompany(api, { name: "Bright Fern" });
  await api.ok("contacts.create", { name: "zoe", email: "zoe@x.example" });
  await api.ok("contacts.create", { name: "Ada", companyId: company.id, followUp: true });
  await api.ok("contacts.create", { name: "mia", title: "100% CTO" });
  const names = async (input: object) => (await api.ok("contacts.list", input)).data.map(({ name }) => name);
  expect(await names({})).toEqual(["Ada", "mia", "zoe"]);
  expect(await names({ search: "FERN" })).toEqual(["Ada"]);
  expect(await names({ search: "0%" })).toEqual(["mia"]);
  expect(await names({ search: "zoe@" })).toEqual(["zoe"]);
  expect(await names({ companyId: company.id })).toEqual(["Ada"]);
  expect(await names({ followUp: true })).toEqual(["Ada"]);
  expect(await names({ followUp: false })).toEqual(["mia", "zoe"]);
});

describe("the follow-up list", () => {
  const since = async (contactId: string) => (await api.ok("contacts.get", { contactId })).followUpSince;
  const log = (contactId: string, type: "follow_up" | "call", day: number) =>
    api.ok("interactions.create", {
      contactId,
      type,
      interactionTime: `2026-11-${String(day).padStart(2, "0")}T09:00:00Z`,
    });
  const instant = (day: number) => `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;
  let contactId: string;
  beforeEach(async () => {
    contactId = (await api.ok("contacts.create", { name: "Ada" })).id;
  });

  test("has a contact from the time at which a follow-up took place", async () => {
    await log(contactId, "follow_up", 10);
    expect(await since(contactId)).toBe(instant(10));
  });

  test("loses a contact after a later interaction of another type, but not after an earlier one", async () => {
    await log(contactId, "follow_up", 10);
    await log(contactId, "call", 9);
    expect(await since(contactId)).toBe(instant(10));
    await log(contactId, "call", 11);
    expect(await since(contactId)).toBeNull();
  });

  test("loses a contact when followUp is set to false, and true adds them but keeps an existing date", async () => {
    await log(contactId, "follow_up", 10);
    await api.ok("contacts.update", { contactId, followUp: true });
    expect(await since(contactId)).toBe(instant(10));
    await api.ok("contacts.update", { contactId, followUp: false });
    expect(await since(contactId)).toBeNull();
    const before = Date.now();
    await api.ok("contacts.update", { contactId, followUp: true });
    expect(Date.parse((await since(contactId)) ?? "")).toBeGreaterThanOrEqual(before);
  });

  test("loses a contact when the follow-up that added them is deleted or gets another type", async () => {
    const first = await log(contactId, "follow_up", 10);
    await api.ok("interactions.delete", { interactionId: first.id });
    expect(await since(contactId)).toBeNull();
    const second = await log(contactId, "follow_up", 12);
    await api.ok("interactions.update", { interactionId: second.id, type: "email" });
    expect(await since(contactId)).toBeNull();
  });

  test("stays consistent when two interactions are logged concurrently", async () => {
    await log(contactId, "follow_up", 10);
    await Promise.all([log(contactId, "follow_up", 12), log(contactId, "call", 14)]);
    expect([null, instant(12)]).toContain(await since(contactId));
    const { data } = await api.ok("interactions.list", { contactId });
    expect(data).toHaveLength(3);
  });
});

test("deleting a contact deletes their interactions", async () => {
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada" });
  const interaction = await api.ok("interactions.create", {
    contactId,
    type: "call",
    interactionTime: "2026-11-10T09:00:00Z",
  });
  await api.ok("contacts.delete", { contactId });
  await api.rejected("interactions.get", { interactionId: interaction.id }, "not_found");
});

test("contacts.list_linkable_applications lists applications of all boards, newest first", async () => {
  const older = await makeApplication(api, person.boardId, { job: { title: "Older" } });
  const newer = await makeApplication(api, person.boardId, { job: { title: "Newer" } });
  const { data } = await api.ok("contacts.list_linkable_applications", {});
  expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
  const found = await api.ok("contacts.list_linkable_applications", { search: "old" });
  expect(found.data).toMatchObject([{ id: older.id, title: "Older", boardName: "My job search" }]);
});

import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { makeCaller } from "#server/testing/actors.ts";
import type { OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

const FULL = {
  applicationDate: "2026-11-18",
  applicationLink: "https://jobs.example/1",
  source: "A friend",
  notes: "Ask about the team.",
  job: {
    title: "Nurse",
    description: "Nights",
    workMode: "hybrid",
    workType: "contract",
    location: { street: "1 Quay", city: "Ghent", country: "Belgium" },
    compensation: {
      currency: "EUR",
      payAmount: 10,
      payFrequency: "hourly",
      salaryRangeMin: 5,
      salaryRangeMax: 20,
    },
  },
  company: {
    name: "Clinic",
    industry: "healthcare",
    size: "large",
    type: "public",
    website: "https://clinic.example",
  },
} as const;

let api: Rest;
let boardId: string;
let card: OutputOf<"applications.get">;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
  card = await makeApplication(api, boardId, FULL);
});

const update = (fields: object) =>
  api.ok("applications.update", { applicationId: card.id, ...fields } as never);
const reject = (fields: object, code: Parameters<Rest["rejected"]>[2], headers = {}) =>
  api.rejected("applications.update", { applicationId: card.id, ...fields }, code, headers);
const read = () => api.ok("applications.get", { applicationId: card.id });

describe("a field left out keeps its value", () => {
  test.each<[object, (card: OutputOf<"applications.get">) => object]>([
    [{ notes: "New" }, (card) => ({ ...card, notes: "New" })],
    [{ notes: null }, (card) => ({ ...card, notes: null })],
    [{ applicationLink: "" }, (card) => ({ ...card, applicationLink: null })],
    [{ applicationDate: null }, (card) => ({ ...card, applicationDate: null })],
    [{ source: " x " }, (card) => ({ ...card, source: "x" })],
    [{ job: { title: "Doctor" } }, (card) => ({ ...card, job: { ...card.job, title: "Doctor" } })],
    [{ job: { description: null } }, (card) => ({ ...card, job: { ...card.job, description: null } })],
    [{ job: { location: null } }, (card) => ({ ...card, job: { ...card.job, location: null } })],
    [{ job: { compensation: null } }, (card) => ({ ...card, job: { ...card.job, compensation: null } })],
    [{ resumeId: null }, (card) => card],
    [{}, (card) => card],
    [{ job: {} }, (card) => card],
    [{ job: { location: {}, compensation: {} } }, (card) => card],
    [{ company: {} }, (card) => card],
  ])("%j", async (fields, expected) => {
    const updated = await update(fields);
    expect({ ...updated, updatedAt: card.updatedAt }).toEqual(expected(card));
    expect(await read()).toEqual(updated);
  });
});

test("nested objects are merged field by field", async () => {
  const { job } = await update({
    job: { location: { city: null, state: "East" }, compensation: { payAmount: null, salaryRangeMax: 30 } },
  });
  expect(job.location).toEqual({
    street: "1 Quay",
    street2: null,
    city: null,
    state: "East",
    country: "Belgium",
    postalCode: null,
  });
  expect(job.compensation).toEqual({
    currency: "EUR",
    payAmount: null,
    payFrequency: "hourly",
    salaryRangeMin: 5,
    salaryRangeMax: 30,
  });
});

test("a cleared object starts over with its defaults", async () => {
  await update({ job: { compensation: null, location: null } });
  const { job } = await update({ job: { compensation: { salaryRangeMin: 1 }, location: { city: "Bonn" } } });
  expect(job.compensation).toMatchObject({ currency: "USD", payFrequency: "annually", payAmount: null });
  expect(job.location).toMatchObject({ city: "Bonn", street: null });
});

test("a salary range is validated as it is after the merge", async () => {
  await reject({ job: { compensation: { salaryRangeMin: 21 } } }, "validation_failed");
  await reject({ job: { compensation: { salaryRangeMax: 4 } } }, "validation_failed");
  await update({ job: { compensation: { salaryRangeMin: 21, salaryRangeMax: 22 } } });
});

test("a status is always rejected with 422, even the current one, and nothing changes", async () => {
  for (const status of ["applied", "saved"]) {
    const problem = await reject({ status, notes: "Sneaked in" }, "status_not_updatable");
    expect(problem.status).toBe(422);
  }
  expect((await reject({ status: "gone" }, "validation_failed")).status).toBe(422);
  expect((await reject({ status: null }, "validation_failed")).status).toBe(422);
  expect(await read()).toEqual(card);
});

describe("a status is rejected before anything that depends on the card", () => {
  const sent = { status: "applied", notes: "Sneaked in" };

  test.each(['"old"', "*"])("even under If-Match: %s", async (ifMatch) => {
    await reject(sent, "status_not_updatable", { "If-Match": ifMatch });
    expect(await read()).toEqual(card);
  });

  test("even for a card that doesn't exist", async () => {
    await api.rejected(
      "applications.update",
      { applicationId: newId("application"), ...sent } as never,
      "status_not_updatable",
    );
  });

  test("together with all other problems of the input", async () => {
    const { issues } = await reject({ ...sent, job: { title: "" } }, "validation_failed");
    expect(issues?.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["status", "job.title"]),
    );
  });
});

test("internal fields can't be set: position, board, counts, and dates", async () => {
  const inside = [
    "position",
    "boardId",
    "id",
    "rank",
    "counts",
    "createdAt",
    "isAutoRetired",
    "creationMethod",
    "resume",
  ];
  for (const field of inside) await reject({ [field]: card[field as "id"] ?? "x" }, "validation_failed");
});

test("a résumé that isn't the account's is rejected with 422 resume_not_found", async () => {
  for (const resumeId of ["res_01h00000000000000000000000", "nonsense"])
    expect((await reject({ resumeId }, "resume_not_found")).status).toBe(422);
});

describe("the company", () => {
  test("with another id becomes the card's company, and the old company stays unchanged", async () => {
    const other = await makeCompany(api, { name: "Other" });
    const moved = await update({ company: { id: other.id } });
    expect(moved.company).toMatchObject({ id: other.id, name: "Other", industry: "unknown" });
    const old = await api.ok("companies.get", { companyId: card.company.id });
    expect(old).toMatchObject({ name: "Clinic", applicationCount: 0 });
    expect((await api.ok("companies.get", { companyId: other.id })).applicationCount).toBe(1);
  });

  test("with another id and other fields becomes the card's company, and is updated with the fields", async () => {
    const other = await makeCompany(api, { name: "Other" });
    const { company } = await update({ company: { id: other.id, name: "Renamed", size: "tiny" } });
    expect(company).toMatchObject({ id: other.id, name: "Renamed", size: "tiny" });
    expect(await api.ok("companies.get", { companyId: card.company.id })).toMatchObject({
      name: "Clinic",
      size: "large",
    });
  });

  test("without an id means the current company, and is updated on all its cards", async () => {
    const sibling = await makeApplication(api, boardId, { company: { name: "clinic" } });
    const { company } = await update({ company: { name: "Hospital", website: null, type: null } });
    expect(company).toEqual({ ...card.company, name: "Hospital", website: null, type: null });
    expect((await api.ok("applications.get", { applicationId: sibling.id })).company).toEqual(company);
  });

  test("with its current id is updated too", async () => {
    const { company } = await update({ company: { id: card.company.id, name: "CLINIC" } });
    expect(company).toEqual({ ...card.company, name: "CLINIC" });
  });

  test("with an id that isn't the account's is rejected with 422, and nothing changes", async () => {
    const foreign = await makeCompany((await makeCaller()).api);
    for (const id of [
      foreign.id,
      "cmp_01h00000000000000000000000",
      "nonsense",
      null,
      3,
      [card.company.id],
      { a: 1 },
    ]) {
      const problem = await reject({ notes: "x", company: { id, name: "Stolen" } }, "company_not_found");
      expect(problem.status).toBe(422);
    }
    expect(await read()).toEqual(card);
  });

  test("with a taken name is rejected with 409, and nothing changes", async () => {
    await makeCompany(api, { name: "Taken" });
    expect((await reject({ notes: "x", company: { name: " TAKEN" } }, "company_name_taken")).status).toBe(
      409,
    );
    expect(await read()).toEqual(card);
  });

  test("accepts no notes and no social link here", async () => {
    await reject({ company: { notes: "x" } }, "validation_failed");
    await reject({ company: { socialLink: "https://x.example" } }, "validation_failed");
  });
});

test("a change advances updatedAt, and keeps createdAt and statusChangedAt", async () => {
  const changed = await update({ notes: "New" });
  expect(changed.updatedAt > card.updatedAt).toBe(true);
  expect([changed.createdAt, changed.statusChangedAt]).toEqual([card.createdAt, null]);
});

test("applications.delete deletes the card and its history, and keeps its company", async () => {
  const other = await makeApplication(api, boardId, { company: { id: card.company.id } });
  await api.ok("applications.delete", { applicationId: card.id });
  await api.rejected("applications.get", { applicationId: card.id }, "not_found");
  await api.rejected("applications.get_status_history", { applicationId: card.id }, "not_found");
  expect((await api.ok("boards.get", { boardId })).columns.saved).toEqual([other.id]);
  expect((await api.ok("companies.get", { companyId: card.company.id })).applicationCount).toBe(1);
});

test("the posting's closing date and the offer's deadline are days of the card, in exports and events too", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const closingDate = "2026-12-01";
  const { id: applicationId } = await api.ok("applications.create", {
    boardId,
    job: { title: "Cook" },
    company: { name: "Acme" },
    closingDate,
  });
  const dated = await api.ok("applications.update", { applicationId, offerDeadline: "2026-12-12" });
  const dates = { closingDate: "2026-12-01T00:00:00.000Z", offerDeadline: "2026-12-12T00:00:00.000Z" };
  expect(dated).toMatchObject(dates);
  expect((await api.ok("table.get", { boardId })).data[0]).toMatchObject(dates);
  const { data } = await api.ok("events.list", { limit: 200 });
  expect(data.at(-1)?.changes).toEqual([{ field: "offerDeadline", from: null, to: dates.offerDeadline }]);
  const edits = [{ applicationId, column: "closingDate" as const, value: null }];
  await api.ok("table.apply_edits", { boardId, edits });
  expect(await api.ok("applications.get", { applicationId })).toMatchObject({ ...dates, closingDate: null });
});

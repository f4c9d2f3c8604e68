import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeColumn, makeCompany } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
let boardId: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  boardId = person.boardId;
});

const minimal = () => ({ boardId, job: { title: "Nurse" }, company: { name: "Clinic" } });

test("a new card and its new company get their defaults", async () => {
  const card = await api.ok("applications.create", minimal());
  expect(card).toEqual({
    id: expect.stringMatching(/^app_/),
    boardId,
    status: "saved",
    statusChangedAt: null,
    applicationDate: null,
    closingDate: null,
    offerDeadline: null,
    applicationLink: null,
    source: null,
    notes: null,
    isAutoRetired: false,
    creationMethod: "api",
    job: {
      title: "Nurse",
      description: null,
      workMode: "onsite",
      workType: "full_time",
      location: null,
      compensation: null,
    },
    company: {
      id: expect.stringMatching(/^cmp_/),
      name: "Clinic",
      industry: "unknown",
      size: null,
      type: null,
      website: null,
      socialLink: null,
    },
    resume: null,
    counts: { interviews: 0, coachNotes: 0 },
    createdAt: expect.any(String),
    updatedAt: card.createdAt,
  });
});

test("a given compensation defaults to USD and annually, and a given location has every part", async () => {
  const { job } = await api.ok("applications.create", {
    ...minimal(),
    job: { title: "Nurse", compensation: { payAmount: 12.5 }, location: { city: " Ghent " } },
  });
  expect(job.compensation).toEqual({
    payAmount: 12.5,
    payFrequency: "annually",
    currency: "USD",
    salaryRangeMin: null,
    salaryRangeMax: null,
  });
  expect(job.location).toEqual({
    street: null,
    street2: null,
    city: "Ghent",
    state: null,
    country: null,
    postalCode: null,
  });
});

test("a new card opens its first status period", async () => {
  const { id } = await api.ok("applications.create", { ...minimal(), status: "offer" });
  const { data } = await api.ok("applications.get_status_history", { applicationId: id });
  expect(data).toMatchObject([{ status: "offer", leftAt: null }]);
});

test("a card created on our pages has the creation method form", async () => {
  const response = await http({
    method: "POST",
    path: "/api/trpc/applications.create",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      Cookie: await signIn(person),
    },
    body: JSON.stringify(minimal()),
  });
  expect(response.body).toMatchObject({ result: { data: { creationMethod: "form" } } });
});

test("a card from our pages has the creation method form, or plugin if it was saved from another site", async () => {
  const cookie = await signIn(person);
  const added = async (given: object) =>
    (await callPage(cookie, "applications.add_card", { ...minimal(), ...given })).data;
  expect(await added({})).toMatchObject({ creationMethod: "form" });
  expect(await added({ creationMethod: "plugin" })).toMatchObject({ creationMethod: "plugin" });
  expect(await added({ creationMethod: "csv_import" })).toBeUndefined();
});

describe("the company of a new card", () => {
  test("is found by name in any case, and is updated with the fields given with it", async () => {
    const company = await makeCompany(api, { name: "Clinic", website: "https://clinic.example" });
    const card = await api.ok("applications.create", {
      ...minimal(),
      company: { name: " cLINIC ", size: "large" },
    });
    expect(card.company).toMatchObject({
      id: company.id,
      name: "Clinic",
      size: "large",
      website: "https://clinic.example",
    });
    expect((await api.ok("companies.list", {})).data).toHaveLength(1);
  });

  test("is found by id and updated with the fields given with it, and a taken name gives 409", async () => {
    const company = await makeCompany(api, { name: "Clinic" });
    await makeCompany(api, { name: "Taken" });
    const given = {
      ...minimal(),
      company: { id: company.id, name: "Hospital", industry: "healthcare" as const },
    };
    const card = await api.ok("applications.create", given);
    expect(card.company).toMatchObject({ id: company.id, name: "Hospital", industry: "healthcare" });
    const taken = { ...minimal(), company: { id: company.id, name: "taken" } };
    await api.rejected("applications.create", taken, "company_name_taken");
  });

  test("without an id and a name is rejected with 422", async () => {
    for (const company of [{}, { industry: "food" }, undefined, null, "Clinic"])
      await api.rejected("applications.create", { ...minimal(), company }, "validation_failed");
  });

  test("with an id that isn't the account's is rejected with 422 company_not_found, and nothing is created", async () => {
    const foreign = await makeCompany((await makeCaller()).api);
    for (const id of [foreign.id, "cmp_01h00000000000000000000000", "", null, 7, {}, boardId]) {
      const problem = await api.rejected(
        "applications.create",
        { ...minimal(), company: { id } },
        "company_not_found",
      );
      expect(problem).toMatchObject({ status: 422, issues: [{ path: ["company", "id"] }] });
    }
    expect((await api.ok("applications.list", { boardId })).data).toEqual([]);
  });

  test("is not created if the card is rejected", async () => {
    await api.rejected("applications.create", { ...minimal(), resumeId: "res_x" }, "resume_not_found");
    await api.rejected(
      "applications.create",
      { ...minimal(), position: { after: "app_x" } },
      "validation_failed",
    );
    expect((await api.ok("companies.list", {})).data).toEqual([]);
  });
});

describe("the position of a new card", () => {
  const columnOf = async () => (await api.ok("boards.get", { boardId })).columns.saved;

  test("is the bottom by default, or the one that was requested", async () => {
    const [one = "", two = ""] = await makeColumn(api, boardId, 2);
    const add = async (position?: object) => (await makeApplication(api, boardId, { position } as never)).id;
    const last = await add();
    const first = await add({ first: true });
    const before = await add({ before: two });
    const after = await add({ after: one });
    const end = await add({ last: true });
    expect(await columnOf()).toEqual([first, one, after, before, two, last, end]);
  });

  test("next to a card that isn't in that column is rejected with 422", async () => {
    const [there = ""] = await makeColumn(api, boardId, 1, { status: "applied" });
    const [elsewhere = ""] = await makeColumn(api, (await makeBoard(api)).id, 1);
    const foreign = await makeCaller();
    const [foreignCard = ""] = await makeColumn(foreign.api, foreign.person.boardId, 1);
    for (const neighbor of [there, elsewhere, foreignCard, "nonsense"]) {
      for (const side of ["before", "after"]) {
        const input = { ...minimal(), position: { [side]: neighbor } };
        const problem = await api.rejected("applications.create", input, "validation_failed");
        expect(problem.issues?.[0]?.path).toEqual(["position", side]);
      }
    }
  });
});

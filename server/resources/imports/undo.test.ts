import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { statementsOf } from "#server/testing/plans.ts";

/** A cell for every column that an import can change. */
const CELLS = {
  title: "Chef",
  company: "Chefs",
  status: "interviewing",
  applicationDate: "2026-10-02",
  closingDate: "2026-10-03",
  offerDeadline: "2026-10-04",
  applicationLink: "https://example.com/jobs/1?utm_source=file",
  source: "A file",
  notes: "Theirs",
  description: "Cooking",
  workMode: "remote",
  workType: "contract",
  street: "1 Street",
  street2: "2nd floor",
  city: "Bern",
  state: "BE",
  country: "CH",
  postalCode: "3000",
  payAmount: 1,
  payFrequency: "hourly",
  currency: "CHF",
  salaryRangeMin: 2,
  salaryRangeMax: 3,
};

test("an undo restores every field that an import can change", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const before = await makeApplication(api, boardId, {
    company: { name: "Acme" },
    applicationLink: "https://example.com/jobs/1",
    closingDate: "2026-11-20",
  });
  const { imports } = await pagesOf(person);
  const importId = newId("import");
  const batch = { importId, boardId, fileName: "jobs.csv", number: 0, rows: [CELLS] };
  await imports.run({ ...batch, onDuplicate: "update" });
  const applicationId = before.id;
  const imported = await api.ok("applications.get", { applicationId });
  expect(imported).toMatchObject({ closingDate: "2026-10-03T00:00:00.000Z", job: { title: "Chef" } });
  expect(await imports.undo({ importId, boardId })).toEqual({ deleted: 0, restored: 1, kept: 0, left: 0 });
  const {
    statusChangedAt: _,
    updatedAt: __,
    ...restored
  } = await api.ok("applications.get", { applicationId });
  expect(before).toMatchObject(restored);
});

test("an undo keeps an imported card and an imported person that have a task since", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const { imports } = await pagesOf(person);
  const importId = newId("import");
  const rows = [
    { title: "Baker", company: "Flour", related: { contacts: [{ name: "Kim" }] } },
    { title: "Pilot", company: "Skyways", related: { contacts: [{ name: "Sam" }] } },
    { title: "Nurse", company: "Ward" },
  ];
  const batch = { importId, boardId, fileName: "jobs.csv", number: 0, rows };
  const verdicts = await imports.run({ ...batch, onDuplicate: "create" });
  const kim = (await api.ok("contacts.list", { search: "Kim" })).data[0];
  await api.ok("tasks.create", { text: "Call Kim", contactId: kim?.id ?? "" });
  await api.ok("tasks.create", { text: "Prepare", applicationId: verdicts[2]?.applicationId ?? "" });
  expect(await imports.undo({ importId, boardId })).toEqual({ deleted: 2, restored: 0, kept: 1, left: 0 });
  const left = await api.ok("applications.list", { boardId });
  expect(left.data.map(({ job }) => job.title)).toEqual(["Nurse"]);
  expect((await api.ok("contacts.list", {})).data.map(({ name }) => name)).toEqual(["Kim"]);
  const tasks = await api.ok("tasks.list", {});
  expect(tasks.data.map(({ text }) => text).sort()).toEqual(["Call Kim", "Prepare"]);
});

test("the undo of a large import proceeds in portions, continues after an interruption, and can be called twice at once", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const { imports } = await pagesOf(person);
  const importId = newId("import");
  const batch = { importId, boardId, fileName: "jobs.csv", onDuplicate: "create" } as const;
  const ids: (string | null)[] = [];
  for (const number of [0, 1, 2, 3, 4, 5]) {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      title: `Job ${index}`,
      company: `Company ${number}`,
      related: index === 0 ? { contacts: [{ name: `Kim ${number}` }] } : undefined,
    }));
    const verdicts = await imports.run({ ...batch, number, rows });
    ids.push(...verdicts.map(({ applicationId }) => applicationId));
  }
  const undo = () => imports.undo({ importId, boardId });
  // Two hundred cards and all six batches are left.
  const first = { deleted: 1_000, restored: 0, kept: 0, left: 206 };
  expect(await undo()).toEqual(first);
  expect((await imports.listPast({ boardId })).data[0]).toMatchObject({ undone: first });
  await expect(imports.run({ ...batch, number: 6, rows: [CELLS] })).rejects.toMatchObject({
    cause: { code: "validation_failed" },
  });
  await api.ok("applications.update", { applicationId: ids.sort().at(-1) ?? "", notes: "Called" });
  const both = await Promise.all([undo(), undo()]);
  const whole = { deleted: 1_199, restored: 0, kept: 1, left: 0 };
  expect(both.map(({ left }) => left).sort()).toEqual([0, 1]);
  expect(await undo()).toEqual(whole);
  expect((await api.ok("applications.list", { boardId })).data.map(({ id }) => id)).toEqual([ids.at(-1)]);
  expect((await api.ok("companies.list", {})).data.map(({ name }) => name)).toEqual(["Company 5"]);
  expect((await api.ok("contacts.list", {})).data).toEqual([]);
});

test("the companies that an import added are listed once, not looked for in each batch", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const { imports } = await pagesOf(person);
  const importId = newId("import");
  const batch = { importId, boardId, fileName: "jobs.csv", onDuplicate: "create" } as const;
  for (const number of [0, 1]) {
    await imports.run({ ...batch, number, rows: [{ title: "Chef", company: `Kitchen ${number}` }] });
  }
  await makeApplication(api, boardId, { company: { name: "Kitchen 1" } });
  const sent = await statementsOf(() => imports.undo({ importId, boardId }));
  const { data } = await api.ok("companies.list", {});
  expect(data.map(({ name }) => name)).toEqual(["Kitchen 1"]);
  const { text, values } =
    sent.find(({ name }) => name.startsWith("imports_undo_companies")) ?? expect.fail("not sent");
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  expect(JSON.stringify(rows)).not.toContain("ANY (b.company_ids)");
});

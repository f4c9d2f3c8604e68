import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { atOnce, expectOnly, statusesOf } from "#server/testing/at-once.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeCompany } from "#server/testing/factories.ts";

const SPELLINGS = ["Bright Fern", "bright fern", "BRIGHT FERN", "  Bright Fern "];
const spellingAt = (index: number) => SPELLINGS[index % SPELLINGS.length];

test("concurrent companies.create with one name create one company, and the others get 409", async () => {
  const { api } = await makeCaller();
  const responses = await atOnce(20, (index) => api.send("companies.create", { name: spellingAt(index) }));
  expect(statusesOf(responses)).toEqual({ 201: 1, 409: 19 });
  expect((await api.ok("companies.list", {})).data).toHaveLength(1);
});

test("concurrent applications.create with one company name share one company", async () => {
  const { api, person } = await makeCaller();
  const responses = await atOnce(30, (index) =>
    api.send("applications.create", {
      boardId: person.boardId,
      job: { title: "Nurse" },
      company: { name: spellingAt(index), size: "small" },
    }),
  );
  expectOnly(responses, [201]);
  const { data } = await api.ok("companies.list", {});
  expect(data).toMatchObject([{ applicationCount: 30, size: "small" }]);
});

test("of concurrent renames to one name, one succeeds, and the others get 409", async () => {
  const { api } = await makeCaller();
  const companies = await Promise.all(Array.from({ length: 10 }, () => makeCompany(api)));
  const responses = await atOnce(10, (index) =>
    api.send("companies.update", { companyId: companies[index]?.id, name: spellingAt(index) }),
  );
  expect(statusesOf(responses)).toEqual({ 200: 1, 409: 9 });
});

test("two companies that take each other's name concurrently never share one", async () => {
  const { api } = await makeCaller();
  const [one, other] = [await makeCompany(api, { name: "One" }), await makeCompany(api, { name: "Other" })];
  const responses = await atOnce(20, (index) =>
    api.send("companies.update", {
      companyId: index % 2 ? one.id : other.id,
      name: ["One", "Other", "Third"][index % 3],
    }),
  );
  expectOnly(responses, [200, 409]);
  const names = (await api.ok("companies.list", {})).data.map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});

test("concurrent updates that swap the companies of cards and edit them all succeed", async () => {
  const { api, person } = await makeCaller();
  const companies = await Promise.all(Array.from({ length: 3 }, () => makeCompany(api)));
  const cards = await Promise.all(
    companies.map(({ id }) =>
      api.ok("applications.create", { boardId: person.boardId, job: { title: "Nurse" }, company: { id } }),
    ),
  );
  const responses = await atOnce(24, (index) =>
    api.send("applications.update", {
      applicationId: cards[index % 3]?.id,
      company: { id: companies[(index * 2 + 1) % 3]?.id, website: `https://n${index}.example` },
    }),
  );
  expectOnly(responses, [200]);
});

test("a person can delete many companies at once", async () => {
  const { api } = await makeCaller();
  const ids: string[] = [];
  for (let made = 0; made < 12; made += 1) ids.push((await makeCompany(api, { name: `Fern ${made}` })).id);
  const deletions = await Promise.all(ids.map((companyId) => api.send("companies.delete", { companyId })));
  expect(deletions.map(({ status }) => status)).toEqual(ids.map(() => 200));
});

test("a company with many cards is deleted in several transactions, of which the last deletes the company", async () => {
  const { api, person } = await makeCaller();
  const { id: companyId } = await makeCompany(api);
  const { id: applicationId } = await api.ok("applications.create", {
    boardId: person.boardId,
    job: { title: "Nurse" },
    company: { id: companyId },
  });
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, updated_at)
     SELECT 'app_' || $1 || n, account_id, board_id, company_id, 'saved', 'z' || n, 'api', 'Nurse', now()
     FROM applications, generate_series(1, 10100) n WHERE id = $1`,
    [applicationId],
  );
  const count = async () => (await api.ok("companies.get", { companyId })).applicationCount;
  const company = await holdLock("SELECT FROM companies WHERE id = $1 FOR UPDATE", [companyId]);
  const deletion = api.send("companies.delete", { companyId });
  await company.waiters();
  expect(await count()).toBe(10_000);
  await company.commit();
  expect((await deletion).status).toBe(200);
  expect((await api.send("companies.get", { companyId })).status).toBe(404);
  expect((await api.ok("applications.list", { boardId: person.boardId })).data).toEqual([]);
});

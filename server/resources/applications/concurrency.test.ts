import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { atOnce, expectOnly, statusesOf } from "#server/testing/at-once.ts";
import type { OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeBoard, makeColumn, makeCompany } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";

const statusAt = (index: number) => STATUSES[index % STATUSES.length];

test("50 concurrent moves of one card leave it in one column, with one status period for every successful change", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const [applicationId = "", ...others] = await makeColumn(api, boardId, 5);
  const responses = await atOnce(50, (index) =>
    api.send("applications.move", {
      applicationId,
      status: statusAt(index),
      ...(index % 3 === 0 ? { position: { first: true } } : {}),
    }),
  );
  expectOnly(responses, [200]);
  const moves = responses.map(({ body }) => body as OutputOf<"applications.move">);
  for (const [index, { application }] of moves.entries()) expect(application.status).toBe(statusAt(index));
  const changes = moves.filter(({ previousStatus, application }) => previousStatus !== application.status);
  const { data } = await api.ok("applications.get_status_history", { applicationId });
  expect(data).toHaveLength(1 + changes.length);
  await expectSoundBoard(api, boardId);
  const { columns } = await api.ok("boards.get", { boardId });
  expect(columns.saved.filter((id) => id !== applicationId)).toEqual(others);
});

test.each(["first", "last"])(
  "50 concurrent moves of 50 cards to the %s place keep a strict order",
  async (place) => {
    const { api, person } = await makeCaller();
    const { boardId } = person;
    const ids = await makeColumn(api, boardId, 50);
    const move = (applicationId: string | undefined) =>
      api.send("applications.move", { applicationId, status: "applied", position: { [place]: true } });
    expectOnly(await atOnce(50, (index) => move(ids[index])), [200]);
    await expectSoundBoard(api, boardId);
    const { columns } = await api.ok("boards.get", { boardId });
    expect([...columns.applied].sort()).toEqual([...ids].sort());
  },
);

test("50 concurrent moves next to one card, and of that card itself, lose no card", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 51);
  const [anchor = ""] = ids;
  const responses = await atOnce(51, (index) =>
    index === 0
      ? api.send("applications.move", { applicationId: anchor, status: "saved", position: { last: true } })
      : api.send("applications.move", {
          applicationId: ids[index],
          status: "saved",
          position: index % 2 ? { before: anchor } : { after: anchor },
        }),
  );
  expectOnly(responses, [200]);
  await expectSoundBoard(api, boardId);
});

test("long ranks are redistributed during concurrent moves to that spot", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const [first = "", second = "", ...others] = await makeColumn(api, boardId, 30);
  await pool.query("UPDATE applications SET rank = $2 WHERE id = $1", [first, "Zz"]);
  await pool.query("UPDATE applications SET rank = $2 WHERE id = $1", [second, `Zz${"0".repeat(62)}1`]);
  const responses = await atOnce(others.length, (index) =>
    api.send("applications.move", {
      applicationId: others[index],
      status: "saved",
      position: { after: first },
    }),
  );
  expectOnly(responses, [200]);
  await expectSoundBoard(api, boardId);
  const { columns } = await api.ok("boards.get", { boardId });
  expect([columns.saved[0], columns.saved.at(-1)]).toEqual([first, second]);
});

test("concurrent moves, bulk moves, additions, and deletions leave a sound board in any order", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 40);
  const backwards = [...ids].reverse();
  const responses = await atOnce(80, (index) => {
    const applicationId = ids[(index * 7) % ids.length];
    if (index % 8 === 0) {
      const applicationIds = index % 16 === 0 ? ids.slice(0, 30) : backwards.slice(0, 30);
      return api.send("applications.bulk_move", { boardId, applicationIds, status: statusAt(index / 8) });
    }
    if (index % 8 === 1) return api.send("applications.delete", { applicationId: ids[39 - (index >> 3)] });
    if (index % 8 === 2) {
      const company = { name: "One Employer" };
      return api.send("applications.create", {
        boardId,
        job: { title: "New" },
        company,
        position: { first: true },
      });
    }
    if (index % 8 === 3) return api.send("applications.update", { applicationId, notes: `${index}` });
    return api.send("applications.move", {
      applicationId,
      status: statusAt(index),
      position: { first: true },
    });
  });
  expectOnly(responses, [200, 201, 404, 422]);
  await expectSoundBoard(api, boardId);
});

test("concurrent bulk moves of the same cards in opposite orders don't deadlock", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 60);
  const responses = await atOnce(12, (index) =>
    api.send("applications.bulk_move", {
      boardId,
      applicationIds: index % 2 ? ids : [...ids].reverse(),
      status: statusAt(index),
    }),
  );
  expectOnly(responses, [200]);
  await expectSoundBoard(api, boardId);
});

test("12 concurrent requests with one Idempotency-Key make one change", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 20);
  const tries: [Parameters<typeof api.send>[0], Record<string, unknown>][] = [
    ["applications.create", { boardId, job: { title: "Once" }, company: { name: "Once Ltd" } }],
    ["applications.move", { applicationId: ids[0], status: "offer" }],
    ["applications.bulk_move", { boardId, applicationIds: ids.slice(5), status: "rejected" }],
    ["boards.create", { name: "Once" }],
  ];
  for (const [name, input] of tries) {
    const key = { "Idempotency-Key": randomUUID() };
    const responses = await atOnce(12, async () => {
      for (;;) {
        const response = await api.send(name, input, key);
        if (response.status !== 409) return response;
        expect(response.body).toMatchObject({ code: "idempotency_in_progress" });
      }
    });
    expect(Object.keys(statusesOf(responses)), name).toHaveLength(1);
    expect(new Set(responses.map(({ text }) => text)).size, name).toBe(1);
    expect(responses.filter(({ headers }) => headers["idempotent-replayed"] === undefined).length, name).toBe(
      1,
    );
  }
  const { data } = await api.ok("applications.list", { boardId, search: "Once Ltd" });
  expect(data).toHaveLength(1);
  expect((await api.ok("boards.list", {})).data.filter(({ name }) => name === "Once")).toHaveLength(1);
  const history = await api.ok("applications.get_status_history", { applicationId: ids[0] ?? "" });
  expect(history.data).toHaveLength(2);
  await expectSoundBoard(api, boardId);
});

test("of concurrent updates with the same version in If-Match, one succeeds and the others get 412", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const { headers } = await api.send("applications.get", { applicationId });
  const responses = await atOnce(20, (index) =>
    api.send(
      "applications.update",
      { applicationId, notes: `${index}` },
      { "If-Match": String(headers.etag) },
    ),
  );
  expect(statusesOf(responses)).toEqual({ 200: 1, 412: 19 });
  const winner = responses.findIndex(({ status }) => status === 200);
  expect((await api.ok("applications.get", { applicationId })).notes).toBe(`${winner}`);
});

test("a card's version includes its company, so that a company edit in between leads to 412", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId, company } = await makeApplication(api, person.boardId);
  const { headers } = await api.send("applications.get", { applicationId });
  const held = { "If-Match": String(headers.etag) };
  const [update, edit] = await Promise.all([
    api.send("applications.update", { applicationId, notes: "mine" }, held),
    api.send("companies.update", { companyId: company.id, website: "https://edited.example" }),
  ]);
  expectOnly([update], [200, 412]);
  expectOnly([edit], [200]);
  await api.rejected("applications.update", { applicationId, notes: "again" }, "version_mismatch", held);
});

test("concurrent merges into one card lose no confirmed change, even while its company changes", async () => {
  const { api, person } = await makeCaller();
  const companies = await Promise.all([makeCompany(api), makeCompany(api), makeCompany(api)]);
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const fields = ["street", "street2", "city", "state", "country", "postalCode"] as const;
  const answered = new Map(fields.map((field) => [field, 0]));
  await Promise.all(
    fields.map(async (field, worker) => {
      for (let value = 1; value <= 25; value += 1) {
        const before = new Map(answered);
        const company = { id: companies[(value * worker) % 3]?.id };
        const { job } = await api.ok("applications.update", {
          applicationId,
          job: { location: { [field]: `${value}` } },
          ...(worker % 2 ? { company } : {}),
        });
        expect(job.location?.[field]).toBe(`${value}`);
        for (const [other, least] of before)
          expect(Number(job.location?.[other] ?? 0), other).toBeGreaterThanOrEqual(least);
        answered.set(field, value);
      }
    }),
  );
});

test("deleting a board, a company, or a card during changes of the same cards never causes a server error", async () => {
  const { api } = await makeCaller();
  for (let round = 0; round < 5; round += 1) {
    const { id: boardId } = await makeBoard(api);
    const ids = await makeColumn(api, boardId, 12);
    const { company } = await api.ok("applications.get", { applicationId: ids[0] ?? "" });
    const responses = await atOnce(30, (index) => {
      const applicationId = ids[index % ids.length];
      if (index === 10) return api.send("companies.delete", { companyId: company.id });
      if (index === 20 && round % 2) return api.send("boards.delete", { boardId });
      if (index % 5 === 0)
        return api.send("applications.create", {
          boardId,
          job: { title: "x" },
          company: { name: company.name },
        });
      if (index % 5 === 1)
        return api.send("applications.update", {
          applicationId,
          company: { website: `https://a${index}.example` },
        });
      if (index % 5 === 2)
        return api.send("applications.create", { boardId, job: { title: "x" }, company: { id: company.id } });
      if (index % 5 === 3)
        return api.send("applications.bulk_move", { boardId, applicationIds: ids, status: statusAt(index) });
      return api.send("applications.move", { applicationId, status: statusAt(index) });
    });
    expectOnly(responses, [200, 201, 404, 422]);
    if (round % 2 === 0) await expectSoundBoard(api, boardId);
  }
  const { rows } = await pool.query(
    `SELECT count(*)::int AS orphans FROM status_history h
     LEFT JOIN applications a ON a.account_id = h.account_id AND a.id = h.application_id WHERE a.id IS NULL`,
  );
  expect(rows).toEqual([{ orphans: 0 }]);
});

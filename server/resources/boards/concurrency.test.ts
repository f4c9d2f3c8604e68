import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { atOnce, expectOnly, statusesOf } from "#server/testing/at-once.ts";
import { makeBoard, makeColumn } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

const boardsOf = async (api: Rest) => (await api.ok("boards.list", {})).data;

test("activating boards concurrently leaves one active", async () => {
  const { api, person } = await makeCaller();
  const others = await Promise.all(Array.from({ length: 9 }, () => makeBoard(api)));
  const ids = [person.boardId, ...others.map(({ id }) => id)];
  const responses = await atOnce(30, (index) =>
    api.send("boards.update", { boardId: ids[index % ids.length], isActive: true }),
  );
  expectOnly(responses, [200]);
  for (const { body } of responses) expect(body).toMatchObject({ isActive: true });
  expect((await boardsOf(api)).filter(({ isActive }) => isActive)).toHaveLength(1);
});

test("deleting all boards concurrently leaves one, which is active", async () => {
  const { api, person } = await makeCaller();
  const others = await Promise.all(Array.from({ length: 9 }, () => makeBoard(api)));
  const ids = [person.boardId, ...others.map(({ id }) => id)];
  for (const boardId of ids.slice(0, 3)) await makeColumn(api, boardId, 3);
  const responses = await atOnce(10, (index) => api.send("boards.delete", { boardId: ids[index] }));
  expect(statusesOf(responses)).toEqual({ 200: 9, 409: 1 });
  expect(await boardsOf(api)).toMatchObject([{ isActive: true }]);
});

test("creating, activating, and deleting boards concurrently always leaves exactly one active", async () => {
  const { api, person } = await makeCaller();
  const others = await Promise.all(Array.from({ length: 5 }, () => makeBoard(api)));
  const ids = [person.boardId, ...others.map(({ id }) => id)];
  const responses = await atOnce(36, (index) => {
    if (index % 3 === 0) return api.send("boards.update", { boardId: ids[(index / 3) % 6], isActive: true });
    if (index % 3 === 1) return api.send("boards.create", { name: `Board ${index}` });
    return api.send("boards.delete", { boardId: ids[(index >> 1) % 6] });
  });
  expectOnly(responses, [200, 201, 404, 409]);
  expect((await boardsOf(api)).filter(({ isActive }) => isActive)).toHaveLength(1);
});

test("concurrent changes of different settings lose none", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const patches = [
    { hiddenStatuses: ["offer"] },
    { sorts: ["date_desc"] },
    { timeFilter: "7_days" },
    { autoRetire: { enabled: true } },
    { autoRetire: { timeframe: "one_year" } },
    { autoRetire: { status: "rejected" } },
  ];
  expectOnly(
    await atOnce(6, (index) => api.send("boards.update_settings", { boardId, ...patches[index] })),
    [200],
  );
  const { settings } = await api.ok("boards.get", { boardId });
  expect(settings).toEqual({
    hiddenStatuses: ["offer"],
    sorts: ["date_desc"],
    timeFilter: "7_days",
    autoRetire: { enabled: true, timeframe: "one_year", status: "rejected" },
  });
});

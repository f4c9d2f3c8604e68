import { expect, test } from "vitest";
import type { Status } from "#domain/values.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { atOnce, expectOnly } from "#server/testing/at-once.ts";
import { makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";

const TARGETS: Status[] = ["applied", "interviewing", "offer", "archived"];

test("concurrent batches that move the same cards leave a sound board, with all cards in one column", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 12);
  const responses = await atOnce(12, (index) => {
    const value = TARGETS[index % TARGETS.length] ?? "";
    const order = index % 2 ? ids : ids.toReversed();
    const edits = order.map((applicationId) => ({ applicationId, column: "status", value }));
    return api.send("table.apply_edits", { boardId, edits });
  });
  expectOnly(responses, [200]);
  await expectSoundBoard(api, boardId);
  // A batch is atomic: the last one has moved all cards into its column.
  const { columns } = await api.ok("boards.get", { boardId });
  expect(Object.values(columns).filter((column) => column.length > 0)).toHaveLength(1);
});

test("concurrent batches, single moves, and bulk moves leave a sound board", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 10);
  const responses = await atOnce(30, (index) => {
    const status = TARGETS[index % TARGETS.length] ?? "applied";
    const applicationId = ids[index % ids.length] ?? "";
    if (index % 3 === 0)
      return api.send("applications.move", { applicationId, status, position: { first: true } });
    if (index % 3 === 1) {
      return api.send("applications.bulk_move", { boardId, applicationIds: ids.slice(2, 7), status });
    }
    const edits = ids.slice(4).map((id) => ({ applicationId: id, column: "status", value: status }));
    return api.send("table.apply_edits", { boardId, edits });
  });
  expectOnly(responses, [200]);
  await expectSoundBoard(api, boardId);
});

test("concurrent edits of different cells of one card lose none", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const [applicationId = ""] = await makeColumn(api, boardId, 1);
  const columns = [
    "source",
    "notes",
    "city",
    "country",
    "salaryRangeMin",
    "salaryRangeMax",
    "company",
  ] as const;
  const typed = (column: string) => (column.startsWith("salary") ? 50_000 : `New ${column}`);
  const responses = await atOnce(columns.length, (index) => {
    const column = columns[index] ?? "notes";
    return api.send("table.apply_edits", {
      boardId,
      edits: [{ applicationId, column, value: typed(column) }],
    });
  });
  expectOnly(responses, [200]);
  const { data } = await api.ok("table.get", { boardId });
  expect(data[0]).toMatchObject(Object.fromEntries(columns.map((column) => [column, typed(column)])));
});

import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";

const ROWS = Array.from({ length: 40 }, (_, index) => ({
  title: `Job ${index}`,
  company: `Company ${index % 7}`,
}));

test("concurrent imports of the same rows create each card and each company once", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => api.ok("imports.create", { boardId, rows: ROWS })),
  );
  expect(responses.map(({ counts }) => counts.created).sort()).toEqual([0, 0, 0, 0, 0, 40]);
  expect((await api.ok("companies.list", {})).data).toHaveLength(7);
  await expectSoundBoard(api, boardId);
});

test("concurrent imports of the same rows to two boards use the same companies", async () => {
  const { person, api } = await makeCaller();
  const second = await api.ok("boards.create", { name: "Second" });
  const backwards = ROWS.toReversed();
  await Promise.all([
    api.ok("imports.create", { boardId: person.boardId, rows: ROWS }),
    api.ok("imports.create", { boardId: second.id, rows: backwards }),
  ]);
  expect((await api.ok("companies.list", {})).data).toHaveLength(7);
  await expectSoundBoard(api, person.boardId);
  await expectSoundBoard(api, second.id);
});

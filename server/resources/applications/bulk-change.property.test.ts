import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeBoard, makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard, rowsOfCards } from "#server/testing/invariants.ts";

const CARDS = 8;
const card = fc.nat(CARDS - 1);
const status = fc.constantFrom(...STATUSES.slice(0, 4));

test("after any earlier moves, a bulk change and its undo leave every row as it was", async () => {
  const { api, person } = await makeCaller();
  const { id: other } = await makeBoard(api);
  const half = CARDS / 2;
  const ids = [...(await makeColumn(api, person.boardId, half)), ...(await makeColumn(api, other, half))];
  const at = (index: number) => ids[index] ?? "";
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ card, status, first: fc.boolean() }), { maxLength: 6 }),
      fc.uniqueArray(card, { minLength: 1, maxLength: CARDS }),
      status,
      async (moves, cards, target) => {
        for (const { card: moved, status: to, first } of moves) {
          const position = first ? { first: true as const } : { last: true as const };
          await api.ok("applications.move", { applicationId: at(moved), status: to, position });
        }
        const before = await rowsOfCards(person.accountId);
        const input = { applicationIds: cards.map(at), status: target };
        const { undoToken, changes } = await api.ok("applications.bulk_change", input);
        expect(undoToken === null).toBe(changes.length === 0);
        if (undoToken !== null) await api.ok("applications.undo", { undoToken });
        expect(await rowsOfCards(person.accountId)).toEqual(before);
        await expectSoundBoard(api, person.boardId);
        await expectSoundBoard(api, other);
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});

test("an undo during moves of its cards is complete or rejected, and the columns stay sound", async () => {
  const { api, person } = await makeCaller();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 6);
  const statusOf = async (applicationId: string) =>
    (await api.ok("applications.get", { applicationId })).status;
  for (let round = 0; round < 12; round += 1) {
    const { undoToken } = await api.ok("applications.bulk_change", {
      applicationIds: ids,
      status: "archived",
    });
    const moved = ids[round % ids.length] ?? "";
    const [undone] = await Promise.all([
      api.send("applications.undo", { undoToken }),
      api.ok("applications.move", { applicationId: moved, status: "offer" }),
    ]);
    const others = await Promise.all(ids.filter((id) => id !== moved).map(statusOf));
    const isWhole = undone.status === 200;
    if (!isWhole) expect(undone.body).toMatchObject({ code: "undo_conflict" });
    expect(new Set(others)).toEqual(new Set([isWhole ? "saved" : "archived"]));
    expect(await statusOf(moved)).toBe("offer");
    await expectSoundBoard(api, boardId);
    await api.ok("applications.bulk_move", { boardId, applicationIds: ids, status: "saved" });
  }
});

test("of concurrent undos with one token, one succeeds, and bulk changes of the same boards wait for each other", async () => {
  const { api, person } = await makeCaller();
  const { id: other } = await makeBoard(api);
  const ids = [...(await makeColumn(api, person.boardId, 3)), ...(await makeColumn(api, other, 3))];
  const change = (applicationIds: string[]) =>
    api.ok("applications.bulk_change", { applicationIds, status: "archived" });
  const before = await rowsOfCards(person.accountId);
  const made = await Promise.all([change(ids), change(ids.toReversed())]);
  expect(made.map(({ changes }) => changes.length).toSorted()).toEqual([0, ids.length]);
  const undoToken = made.map((response) => response.undoToken).find((token) => token !== null);
  const undone = await Promise.all(
    Array.from({ length: 6 }, () => api.send("applications.undo", { undoToken })),
  );
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await rowsOfCards(person.accountId)).toEqual(before);
});

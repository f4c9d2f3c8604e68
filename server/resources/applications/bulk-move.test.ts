import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { makeBoard, makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
});

const columns = async () => (await api.ok("boards.get", { boardId })).columns;
const lengthOfHistory = async (applicationId: string) =>
  (await api.ok("applications.get_status_history", { applicationId })).data.length;

test("cards go to the bottom in the given order, each with its history", async () => {
  const there = await makeColumn(api, boardId, 2, { status: "offer" });
  const [a = "", b = "", c = ""] = await makeColumn(api, boardId, 3);
  const [d = ""] = await makeColumn(api, boardId, 1, { status: "applied" });
  const response = await api.ok("applications.bulk_move", {
    boardId,
    applicationIds: [c, d, a],
    status: "offer",
  });
  expect(response.movedCount).toBe(3);
  expect(response.board).toEqual({ id: boardId, columns: await columns() });
  expect(response.board.columns.offer).toEqual([...there, c, d, a]);
  expect(response.board.columns.saved).toEqual([b]);
  for (const id of [a, c, d]) expect(await lengthOfHistory(id)).toBe(2);
  await expectSoundBoard(api, boardId);
});

test("cards already in the column stay where they are, and don't count", async () => {
  const there = await makeColumn(api, boardId, 3, { status: "offer" });
  const [moving = ""] = await makeColumn(api, boardId, 1);
  const input = {
    boardId,
    applicationIds: [there[2] ?? "", moving, there[0] ?? ""],
    status: "offer" as const,
  };
  const before = await api.ok("applications.get", { applicationId: there[0] ?? "" });
  const { movedCount, board } = await api.ok("applications.bulk_move", input);
  expect(movedCount).toBe(1);
  expect(board.columns.offer).toEqual([...there, moving]);
  expect(await api.ok("applications.get", { applicationId: there[0] ?? "" })).toEqual(before);
  expect((await api.ok("applications.bulk_move", input)).movedCount).toBe(0);
  expect(await lengthOfHistory(moving)).toBe(2);
});

test("a card named twice moves once", async () => {
  const [a = "", b = ""] = await makeColumn(api, boardId, 2);
  const { movedCount, board } = await api.ok("applications.bulk_move", {
    boardId,
    applicationIds: [a, b, a, a],
    status: "archived",
  });
  expect([movedCount, board.columns.archived]).toEqual([2, [a, b]]);
});

test("a batch can have 200 cards but not 201, even if they repeat", async () => {
  const ids = await makeColumn(api, boardId, 2);
  const filled = (count: number) => Array.from({ length: count }, (_none, index) => ids[index % 2] ?? "");
  const move = (count: number) => ({ boardId, applicationIds: filled(count), status: "applied" as const });
  expect((await api.ok("applications.bulk_move", move(200))).movedCount).toBe(2);
  const { issues } = await api.rejected("applications.bulk_move", move(201), "validation_failed");
  expect(issues?.[0]?.path).toEqual(["applicationIds"]);
});

test("200 different cards move in one request, and their ranks stay in order", async () => {
  const ids: string[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const made = await Promise.all(Array.from({ length: 20 }, () => makeColumn(api, boardId, 1)));
    ids.push(...made.flat());
  }
  const { movedCount, board } = await api.ok("applications.bulk_move", {
    boardId,
    applicationIds: ids,
    status: "offer",
  });
  expect(movedCount).toBe(200);
  expect(board.columns.offer).toEqual(ids);
  await expectSoundBoard(api, boardId);
});

describe("a batch with a card that isn't on the board is rejected with 422, and nothing changes", () => {
  test.each(["on another board", "of another account", "absent", "malformed"])("%s", async (which) => {
    const ids = await makeColumn(api, boardId, 3);
    const outsider = await makeCaller();
    const strangers: Record<string, string> = {
      "on another board": (await makeColumn(api, (await makeBoard(api)).id, 1))[0] ?? "",
      "of another account": (await makeColumn(outsider.api, outsider.person.boardId, 1))[0] ?? "",
      absent: "app_01h00000000000000000000000",
      misshapen: "nonsense",
    };
    const before = await columns();
    const applicationIds = [...ids, strangers[which] ?? "", ids[0] ?? ""];
    const problem = await api.rejected(
      "applications.bulk_move",
      { boardId, applicationIds, status: "offer" },
      "cards_not_on_board",
    );
    expect(problem).toMatchObject({ status: 422, issues: [{ path: ["applicationIds", 3] }] });
    expect(await columns()).toEqual(before);
    for (const id of ids) expect(await lengthOfHistory(id)).toBe(1);
  });

  test("even if the other cards are already there, or if all cards are unknown", async () => {
    const ids = await makeColumn(api, boardId, 1, { status: "offer" });
    for (const applicationIds of [
      [...ids, "nonsense"],
      ["nonsense", "rubbish"],
    ])
      await api.rejected(
        "applications.bulk_move",
        { boardId, applicationIds, status: "offer" },
        "cards_not_on_board",
      );
  });

  test("with the same response for a foreign card as for a missing one, except for the id", async () => {
    const outsider = await makeCaller();
    const [foreign = ""] = await makeColumn(outsider.api, outsider.person.boardId, 1);
    const responses = await Promise.all(
      [foreign, "app_01h00000000000000000000000"].map((id) =>
        api.send("applications.bulk_move", { boardId, applicationIds: [id], status: "offer" }),
      ),
    );
    const [one, other] = responses.map(({ body }) => ({ ...(body as object), requestId: "" }));
    expect(one).toEqual(other);
  });
});

test.each([
  { applicationIds: [] },
  { applicationIds: null },
  { applicationIds: "app_x" },
  { applicationIds: [1] },
  { applicationIds: [null] },
  { status: undefined },
  { position: { first: true } },
])("%j is rejected with 422", async (wrong) => {
  const applicationIds = await makeColumn(api, boardId, 1);
  await api.rejected(
    "applications.bulk_move",
    { boardId, applicationIds, status: "offer", ...wrong },
    "validation_failed",
  );
});

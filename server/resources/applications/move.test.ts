import { beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
});

const column = async (status: Status) => (await api.ok("boards.get", { boardId })).columns[status];
const historyOf = (applicationId: string) => api.ok("applications.get_status_history", { applicationId });

test("a move between any two statuses returns the card, the board's columns, and the previous status", async () => {
  const { id: applicationId } = await makeApplication(api, boardId);
  const tour = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).flatMap((to) => [from, to]));
  let status: Status = "saved";
  for (const next of tour.filter((each, index) => each !== tour[index - 1] && index > 0)) {
    if (next === status) continue;
    const response = await api.ok("applications.move", { applicationId, status: next });
    expect(response.previousStatus).toBe(status);
    expect(response.application.status).toBe(next);
    expect(response.application.statusChangedAt).not.toBeNull();
    expect(response.board.id).toBe(boardId);
    for (const each of STATUSES)
      expect(response.board.columns[each]).toEqual(each === next ? [applicationId] : []);
    status = next;
  }
  await expectSoundBoard(api, boardId);
});

test("a move without a position goes to the bottom of the column it enters", async () => {
  const there = await makeColumn(api, boardId, 2, { status: "applied" });
  const { id } = await makeApplication(api, boardId);
  const { board } = await api.ok("applications.move", { applicationId: id, status: "applied" });
  expect(board.columns.applied).toEqual([...there, id]);
});

test("a move to the same status without a position changes nothing", async () => {
  const [first = "", second = ""] = await makeColumn(api, boardId, 2);
  const before = await api.ok("applications.get", { applicationId: first });
  const response = await api.ok("applications.move", { applicationId: first, status: "saved" });
  expect(response).toMatchObject({ previousStatus: "saved", application: before });
  expect(await column("saved")).toEqual([first, second]);
  expect((await historyOf(first)).data).toHaveLength(1);
});

describe("a position", () => {
  let ids: string[];
  beforeEach(async () => {
    ids = await makeColumn(api, boardId, 4);
  });
  const [A, B, C, D] = [0, 1, 2, 3];
  const order = (...places: number[]) => places.map((place) => ids[place] ?? "");

  test.each<[string, number, object | ((ids: string[]) => object), number[]]>([
    ["first", C, { first: true }, [C, A, B, D]],
    ["first of the first", A, { first: true }, [A, B, C, D]],
    ["last", B, { last: true }, [A, C, D, B]],
    ["last of the last", D, { last: true }, [A, B, C, D]],
    ["before another", D, (ids) => ({ before: ids[B] }), [A, D, B, C]],
    ["before its own successor", B, (ids) => ({ before: ids[C] }), [A, B, C, D]],
    ["before the first", D, (ids) => ({ before: ids[A] }), [D, A, B, C]],
    ["after another", A, (ids) => ({ after: ids[C] }), [B, C, A, D]],
    ["after its own predecessor", C, (ids) => ({ after: ids[B] }), [A, B, C, D]],
    ["after the last", A, (ids) => ({ after: ids[D] }), [B, C, D, A]],
  ])(
    "%s reorders within the column, without a change of status",
    async (_name, moved, position, expected) => {
      const applicationId = ids[moved] ?? "";
      const given = typeof position === "function" ? position(ids) : position;
      const response = await api.ok("applications.move", {
        applicationId,
        status: "saved",
        position: given as never,
      });
      expect(response.board.columns.saved).toEqual(order(...expected));
      expect(response).toMatchObject({
        previousStatus: "saved",
        application: { status: "saved", statusChangedAt: null },
      });
      expect((await historyOf(applicationId)).data).toHaveLength(1);
      await expectSoundBoard(api, boardId);
    },
  );

  test("applies in the column that the card enters", async () => {
    const [one = "", two = ""] = await makeColumn(api, boardId, 2, { status: "offer" });
    const enter = (place: number, position: object) =>
      api.ok("applications.move", {
        applicationId: ids[place] ?? "",
        status: "offer",
        position: position as never,
      });
    await enter(A, { first: true });
    await enter(B, { after: one });
    const { board } = await enter(C, { before: two });
    expect(board.columns.offer).toEqual([ids[A], one, ids[B], ids[C], two]);
    expect(board.columns.saved).toEqual([ids[D]]);
    await expectSoundBoard(api, boardId);
  });

  test("next to the card itself, or to a card outside that column, is rejected with 422, and nothing moves", async () => {
    const [elsewhere = ""] = await makeColumn(api, boardId, 1, { status: "offer" });
    const [otherBoard = ""] = await makeColumn(api, (await makeBoard(api)).id, 1);
    const outsider = await makeCaller();
    const [foreign = ""] = await makeColumn(outsider.api, outsider.person.boardId, 1);
    const neighbors = [
      ids[A] ?? "",
      elsewhere,
      otherBoard,
      foreign,
      "nonsense",
      "app_01h00000000000000000000000",
    ];
    for (const neighbor of neighbors) {
      for (const side of ["before", "after"]) {
        const input = { applicationId: ids[A], status: "saved", position: { [side]: neighbor } };
        const { issues } = await api.rejected("applications.move", input, "validation_failed");
        expect(issues?.[0]?.path).toEqual(["position", side]);
      }
    }
    const toOffer = { applicationId: ids[A], status: "offer", position: { after: ids[B] } };
    await api.rejected("applications.move", toOffer, "validation_failed");
    expect(await column("saved")).toEqual(ids);
  });

  test.each([
    {},
    { first: false },
    { last: false },
    { first: true, last: true },
    { first: true, before: "app_x" },
    { before: "app_x", after: "app_y" },
    { index: 0 },
    { first: "true" },
    { before: null },
    { before: 7 },
    null,
    [],
    "first",
    0,
  ])("%j is rejected with 422, naming the position", async (position) => {
    const input = { applicationId: ids[A], status: "applied", position };
    const { issues, detail } = await api.rejected("applications.move", input, "validation_failed");
    expect(issues?.[0]?.path[0]).toBe("position");
    expect(detail).toMatch(/position/);
  });
});

test("a move by a person clears isAutoRetired, even within the column", async () => {
  const [first = "", second = ""] = await makeColumn(api, boardId, 2);
  await pool.query("UPDATE applications SET is_auto_retired = true WHERE id = ANY($1)", [[first, second]]);
  const moved = await api.ok("applications.move", { applicationId: first, status: "applied" });
  const reordered = await api.ok("applications.move", {
    applicationId: second,
    status: "saved",
    position: { first: true },
  });
  expect([moved.application.isAutoRetired, reordered.application.isAutoRetired]).toEqual([false, false]);
});

test("a status is required, and must be one of the seven", async () => {
  const { id: applicationId } = await makeApplication(api, boardId);
  for (const status of [undefined, null, "", "Saved", "gone", 1, ["saved"]])
    await api.rejected("applications.move", { applicationId, status }, "validation_failed");
});

describe("status history", () => {
  test("is newest first, has no gaps, and totals every status", async () => {
    const { id } = await makeApplication(api, boardId);
    for (const status of ["applied", "offer", "applied"] as const)
      await api.ok("applications.move", { applicationId: id, status });
    await shiftPeriods(id, [1_000, 200, 30, 4]);
    const { data, totals } = await historyOf(id);
    expect(data.map(({ status, leftAt }) => [status, leftAt === null])).toEqual([
      ["applied", true],
      ["offer", false],
      ["applied", false],
      ["saved", false],
    ]);
    const seconds = data.map(({ durationSeconds }) => durationSeconds);
    expect(seconds.slice(1)).toEqual([26, 170, 800]);
    expect(seconds[0]).toBeGreaterThanOrEqual(4);
    expect(seconds[0]).toBeLessThan(60);
    expect(totals).toEqual({
      saved: 800,
      applied: 170 + (seconds[0] ?? 0),
      interviewing: 0,
      offer: 26,
      rejected: 0,
      accepted: 0,
      archived: 0,
    });
  });

  test("is unchanged by a reorder and an edit", async () => {
    const [id = ""] = await makeColumn(api, boardId, 2);
    await api.ok("applications.move", { applicationId: id, status: "saved", position: { last: true } });
    await api.ok("applications.update", { applicationId: id, notes: "x" });
    expect((await historyOf(id)).data).toHaveLength(1);
  });
});

/** Shifts the starts of a card's status periods into the past by these seconds, oldest first. */
async function shiftPeriods(id: string, secondsAgo: number[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id::text FROM status_history h WHERE application_id = $1 ORDER BY h.id",
    [id],
  );
  const now = Date.now();
  const at = (index: number) => {
    const seconds = secondsAgo[index];
    return seconds === undefined ? null : new Date(now - seconds * 1_000).toISOString();
  };
  for (const [index, row] of rows.entries()) {
    const values = [row.id, at(index), at(index + 1)];
    await pool.query("UPDATE status_history SET entered_at = $2, left_at = $3 WHERE id = $1", values);
  }
}

test("a card whose history is full can't be moved, alone or with others, and can still be reordered", async () => {
  const { id } = await makeApplication(api, boardId);
  const { id: other } = await makeApplication(api, boardId);
  const { moves } = LIMITS.quotas;
  await pool.query("UPDATE status_history SET number = $2 WHERE application_id = $1", [id, moves - 1]);
  await api.ok("applications.move", { applicationId: id, status: "applied" });
  await api.ok("applications.move", { applicationId: other, status: "applied" });
  const before = [await historyOf(id), await historyOf(other)];
  await api.rejected("applications.move", { applicationId: id, status: "offer" }, "quota_exceeded");
  const both = { boardId, applicationIds: [other, id], status: "offer" } as const;
  const { detail } = await api.rejected("applications.bulk_move", both, "quota_exceeded");
  expect(detail).toContain("1,000 times");
  expect([await historyOf(id), await historyOf(other)]).toEqual(before);
  await api.ok("applications.move", { applicationId: id, status: "applied", position: { first: true } });
  await api.ok("applications.bulk_move", { ...both, applicationIds: [other] });
  const { rows } = await pool.query<{ number: number | null }>(
    "SELECT number FROM status_history WHERE application_id = $1 ORDER BY id",
    [other],
  );
  expect(rows.map(({ number }) => number)).toEqual([null, 1, 2]);
});

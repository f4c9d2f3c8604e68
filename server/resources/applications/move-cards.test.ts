import { beforeEach, expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeColumn } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
let cookie: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
  cookie = await signIn(caller.person);
});

const DAY = "2026-11-22";
const AT = `${DAY}T00:00:00.000Z`;
type Move = { applicationIds: string[]; status: string; position?: object; dates?: object };
const move = (input: Move, onBoard = boardId) =>
  callPage(cookie, "applications.move_cards", { boardId: onBoard, ...input });
const datesOf = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (applicationId) => {
      const { status, applicationDate } = await api.ok("applications.get", { applicationId });
      return [status, applicationDate];
    }),
  );

test("a move fills in missing dates if asked to, and undoing it clears only those dates", async () => {
  const [bare = "", other = ""] = await makeColumn(api, boardId, 2);
  const { id: dated } = await makeApplication(api, boardId, { applicationDate: "2026-01-02" });
  const applicationIds = [bare, other, dated];
  const dates = { applicationIds: [bare, dated], day: DAY };
  const response = await move({ applicationIds, status: "applied", dates: { ...dates, change: "fill" } });
  const { columns } = await api.ok("boards.get", { boardId });
  expect(response.data).toEqual({ id: boardId, columns });
  expect(columns.applied).toEqual(applicationIds);
  const own = "2026-01-02T00:00:00.000Z";
  expect(await datesOf(...applicationIds)).toEqual([
    ["applied", AT],
    ["applied", null],
    ["applied", own],
  ]);
  await move({ applicationIds, status: "saved", dates: { ...dates, change: "clear" } });
  expect(await datesOf(...applicationIds)).toEqual([
    ["saved", null],
    ["saved", null],
    ["saved", own],
  ]);
});

test("one card goes to its position, and undoing the move keeps a date that was changed since", async () => {
  const [first = "", second = ""] = await makeColumn(api, boardId, 2, { status: "applied" });
  const { id } = await makeApplication(api, boardId);
  const dates = { applicationIds: [id], day: DAY };
  const at = { after: first };
  await move({ applicationIds: [id], status: "applied", position: at, dates: { ...dates, change: "fill" } });
  expect((await api.ok("boards.get", { boardId })).columns.applied).toEqual([first, id, second]);
  await api.ok("applications.update", { applicationId: id, applicationDate: "2026-11-01" });
  await move({ applicationIds: [id], status: "saved", dates: { ...dates, change: "clear" } });
  expect(await datesOf(id)).toEqual([["saved", "2026-11-01T00:00:00.000Z"]]);
});

test("cards that aren't on the board, or several cards for one position, are rejected, and nothing moves", async () => {
  const [one = "", two = ""] = await makeColumn(api, boardId, 2);
  const { id: otherBoard } = await makeBoard(api);
  const dates = { applicationIds: [one], day: DAY, change: "fill" };
  const rejected = async (input: Move, onBoard = boardId) => (await move(input, onBoard)).code;
  expect(await rejected({ applicationIds: [one], status: "applied", dates }, otherBoard)).toBe("not_found");
  expect(await rejected({ applicationIds: [one, two], status: "applied", dates }, otherBoard)).toBe(
    "cards_not_on_board",
  );
  const several = { applicationIds: [one, two], status: "applied", position: { first: true }, dates };
  expect(await rejected(several)).toBe("validation_failed");
  expect(await datesOf(one, two)).toEqual([
    ["saved", null],
    ["saved", null],
  ]);
});

test("a move by the API fills in no date", async () => {
  const { id: applicationId } = await makeApplication(api, boardId);
  await api.ok("applications.move", { applicationId, status: "applied" });
  expect(await datesOf(applicationId)).toEqual([["applied", null]]);
});

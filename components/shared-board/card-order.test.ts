import { expect, test } from "vitest";
import { ordered } from "./card-order.ts";

const card = (id: string, changedAt: string) => ({ id, changedAt });
const cards = [card("old", "2026-11-01"), card("new", "2026-11-20"), card("newer", "2026-11-21")];
const ids = (order: "column" | "changed") => ordered(cards, order).map(({ id }) => id);

test("cards keep the applicant's order until the newest change is asked for first", () => {
  expect(ids("column")).toEqual(["old", "new", "newer"]);
  expect(ids("changed")).toEqual(["newer", "new", "old"]);
});

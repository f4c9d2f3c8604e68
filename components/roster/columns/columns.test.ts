import { expect, test } from "vitest";
import { ROSTER_COLUMNS } from "#domain/values.ts";
import { COLUMNS, columnsOf, nextSort, templatesOf, USUAL } from "./columns.ts";

test("accepted is among the default columns, and unknown column names are ignored", () => {
  expect(USUAL).toContain("accepted");
  expect(columnsOf(["offers", "nonsense", "cards"]).map(({ name }) => name)).toEqual(["cards", "offers"]);
});

test("every column that can be chosen is defined, in the same order", () => {
  expect(COLUMNS.map(({ name }) => name)).toEqual(ROSTER_COLUMNS);
});

test("a narrow window's grid has exactly as many places as columns that fit there", () => {
  const { narrow, wide } = templatesOf(COLUMNS);
  const fixed = 2;
  expect(wide.split(" ")).toHaveLength(COLUMNS.length + fixed);
  const fitting = COLUMNS.filter((column) => !("isWide" in column));
  expect(narrow.split(" ")).toHaveLength(fitting.length + fixed);
});

test("a heading with two sort orders alternates between them", () => {
  expect(nextSort(["active", "quiet"], "attention")).toBe("active");
  expect(nextSort(["active", "quiet"], "active")).toBe("quiet");
  expect(nextSort(["active", "quiet"], "quiet")).toBe("active");
});

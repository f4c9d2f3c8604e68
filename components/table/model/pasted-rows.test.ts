import { expect, test } from "vitest";
import { unknownStatuses, withStatus } from "./pasted-rows.ts";

test("a pasted row with an unknown status keeps its cells, and gets the status that was chosen for its word", () => {
  const row = { title: "Cook", company: "Acme", status: "Coffee chat", city: "Bern", notes: "Call Sam." };
  const rows = [row, { title: "Baker", company: "Acme", status: "applied" }, { ...row, title: "Pilot" }];
  expect(unknownStatuses(rows)).toEqual(["Coffee chat"]);
  const meanings = new Map([["Coffee chat", "interviewing"] as const]);
  expect(withStatus(row, meanings, "Status")).toEqual({
    ...row,
    status: "interviewing",
    notes: "Call Sam.\nStatus: Coffee chat",
  });
  expect(withStatus(row, new Map(), "Status")).toEqual(row);
  expect(withStatus({ title: "Baker", status: "applied" }, meanings, "Status")).toEqual({
    title: "Baker",
    status: "applied",
  });
});

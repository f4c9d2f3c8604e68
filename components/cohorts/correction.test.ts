import { expect, test } from "vitest";
import { commonValues, correctionOf, keptWhenEmpty, reasonChanges } from "./correction.ts";

const ended = {
  joinedAt: "2026-09-01T12:00:00Z",
  leftAt: "2026-10-01T12:00:00Z",
  departureReason: "removed" as const,
  note: null,
};
const later = {
  ...ended,
  leftAt: "2026-10-09T12:00:00Z",
  departureReason: "placed" as const,
  note: "Hired.",
};
const open = { ...ended, leftAt: null, departureReason: null };

test("memberships that differ keep what isn't chosen", () => {
  const was = commonValues([ended, later], "UTC");
  expect(was).toEqual({
    joinedOn: "2026-09-01",
    isOpen: false,
    reason: null,
    endedOn: "",
    leftAt: null,
    note: "",
  });
  expect(correctionOf(was, was, "UTC")).toEqual({});
  expect(correctionOf(was, { ...was, reason: "completed" }, "UTC")).toEqual({ departureReason: "completed" });
  expect(correctionOf(was, { ...was, endedOn: "2026-10-05" }, "UTC")).toEqual({
    leftAt: "2026-10-05T12:00:00.000Z",
  });
  expect(reasonChanges([ended, later], was)).toEqual([
    { from: "removed", to: "removed" },
    { from: "placed", to: "placed" },
  ]);
});

test("a new reason is sent with the exact end, because the membership may have been reopened since", () => {
  const was = commonValues([ended], "UTC");
  expect(correctionOf(was, { ...was, reason: "placed" }, "UTC")).toEqual({
    leftAt: ended.leftAt,
    departureReason: "placed",
  });
  expect(correctionOf(was, { ...was, endedOn: "2026-10-02" }, "UTC")).toEqual({
    leftAt: "2026-10-02T12:00:00.000Z",
    departureReason: "removed",
  });
});

test("reopening sends only that, and takes every membership out of the rate", () => {
  const was = commonValues([ended, later], "UTC");
  expect(correctionOf(was, { ...was, isOpen: true }, "UTC")).toEqual({ leftAt: null });
  expect(reasonChanges([ended, later], { ...was, isOpen: true }).map(({ to }) => to)).toEqual([null, null]);
});

test("open memberships among them need a reason and a day once they end", () => {
  const was = commonValues([ended, open], "UTC");
  expect([was.isOpen, keptWhenEmpty(was)]).toEqual([
    null,
    { joinedOn: false, reason: false, endedOn: false },
  ]);
  expect(correctionOf(was, { ...was, joinedOn: "2026-08-30" }, "UTC")).toEqual({
    joinedAt: "2026-08-30T12:00:00.000Z",
  });
  expect(correctionOf(was, { ...was, isOpen: false }, "UTC")).toBeNull();
  expect(
    correctionOf(was, { ...was, isOpen: false, reason: "removed", endedOn: "2026-10-05" }, "UTC"),
  ).toEqual({
    leftAt: "2026-10-05T12:00:00.000Z",
    departureReason: "removed",
  });
  expect(
    correctionOf(was, { ...was, isOpen: false, reason: "removed", endedOn: "2926-10-05" }, "UTC"),
  ).toBeNull();
});

test("a membership's days are in the person's time zone", () => {
  const membership = { ...ended, joinedAt: "2026-09-01T02:00:00Z", leftAt: "2026-10-01T23:00:00Z" };
  expect(commonValues([membership], "America/New_York")).toMatchObject({ joinedOn: "2026-08-31" });
  expect(commonValues([membership], "Europe/Berlin")).toMatchObject({ endedOn: "2026-10-02" });
});

import { expect, test } from "vitest";
import { PassingToasts } from "./passing-toasts.ts";

test("a toast of an earlier page doesn't follow to the next, and one that led there goes with the one after", () => {
  const toasts = new PassingToasts();
  toasts.add("saved", 0);
  toasts.add("deleted", 9_000);
  expect(toasts.leave(10_000)).toEqual(["saved"]);
  expect(toasts.leave(20_000)).toEqual(["deleted"]);
  expect(toasts.leave(30_000)).toEqual([]);
});

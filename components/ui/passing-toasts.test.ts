import { expect, test } from "vitest";
import { PassingToasts } from "./passing-toasts.ts";

test("a toast from an earlier page disappears on navigation, and one that led to the page stays until the next", () => {
  const toasts = new PassingToasts();
  toasts.add("saved", 0);
  toasts.add("deleted", 9_000);
  expect(toasts.leave(10_000)).toEqual(["saved"]);
  expect(toasts.leave(20_000)).toEqual(["deleted"]);
  expect(toasts.leave(30_000)).toEqual([]);
});

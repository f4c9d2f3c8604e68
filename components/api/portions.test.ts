import { expect, test } from "vitest";
import { inPortions } from "./portions.ts";

test("a list is sent in portions in order, with the progress between them, and ends at a failure", async () => {
  const sent: unknown[] = [];
  const send = async (portion: number[], from: number) => {
    sent.push([portion, from]);
    if (portion.includes(7)) throw new Error("seven");
    return portion.length;
  };
  const record = (progress: object) => sent.push(progress);
  expect(await inPortions([1, 2, 3, 4, 5], 2, send, { onProgress: record })).toEqual([2, 2, 1]);
  expect(sent.splice(0)).toEqual([
    [[1, 2], 0],
    { done: 2, total: 5 },
    [[3, 4], 2],
    { done: 4, total: 5 },
    [[5], 4],
  ]);
  expect(await inPortions([], 2, send)).toEqual([]);
  await expect(inPortions([6, 7, 8], 1, send, { onProgress: record })).rejects.toThrow("seven");
  expect(sent).toEqual([[[6], 0], { done: 1, total: 3 }, [[7], 1]]);
});

test("after a cancel, the current portion is the last one", async () => {
  let isCanceled = false;
  const send = async (portion: number[]) => {
    isCanceled = portion.includes(3);
    return portion;
  };
  const sent = await inPortions([1, 2, 3, 4, 5, 6], 2, send, { isCanceled: () => isCanceled });
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

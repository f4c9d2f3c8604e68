import { expect, test } from "vitest";
import { makeRotatingQueue } from "./rotating-queue.ts";

const MOST = 120;
/** Creates a queue with one waiting entry for each source. Returns it with their results in order. */
function lineOf(...sources: readonly string[]) {
  const line = makeRotatingQueue(MOST);
  const verdicts: [source: string, isTurn: boolean][] = [];
  const join = (source: string) => line.join(source).then((isTurn) => verdicts.push([source, isTurn]));
  for (const source of sources) void join(source);
  return { line, join, verdicts };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const crowd = (count: number, source = "crowd") => Array<string>(count).fill(source);

test("despite a crowd from one network, someone from another network gets a turn by the second", async () => {
  const { line, join, verdicts } = lineOf(...crowd(100));
  void join("owner");
  line.next();
  line.next();
  await settled();
  expect(verdicts).toContainEqual(["owner", true]);
});

test("a full queue rejects the last entry of its largest source, and admits one from a smaller source", async () => {
  const { line, join, verdicts } = lineOf(...crowd(130));
  await settled();
  expect(verdicts).toEqual(Array(10).fill(["crowd", false]));
  void join("owner");
  await settled();
  expect(verdicts).toHaveLength(11);
  expect(line.waiting).toBe(MOST);
  line.next();
  line.next();
  await settled();
  expect(verdicts.slice(-2)).toEqual([
    ["crowd", true],
    ["owner", true],
  ]);
});

test("a full queue whose sources are all equal admits no one", async () => {
  const { join, verdicts } = lineOf(...Array.from({ length: MOST }, (_none, index) => `network ${index}`));
  void join("one more");
  await settled();
  expect(verdicts).toEqual([["one more", false]]);
});

test("every source gets a turn before any gets a second, and an empty queue gives none", async () => {
  const { line, verdicts } = lineOf(...crowd(3, "a"), ...crowd(2, "b"), "c");
  while (line.next());
  await settled();
  expect(verdicts.map(([source]) => source)).toEqual(["a", "b", "c", "a", "b", "a"]);
  expect(line.next()).toBe(false);
});

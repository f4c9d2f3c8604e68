import { expect, test } from "vitest";
import { type LineBounds, makeBoundedLines, OTHER_SOURCES } from "./bounded-lines.ts";
import { causeOf } from "./logger.ts";

const AN_HOUR = { windowMs: 3_600_000 };
function made(bounds: Omit<LineBounds, "windowMs">) {
  const reports: [string, string, number][] = [];
  const lines = makeBoundedLines({ ...AN_HOUR, ...bounds }, (...report) => reports.push(report));
  const written = (times: number, kind: string, source: (index: number) => string) =>
    Array.from({ length: times }, (_none, index) => lines.allows(kind, source(index))).filter(Boolean).length;
  return { lines, reports, written };
}

test("a flood of one kind or from one source hides no others, until the kind's budget is used", () => {
  const { lines, reports, written } = made({ perSource: 20, perKind: 50, sources: 10 });
  expect(written(100_000, "unknown key", () => "a")).toBe(20);
  expect(written(10, "wrong password", () => "a")).toBe(10);
  expect(written(20, "unknown key", () => "b")).toBe(20);
  expect(written(20, "unknown key", () => "c")).toBe(10);
  lines.endWindow();
  expect(reports).toEqual([
    ["unknown key", "a", 99_980],
    ["unknown key", "c", 10],
  ]);
  expect(written(1, "unknown key", () => "a")).toBe(1);
});

test("a flood from a hundred thousand sources keeps a limited number of names, and one count for the rest", () => {
  const { lines, reports, written } = made({ perSource: 1, perKind: 5, sources: 10 });
  expect(written(100_000, "unknown key", String)).toBe(5);
  lines.endWindow();
  expect(reports).toHaveLength(6);
  expect(reports.reduce((sum, [, , count]) => sum + count, 0)).toBe(100_000 - 5);
  expect(reports.find(([, source]) => source === OTHER_SOURCES)?.[2]).toBe(100_000 - 10);
});

test("lines with the same cause can differ in IDs, amounts, and stacks, but not in message or error", () => {
  const line = (message: string, id: string, code: string) => {
    const err = Object.assign(new Error(`no connection for ${id} in 300ms\n${id}`), { code });
    return causeOf([{ err, requestId: id }, message]);
  };
  expect(line("a request failed", "req_1", "P2024")).toBe(line("a request failed", "req_2", "P2024"));
  expect(line("a request failed", "req_1", "P2024")).not.toBe(line("a request failed", "req_1", "P1001"));
  expect(line("a request failed", "req_1", "P2024")).not.toBe(line("a job failed", "req_1", "P2024"));
});

test("each slow statement is its own cause, whichever request sends it", () => {
  const slow = (statement: string, requestId: string) =>
    causeOf([{ requestId, statement, durationMs: 900 }, "a slow statement"]);
  expect(slow("boards_list", "req_1")).toBe(slow("boards_list", "req_2"));
  expect(slow("boards_list", "req_1")).not.toBe(slow("boards_create", "req_1"));
});

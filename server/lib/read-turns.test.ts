import { setImmediate as aTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { endReadTurns, takeReadTurn } from "./read-turns.ts";
import { newOrigin, type RequestOrigin, withRequestOrigin } from "./request-origin.ts";
import type { WorkKind } from "./work.ts";

afterEach(() => vi.useRealTimers());

let people = 0;
const newPerson = () => `usr_reading_${process.pid}_${people++}`;

/** Begins a read in a new request. `isRunning` is true once it has its turn. */
function read(userId: string, kind: WorkKind = "interactive", origin: RequestOrigin = makeOrigin()) {
  const found = { isRunning: false, end: () => endReadTurns(origin), origin };
  const turn = Promise.resolve(withRequestOrigin(origin, () => takeReadTurn(userId, kind))).then(() => {
    found.isRunning = true;
  });
  return Object.assign(found, { turn });
}
const makeOrigin = () => newOrigin({ requestId: "req", ip: "192.0.2.7", userAgent: null });
const running = (reads: readonly { isRunning: boolean }[]) => reads.filter((item) => item.isRunning).length;

async function readOnce(userId: string): Promise<void> {
  const { turn, end } = read(userId);
  await turn;
  end();
}

/** Begins many reads of one person after another person's read. */
async function makeBusy(count: number) {
  const [busy, other] = [newPerson(), newPerson()];
  await readOnce(other);
  const reads = Array.from({ length: count }, () => read(busy));
  await aTurn();
  return { busy, other, reads };
}

test("while others read, a person has one read in progress, and the next begins after a response is rendered", async () => {
  const { other, reads } = await makeBusy(5);
  expect(running(reads)).toBe(1);
  await readOnce(other);
  expect(running(reads)).toBe(1);
  reads[0]?.end();
  await reads[1]?.turn;
  expect(running(reads)).toBe(2);
  for (const item of reads) item.end();
});

test("while others read, a person waits only after reads took more than 50 ms in a row, and then twice as long as each read took", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { reads } = await makeBusy(6);
  const restAfter = async (at: number) => {
    await vi.advanceTimersByTimeAsync(20);
    reads[at]?.end();
    for (let rested = 0; rested <= 100; rested += 1) {
      await vi.advanceTimersByTimeAsync(rested === 0 ? 0 : 1);
      if (reads[at + 1]?.isRunning) return rested;
    }
    return null;
  };
  const rests: (number | null)[] = [];
  for (const at of [0, 1, 2, 3, 4]) rests.push(await restAfter(at));
  expect(rests).toEqual([0, 0, 0, 10, 40]);
  reads[5]?.end();
});

test("a request that ends while it waits gives its turn to the next", async () => {
  const { reads } = await makeBusy(4);
  reads[1]?.end();
  reads[0]?.end();
  await reads[2]?.turn;
  for (const item of reads) item.end();
});

test("the calls of one request share a turn, and a search doesn't wait for other reads", async () => {
  const { busy, reads } = await makeBusy(2);
  await read(busy, "interactive", reads[0]?.origin).turn;
  await read(busy, "search").turn;
  expect(running(reads)).toBe(1);
  for (const item of reads) item.end();
});

test("a read that takes a long time, such as a stream's first, gives its turn to the person's next read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { reads } = await makeBusy(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(running(reads)).toBe(2);
  for (const item of reads) item.end();
});

test("a stream's reads after its response began take no turn", async () => {
  const { busy, reads } = await makeBusy(2);
  reads[0]?.end();
  await reads[1]?.turn;
  await read(busy, "interactive", reads[0]?.origin).turn;
  reads[1]?.end();
  const next = read(busy);
  await next.turn;
  next.end();
});

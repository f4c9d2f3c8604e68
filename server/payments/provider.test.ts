import { setImmediate as aTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { onBehalfOf } from "#server/lib/work.ts";
import { callProvider } from "./provider.ts";

test("one owner's unanswered calls leave room for another owner's, and one call too many is rejected", async () => {
  const held = Promise.withResolvers<string>();
  const begun: string[] = [];
  const ask = (owner: string) =>
    onBehalfOf(owner, () =>
      callProvider(() => {
        begun.push(owner);
        return held.promise;
      }),
    ).catch(({ code }: { code: string }) => code);
  const hasBegun = (owner: string) => begun.filter((item) => item === owner).length;
  const calls = Array.from({ length: 6 }, () => ask("busy"));
  await expect.poll(() => hasBegun("busy")).toBe(2);
  expect(await ask("busy")).toBe("unavailable");
  calls.push(ask("other"));
  await expect.poll(() => hasBegun("other")).toBe(1);
  await aTurn();
  expect(hasBegun("busy")).toBe(2);
  held.resolve("done");
  expect(await Promise.all(calls)).toEqual(calls.map(() => "done"));
});

test("a turn of many slow requests ends after ten seconds, and the next one begins", async () => {
  await callProvider(() => Promise.resolve());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let requests = 0;
  const slow = callProvider(async () => {
    for (;;) {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, 4_000));
    }
  });
  const rejected = expect(slow).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(requests).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
  expect(await callProvider(() => Promise.resolve("next"))).toBe("next");
  expect(vi.getTimerCount()).toBe(1);
});

import { afterEach, expect, test, vi } from "vitest";
import { credentialCache } from "./credential-cache.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a cached credential is looked up again when it is older than its lifetime, or when the clock was set back", async () => {
  const begun = Date.now();
  const lookUp = vi.fn(async () => ({ id: "key", expiresAt: null }));
  const cache = credentialCache("api-key", 10_000);
  for (const [seconds, lookUps] of [
    [0, 1],
    [9, 1],
    [11, 2],
    [-3_600, 3],
    [-3_591, 3],
  ] as const) {
    vi.useFakeTimers({ toFake: ["Date"], now: begun + seconds * 1_000 });
    await cache.get("digest", lookUp);
    expect(lookUp, `after ${seconds} s`).toHaveBeenCalledTimes(lookUps);
  }
});

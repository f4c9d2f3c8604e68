import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { logger } from "#server/lib/logger.ts";
import { bodyOf } from "./streamed-body.ts";

afterEach(() => vi.restoreAllMocks());

test("a client that disconnects while a piece is made isn't logged as an error", async () => {
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* pieces() {
    await promise;
    yield new Uint8Array(1);
  }
  const reader = bodyOf(pieces()).getReader();
  const read = reader.read();
  await wait(0);
  await reader.cancel();
  resolve();
  expect(await read).toMatchObject({ done: true });
  await wait(0);
  expect(logged).not.toHaveBeenCalled();
});

import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient, type ErrorReporter } from "./query-client.ts";

const reporter: ErrorReporter = { began: () => {}, refused: () => {}, unread: () => {} };

test("a first fetch that began before changes is repeated once after it, and its response is replaced", async () => {
  const client = createQueryClient(() => Promise.resolve(reporter));
  let stored = "before";
  const responses: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => responses.push(() => resolve(read)));
  };
  const observer = new QueryObserver(client, { queryKey: ["list"], queryFn });
  const stop = observer.subscribe(() => {});
  stored = "after";
  const changed = [1, 2, 3].map(() => client.invalidateQueries({ queryKey: ["list"] }));
  expect(responses).toHaveLength(1);
  responses[0]?.();
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.();
  await Promise.all(changed);
  expect(observer.getCurrentResult().data).toBe("after");
  expect(responses).toHaveLength(2);
  stop();
});

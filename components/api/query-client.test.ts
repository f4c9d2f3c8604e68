import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient, type ErrorReporter } from "./query-client.ts";

const reporter: ErrorReporter = { began: () => {}, rejected: () => {}, unread: () => {} };

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

test("a fetch that began before new data was set is repeated, and its response isn't shown", async () => {
  const client = createQueryClient(() => Promise.resolve(reporter));
  let stored = "before";
  const responses: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => responses.push(() => resolve(read)));
  };
  const observer = new QueryObserver(client, { queryKey: ["list"], queryFn, initialData: stored });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  void client.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => responses.length).toBe(1);
  stored = "after";
  client.setQueryData(["list"], "after");
  responses[0]?.();
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(observer.getCurrentResult().data).toBe("after");
  expect(shown.slice(shown.indexOf("after"))).not.toContain("before");
  // Without a fetch in progress, nothing is read again.
  client.setQueryData(["list"], "later");
  expect([client.isFetching(), responses.length]).toEqual([0, 2]);
  stop();
});

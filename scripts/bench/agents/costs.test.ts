import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { AGENT_COSTS } from "#server/transports/reference/limits.ts";
import { costOf, TASKS } from "./tasks.ts";

/** Token counts of ids vary by chance, and the sandbox's dates change every day. */
const TOLERANCE = 0.1;
/** The most tokens of the weekly review, which people run again and again. */
const WEEKLY_MOST = 3_400;

test("the documentation covers every task", () => {
  expect(TASKS.map(({ name }) => name)).toEqual(Object.keys(AGENT_COSTS));
});

test.each(TASKS)("$name takes the documented calls and about the documented tokens", async (task) => {
  const { key } = await makeCaller({ environment: "sandbox" });
  const { calls, tokens, toolsets } = await costOf(task, await serverOrigin(), key);
  const expected = AGENT_COSTS[task.name as keyof typeof AGENT_COSTS];
  expect({ toolsets, calls }).toEqual({ toolsets: expected.toolsets, calls: expected.calls });
  expect(Math.abs(tokens - expected.tokens) / expected.tokens, `${tokens} tokens`).toBeLessThan(TOLERANCE);
  if (task.name === "weeklyReport") expect(tokens).toBeLessThanOrEqual(WEEKLY_MOST);
});

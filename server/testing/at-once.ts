import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Answer } from "./http.ts";

/**
 * Sends so many requests at once, and returns the responses in order. Whatever found its person's line for connections full, or too slow
 * on a busy machine, is sent again, as a client would.
 */
export function atOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_none, index) => untilAdmitted(() => send(index))));
}

async function untilAdmitted(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429 || !answer.text.includes("too many requests under way")) return answer;
    await wait(50);
  }
}

/** How many answers came with each status, such as `{ "200": 1, "412": 9 }`. */
export function statusesOf(answers: Answer[]): Record<string, number> {
  const groups = Object.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries(Object.entries(groups).map(([status, group]) => [status, group?.length ?? 0]));
}

/** Every answer must have one of these statuses. */
export function expectOnly(answers: Answer[], statuses: number[]): void {
  const strange = answers.filter(({ status }) => !statuses.includes(status));
  expect(strange.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)).toEqual([]);
}

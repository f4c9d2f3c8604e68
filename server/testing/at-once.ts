import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Answer } from "./http.ts";

/**
 * Sends `count` requests concurrently and returns the responses in order. Resends those that were rejected because their
 * person's connection queue was full or too slow on a busy machine, as a client would.
 */
export function atOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_none, index) => untilAdmitted(() => send(index))));
}

async function untilAdmitted(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429 || !answer.text.includes("too many requests in progress")) return answer;
    await wait(50);
  }
}

/** Counts the responses by status, such as `{ "200": 1, "412": 9 }`. */
export function statusesOf(answers: Answer[]): Record<string, number> {
  const groups = Object.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries(Object.entries(groups).map(([status, group]) => [status, group?.length ?? 0]));
}

/** Expects every response to have one of these statuses. */
export function expectOnly(answers: Answer[], statuses: number[]): void {
  const strange = answers.filter(({ status }) => !statuses.includes(status));
  expect(strange.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)).toEqual([]);
}

import { expect } from "vitest";
import type { Answer } from "./http.ts";

/** Sends so many requests at once, and gives the answers in order. */
export function atOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_none, index) => send(index)));
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

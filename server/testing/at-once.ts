import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { HttpResponse } from "./http.ts";

/**
 * Sends `count` requests concurrently and returns the responses in order. Resends those that were rejected because their
 * person's connection queue was full or too slow on a busy machine, as a client would.
 */
export function atOnce(
  count: number,
  send: (index: number) => Promise<HttpResponse>,
): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: count }, (_none, index) => untilAdmitted(() => send(index))));
}

async function untilAdmitted(send: () => Promise<HttpResponse>): Promise<HttpResponse> {
  for (;;) {
    const response = await send();
    if (response.status !== 429 || !response.text.includes("too many requests in progress")) return response;
    await wait(50);
  }
}

/** Counts the responses by status, such as `{ "200": 1, "412": 9 }`. */
export function statusesOf(responses: HttpResponse[]): Record<string, number> {
  const groups = Object.groupBy(responses, ({ status }) => String(status));
  return Object.fromEntries(Object.entries(groups).map(([status, group]) => [status, group?.length ?? 0]));
}

/** Expects every response to have one of these statuses. */
export function expectOnly(responses: HttpResponse[], statuses: number[]): void {
  const strange = responses.filter(({ status }) => !statuses.includes(status));
  expect(strange.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)).toEqual([]);
}

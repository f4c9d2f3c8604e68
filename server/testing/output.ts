import { expect } from "vitest";
import type { Operation } from "#server/core/operation.ts";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Checks a response against its contract: the declared fields, no others, and every timestamp with milliseconds in UTC. */
export function expectStrictOutput(contract: Operation, body: unknown): void {
  const parsed = contract.output.safeParse(body);
  expect(parsed.error?.issues ?? [], `${contract.name} answers what its contract says`).toEqual([]);
  expect(body, `${contract.name} answers no more than its contract says`).toStrictEqual(parsed.data);
  expectInstants(body, contract.name);
}

function expectInstants(value: unknown, where: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isInstant = /(At|Date|Since|Time)$/.test(name) && typeof inner === "string";
    if (isInstant) expect(inner, `${where}.${name}`).toMatch(INSTANT);
    expectInstants(inner, `${where}.${name}`);
  }
}

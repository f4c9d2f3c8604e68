import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { ERRORS, type ErrorCode } from "#server/codes.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey, type Person } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { exampleOf, type Loose, namesOf } from "#server/testing/loops.ts";
import { expectStrictOutput, type Rest, rest } from "#server/testing/rest.ts";

const EVERYWHERE: ErrorCode[] = [
  "validation_failed",
  "malformed_request",
  "not_found",
  "idempotency_key_reused",
  "payload_too_large",
];
const RUNS = Number(process.env.FUZZ_RUNS ?? 10);

let person: Person;
let owner: Rest;
let ids: ExampleRows;
beforeAll(async () => {
  ({ person, api: owner } = await makeCaller());
  ids = await seedExampleRows(owner);
});
// One person exports more often here than the rate allows.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

const awkward = fc.constantFrom<unknown>(
  "",
  " ",
  "\0",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "%",
  "_",
  "\\",
  "'",
  '"',
  "null",
  "NaN",
  "-0",
  "1e400",
  "2026-11-20",
  "9999-12-31T23:59:59.999Z",
  "0000-00-00",
  "https://x.example",
  "http://[::1]:99999/",
  "https://\ud83d\ude00.example",
  "x".repeat(201),
  "\u{1F469}\u200d\u{1F52C}".repeat(60),
  -1,
  0,
  -0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  { first: true },
  { before: "x" },
  { id: null },
  { length: 3 },
);
const anything = fc.oneof(
  { weight: 3, arbitrary: awkward },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** Generates inputs near the valid one: some fields unchanged, some replaced at any depth with awkward values, some left out. */
function inputsNear(name: Name, example: Loose): fc.Arbitrary<Loose> {
  const { shape } = contractOf(name).input;
  const fields = Object.keys(shape).filter((field) => !contractOf(name).pathParameters.includes(field));
  const changes = fc.array(
    fc.tuple(fc.constantFrom(...pathsOf(example, fields)), fc.option(anything, { nil: undefined })),
    { maxLength: 4 },
  );
  return changes.map((list) => list.reduce((input, [path, value]) => changed(input, path, value), example));
}

test.each(namesOf())(
  "%s responds to any input as its contract says, and never with a server error",
  async (name) => {
    const contract = contractOf(name);
    const allowed = new Set<string>([...EVERYWHERE, ...contract.errors]);
    const { key } = await makeKey(person);
    const api = rest(key);
    await fc.assert(
      fc.asyncProperty(inputsNear(name, exampleOf(name, ids)), async (input) => {
        const response = await api.send(name, input);
        if (response.status < 300) return expectStrictOutput(contract, response.body);
        const { code } = response.body as { code: ErrorCode };
        expect(allowed, response.text.slice(0, 400)).toContain(code);
        expect(response.status).toBe(ERRORS[code].status);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);

function pathsOf(example: Loose, fields: string[]): string[][] {
  const inner = Object.entries(example).flatMap(([field, value]) =>
    z.record(z.string(), z.unknown()).safeParse(value).success
      ? Object.keys(value as object).flatMap((deep) => [
          [field, deep],
          ...pathsOf(((value as Loose)[deep] as Loose) ?? {}, []).map((rest) => [field, deep, ...rest]),
        ])
      : [],
  );
  return [...fields.map((field) => [field]), ...inner, ["strange"]];
}

function changed(input: Loose, [field = "", ...rest]: string[], value: unknown): Loose {
  if (rest.length === 0) return { ...input, [field]: value };
  const within = input[field];
  return {
    ...input,
    [field]: changed(typeof within === "object" && within !== null ? (within as Loose) : {}, rest, value),
  };
}

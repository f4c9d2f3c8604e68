import type { z } from "zod";
import type { Group } from "#server/core/group.ts";
import { isPublic, type Operation } from "#server/core/operation.ts";
import { groups } from "#server/resources/index.ts";
import { contractOf, type InputOf, type Name, type PageInput, type PageName } from "./contracts.ts";
import { account } from "./example-calls/account.ts";
import type { Calls } from "./example-calls/calls.ts";
import { coaching } from "./example-calls/coaching.ts";
import { organizations } from "./example-calls/organizations.ts";
import { search } from "./example-calls/search.ts";
import type { ExampleRows, PageExampleRows } from "./example-rows.ts";
import { ORGANIZATION_ROWS } from "./organization-rows.ts";
import { OWN_ROWS } from "./own-rows.ts";
import type { Rest } from "./rest.ts";
import { type RowField, type Seeders, seed } from "./seeding.ts";
import { SHARING_ROWS } from "./sharing-rows.ts";

type ByName = {
  readonly [Wanted in Name]: (rows: ExampleRows) => InputOf<Wanted>;
} & {
  readonly [Wanted in PageName]: (rows: PageExampleRows) => readonly PageInput<Wanted>[];
};

const calls: Calls = { ...search, ...account, ...organizations, ...coaching };
const given: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = calls;

/** The examples of every group by operation name. */
export const examples = Object.fromEntries(
  Object.entries<Group>(groups).flatMap(([group, { contract }]) =>
    Object.entries(contract).map(([key, one]) => [one.name, given[group]?.[key] ?? exampleOf(one)]),
  ),
) as ByName;

/** Returns the example of an operation that needs only rows: the required fields of its input. */
function exampleOf(contract: Operation) {
  const shape: Readonly<Record<string, z.ZodType>> = contract.input.shape;
  const needed = Object.keys(shape).filter((field) => !shape[field]?.safeParse(undefined).success);
  return (rows: PageExampleRows) => {
    const input = Object.fromEntries(needed.map((field) => [field, rows[field as keyof PageExampleRows]]));
    return isPublic(contract) ? input : [input];
  };
}

const SEEDERS: Seeders = { ...OWN_ROWS, ...ORGANIZATION_ROWS, ...SHARING_ROWS };
/** Groups of fields whose rows may depend on each other. */
const GROUPS = [
  fieldsOf(OWN_ROWS),
  fieldsOf(ORGANIZATION_ROWS),
  [...fieldsOf(ORGANIZATION_ROWS), ...fieldsOf(SHARING_ROWS)],
];

/** Creates the rows that the examples refer to. */
export async function seedExampleRows(api: Rest): Promise<ExampleRows> {
  return (await seed(SEEDERS, fieldsOf(SEEDERS), api)) as ExampleRows;
}

/**
 * Creates the rows that the example of one operation refers to, and those that they depend on, for a loop that needs new ones
 * each time. Reading any other row throws.
 */
export async function seedRowsOf(name: Name | PageName, api: Rest): Promise<ExampleRows> {
  return guarded(name, await seed(SEEDERS, rowsNamedBy(name), api));
}

/** Creates the same rows, and for a deletion also everything in the account or organization that may depend on its row. */
export async function seedRowsAround(name: Name, api: Rest): Promise<ExampleRows> {
  if (contractOf(name).method !== "DELETE") return seedRowsOf(name, api);
  const fields = rowsNamedBy(name).flatMap((field) => GROUPS.find((group) => group.includes(field)) ?? []);
  return guarded(name, await seed(SEEDERS, fields, api));
}

function guarded(name: string, made: Partial<ExampleRows>): ExampleRows {
  return new Proxy(made, {
    get(rows, field: RowField | "then") {
      // `await` checks for a `then`.
      if (field === "then") return undefined;
      if (!(field in rows))
        throw new Error(`The example of ${name} doesn't name ${field}, so it isn't made.`);
      return rows[field];
    },
  }) as ExampleRows;
}

function rowsNamedBy(name: Name | PageName): RowField[] {
  const named = new Set<string>();
  const watched = new Proxy({} as PageExampleRows, {
    get(_rows, field) {
      named.add(String(field));
      return `a ${String(field)}`;
    },
  });
  examples[name](watched);
  return fieldsOf(SEEDERS).filter((field) => named.has(field));
}

function fieldsOf(seeders: Partial<Seeders>): RowField[] {
  return Object.keys(seeders) as RowField[];
}

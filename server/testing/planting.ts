import type { ExampleRows } from "#server/resources/example-rows.ts";
import type { Rest } from "./rest.ts";

export type RowField = keyof ExampleRows;

/** Makes a row that examples name, or several that come together, once those are there that it hangs on. */
export type Planter = (api: Rest, row: (field: RowField) => Promise<string>) => Promise<Partial<ExampleRows>>;
export type Planters = Readonly<Record<RowField, Planter>>;

/** Makes the rows of these fields, each once, and those that they hang on. */
export async function plant(
  planters: Planters,
  fields: readonly RowField[],
  api: Rest,
): Promise<Partial<ExampleRows>> {
  const made = new Map<Planter, Promise<Partial<ExampleRows>>>();
  const row = async (field: RowField): Promise<string> => {
    const planter = planters[field];
    const rows = made.get(planter) ?? planter(api, row);
    made.set(planter, rows);
    const value = (await rows)[field];
    if (value === undefined) throw new Error(`No ${field} was planted.`);
    return value;
  };
  // One after the other: what stands where in a list is the same in every run.
  for (const field of fields) await row(field);
  return Object.assign({}, ...(await Promise.all(made.values())));
}

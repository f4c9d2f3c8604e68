import type { ExampleRows } from "./example-rows.ts";
import type { Rest } from "./rest.ts";

export type RowField = keyof ExampleRows;

/** Creates a row that examples refer to, or several that belong together, after the rows that they depend on. */
export type Seeder = (api: Rest, row: (field: RowField) => Promise<string>) => Promise<Partial<ExampleRows>>;
export type Seeders = Readonly<Record<RowField, Seeder>>;

/** Creates the rows of these fields, each once, and those that they depend on. */
export async function seed(
  seeders: Seeders,
  fields: readonly RowField[],
  api: Rest,
): Promise<Partial<ExampleRows>> {
  const made = new Map<Seeder, Promise<Partial<ExampleRows>>>();
  const row = async (field: RowField): Promise<string> => {
    const seeder = seeders[field];
    const rows = made.get(seeder) ?? seeder(api, row);
    made.set(seeder, rows);
    const value = (await rows)[field];
    if (value === undefined) throw new Error(`No ${field} was seeded.`);
    return value;
  };
  // In sequence, so that lists have the same order in every run.
  for (const field of fields) await row(field);
  return Object.assign({}, ...(await Promise.all(made.values())));
}

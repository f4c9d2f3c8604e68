import { beforeAll, expect, test } from "vitest";
import type { Role } from "#domain/roles.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { document } from "#server/testing/openapi.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let rows: ExampleRows;
beforeAll(async () => {
  ({ api } = await makeCaller());
  rows = await seedExampleRows(api);
});

/** Every query parameter of a read that names a row by id, found by its pattern in the document. */
const FILTERS = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, parameters = [] }]) =>
    (method === "get" ? parameters : []).flatMap(({ in: place, name = "", schema }) => {
      const isId = [schema, ...(schema?.anyOf ?? [])].some((part) => part?.pattern?.includes("{25}"));
      const contract = contractOf(operationId as Name);
      const roles: readonly Role[] = contract.roles ?? ["owner"];
      // The caller owns the organization.
      if (!roles.includes("owner")) return [];
      return place === "query" && isId ? [[operationId, name, path] as const] : [];
    }),
  ),
);

test("the document has filters that take an id", () => {
  expect(FILTERS.length).toBeGreaterThan(5);
});

test.each(FILTERS)(
  "%s rejects a malformed %s instead of returning an empty list",
  async (_name, field, path) => {
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      String(rows[name as keyof typeof rows]),
    );
    for (const wrong of ["foo", "app_1", ""]) {
      const response = await api.raw({ method: "GET", path: `/api/v1${filled}?${field}=${wrong}` });
      expect(response.status, `${wrong}: ${response.text}`).toBe(422);
      const issue = expect.objectContaining({ path: [field] });
      expect(response.body).toMatchObject({
        code: "validation_failed",
        issues: expect.arrayContaining([issue]),
      });
    }
  },
);

import { expect, test } from "vitest";
import type { z } from "zod";
import { makeCaller } from "#server/testing/actors.ts";
import { contracts } from "#server/testing/contracts.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { absentIds, exampleOf } from "#server/testing/loops.ts";
import { withValue, wrongInputsOf } from "#server/testing/wrong-inputs.ts";

test("two REST calls of each operation leave no schema that coerces values", async () => {
  const { api } = await makeCaller();
  const ids = await seedExampleRows(api);
  for (const contract of [...contracts, ...contracts]) {
    const response = await api.send(
      contract.name,
      exampleOf(contract.name, contract.changesData ? absentIds() : ids),
    );
    expect(response.status).toBeLessThan(500);
  }

  for (const contract of contracts) {
    const { name, input, changesData } = contract;
    expect(coercingIn(input), name).toEqual([]);
    for (const { path, value } of changesData ? wrongInputsOf(contract) : []) {
      const label = `${name} ${path.join(".")} = ${JSON.stringify(value)}`;
      expect(input.safeParse(withValue(exampleOf(name, ids), path, value)).success, label).toBe(false);
    }
  }
  const autoRetire = (enabled: unknown) => ({ boardId: ids.boardId, autoRetire: { enabled } });
  await api.rejected("boards.update_settings", autoRetire("false"), "validation_failed");
  await api.rejected("boards.update_settings", autoRetire(null), "validation_failed");
  const { autoRetire: kept } = await api.ok("boards.update_settings", { boardId: ids.boardId });
  expect(kept.enabled).toBe(false);
});

/** Returns the paths of nested schemas that would convert other types. */
function coercingIn(schema: z.core.$ZodType, path = "", seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as object as Record<string, unknown>;
  const parts = Object.entries(def).flatMap(([name, part]) =>
    partsOf(part).map((inner) => [name, inner] as const),
  );
  const inside = parts.flatMap(([name, part]) => coercingIn(part, `${path}/${name}`, seen));
  return def.coerce === true ? [path, ...inside] : inside;
}

function partsOf(value: unknown): z.core.$ZodType[] {
  if (typeof value !== "object" || value === null) return [];
  if ("_zod" in value) return [value as z.core.$ZodType];
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).flatMap(partsOf)
    : [];
}

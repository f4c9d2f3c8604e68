import { createHash } from "node:crypto";
import { withPrisma } from "#server/core/execute.ts";
import type { imports } from "./contract.ts";
import { readMapping, writeMapping } from "./store/mappings.ts";

/** How a file of these headings was mapped the last time; null where none was. */
export const recallMapping = withPrisma<typeof imports.recallMapping>(({ ctx, input }) =>
  readMapping(ctx.prisma, ctx.accountId, digestOf(input.headings)),
);

/** Keeps a mapping with the account, for the next file of these headings. */
export const rememberMapping = withPrisma<typeof imports.rememberMapping>(async ({ ctx, input }) => {
  await writeMapping(ctx.prisma, ctx.accountId, digestOf(input.headings), input.mapping, ctx.now);
  return {};
});

/** Headings are of any number and length; their digest is what the table is keyed by. */
function digestOf(headings: string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

import { execute } from "#server/core/execute.ts";
import { parseIdempotencyKey } from "#server/core/idempotency.ts";
import { applications } from "#server/resources/applications/contract.ts";
import { keepPosting } from "#server/resources/applications/service/create.ts";
import { pageProcedure } from "../procedure.ts";

/** Keeps a posting as a card: `applications.create` in all but the way that the card says it came by. */
export const savePosting = pageProcedure.input(applications.create.input).mutation(({ ctx, input }) => {
  const key = ctx.idempotencyKey === null ? null : parseIdempotencyKey(ctx.idempotencyKey);
  const keep = { contract: applications.create, verb: keepPosting, replay: undefined };
  return execute(keep, { ...ctx, key }, input);
});

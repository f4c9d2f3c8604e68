import { OperationError } from "#server/core/errors.ts";
import { assertFewValues } from "#server/core/input-size.ts";
import { announceChange } from "#server/core/live.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { requireRecentAuthentication } from "#server/core/recent-authentication.ts";
import { t } from "#server/core/trpc.ts";

/** What `pageProcedure` is too, but for one that changes nothing that another tab shows, though its input takes a POST. */
export const silentPageProcedure = t.procedure.use(async ({ ctx, next, type, meta, getRawInput }) => {
  const caller = await ctx.actor();
  if (caller.kind !== "session") {
    throw new OperationError("unauthenticated", "Sign in to use this page.");
  }
  await countRequest(caller.principal, type === "mutation" ? "writes" : "reads", ctx.headers);
  assertFewValues(await getRawInput());
  if (meta?.reauthentication) await requireRecentAuthentication(caller);
  return next({ ctx: { caller } });
});

/**
 * What only pages call, for somebody who is signed in there: not one of the interface's operations, and reached by
 * neither an API key nor a token.
 */
export const pageProcedure = silentPageProcedure.use(async ({ ctx, next, type, path }) => {
  const { caller } = ctx;
  const result = await next();
  if (type === "mutation" && result.ok) {
    announceChange({ accountId: caller.accountId, operation: path, originTab: ctx.originTab });
  }
  return result;
});

/** The same for what belongs to the person's own account, which from within a sandbox does not exist. @throws not_found */
export const livePageProcedure = pageProcedure.use(({ ctx, next }) => {
  if (ctx.caller.environment === "sandbox") {
    throw new OperationError(
      "not_found",
      "Your own account is not part of a sandbox. Leave the sandbox first.",
    );
  }
  return next();
});

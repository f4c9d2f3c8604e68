import type { Handler } from "#server/core/execute.ts";
import type { search } from "./contract.ts";
import { findCards } from "./store/applications.ts";
import { findText } from "./store/everything.ts";
import { findOfStaff } from "./store/of-staff.ts";

/** Returns the caller's applications that match every filter, longest in their column first. */
export const findApplications: Handler<typeof search.applications> = ({ ctx, input }) =>
  findCards(ctx.sql, ctx.accountId, input, ctx.now);

/** Returns matches of the text in the caller's search and in the organizations in which they are staff, a few of each kind. */
export const find: Handler<typeof search.find> = async ({
  ctx: { sql, accountId, actor },
  input: { text },
}) => {
  if (text === "") return [];
  return [
    ...(await findText(sql, accountId, text)),
    ...(await findOfStaff(sql, accountId, actor.userId, text)),
  ];
};

import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { ownAccount } from "#server/core/access.ts";
import { instant, text } from "#server/core/fields.ts";
import { pageFields } from "#server/core/pagination.ts";
import { sqlOn } from "#server/core/sql.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { InterviewType } from "#server/resources/interviews/contract.ts";
import { pageProcedure } from "../procedure.ts";
import { findCards, listSection, listSpan, SECTIONS } from "./store.ts";

const filter = { search: text(LIMITS.text.title).optional(), type: InterviewType.optional() };

/** One section of the page, page by page. */
const list = pageProcedure
  .input(z.strictObject({ section: z.enum(SECTIONS), ...filter, ...pageFields }))
  .query(({ ctx, input }) => {
    const accountId = ownAccount(ctx.caller);
    const identity = { operation: "pages.interviews.list", tenant: accountId, input };
    const { section, search, type } = input;
    return listSection(sqlOn(pool), accountId, identity, { section, search, type, now: now() });
  });

/** Everything from one instant to before another, such as the weeks that a month's grid shows. */
const span = pageProcedure
  .input(z.strictObject({ from: instant(), to: instant(), ...filter }))
  .query(({ ctx, input }) => listSpan(sqlOn(pool), ownAccount(ctx.caller), input));

/** Cards to schedule an interview for, by what is typed of them. */
const cards = pageProcedure
  .input(z.strictObject({ search: text(LIMITS.text.title) }))
  .query(({ ctx, input }) => findCards(sqlOn(pool), ownAccount(ctx.caller), input.search));

export const interviewsRouter = t.router({ list, span, cards });

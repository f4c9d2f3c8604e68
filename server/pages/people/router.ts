import { z } from "zod";
import { ownAccount } from "#server/core/access.ts";
import { instant } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import {
  CONNECTIONS_MAX,
  importConnections,
  judgeConnections,
  RawConnection,
  undoConnections,
} from "#server/resources/contacts/connections.ts";
import { holdContact, setFollowUp } from "#server/resources/contacts/service.ts";
import { pageProcedure } from "../procedure.ts";
import { readLinked } from "./store.ts";

const linkedApplications = pageProcedure
  .input(z.strictObject({ contactId: z.string() }))
  .query(({ ctx, input }) => readLinked(sqlOn(pool), ownAccount(ctx.caller), input.contactId));

const rows = z.array(RawConnection).min(1).max(CONNECTIONS_MAX);

/** The verdicts before anything is imported; a mutation for its size, which no address would hold. */
const judge = pageProcedure
  .input(z.strictObject({ rows }))
  .mutation(({ ctx, input }) => judgeConnections(sqlOn(pool), ownAccount(ctx.caller), input.rows));

const run = pageProcedure
  .input(z.strictObject({ rows }))
  .mutation(({ ctx, input }) =>
    inSqlTransaction((sql) => importConnections(sql, ownAccount(ctx.caller), input.rows, now())),
  );

const undo = pageProcedure
  .input(z.strictObject({ contactIds: z.array(z.string()).min(1).max(CONNECTIONS_MAX) }))
  .mutation(({ ctx, input }) =>
    inSqlTransaction((sql) => undoConnections(sql, ownAccount(ctx.caller), input.contactIds)),
  );

/** Puts the follow-up list back as it was before a change that is taken back: a contact who waited did so since then. */
const restoreFollowUp = pageProcedure
  .input(z.strictObject({ contactId: z.string(), since: instant().nullable() }))
  .mutation(({ ctx, input: { contactId, since } }) =>
    inSqlTransaction(async (sql) => {
      await holdContact(sql, ownAccount(ctx.caller), contactId);
      await setFollowUp(sql, contactId, since, now());
    }),
  );

export const peoplePageRouter = t.router({ linkedApplications, judge, run, undo, restoreFollowUp });

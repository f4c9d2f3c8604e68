import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { MANAGERS } from "#domain/roles.ts";
import { organizationAccess } from "#server/core/access.ts";
import { organizationSlug, text } from "#server/core/fields.ts";
import { pageFields } from "#server/core/pagination.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { AuditAction } from "#server/resources/audit-events/contract.ts";
import { pageProcedure } from "../procedure.ts";
import { listFiltered } from "./store.ts";

const EMAIL_MAX = LIMITS.text.email;

/** The organization's log, newest first, by action and by the person who did it or whom it was about. */
export const auditLog = pageProcedure
  .input(
    z.strictObject({
      organizationSlug,
      action: AuditAction.optional(),
      person: text(EMAIL_MAX)
        .overwrite((value) => value.trim().toLowerCase())
        .optional(),
      ...pageFields,
    }),
  )
  .query(async ({ ctx, input }) => {
    const sql = sqlOn(pool);
    const { id } = await organizationAccess(sql, ctx.caller, input.organizationSlug, MANAGERS, null);
    const list = { operation: "pages.auditLog", tenant: id, input };
    const { action, person } = input;
    return listFiltered(sql, id, list, { action, person, sandboxId: ctx.caller.sandboxId });
  });

import { z } from "zod";
import { isStaff, ROLES } from "#domain/roles.ts";
import { organizationAccess } from "#server/core/access.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { requiresSecondFactor, seatsOf } from "#server/resources/organizations/service.ts";
import { pageProcedure } from "./procedure.ts";

/** An organization as the frame of its pages needs it: the viewer's place in it, and its seats for staff. @throws not_found */
export const organization = pageProcedure
  .input(z.strictObject({ organizationSlug }))
  .query(async ({ ctx, input }) => {
    const sql = sqlOn(pool);
    const access = await organizationAccess(sql, ctx.caller, input.organizationSlug, ROLES, null);
    const { id, name, slug, role, memberId } = access;
    const seats = !isStaff(role) ? null : await seatsOf(sql, id);
    const needsSecondFactor = await requiresSecondFactor(sql, id);
    return { name, slug, role, memberId, seats, requiresSecondFactor: needsSecondFactor };
  });

import { sql as raw } from "kysely";
import { FEEDBACK_DUE_DAYS, FEEDBACK_GRACE_HOURS } from "#domain/attention.ts";
import { APPLICANTS } from "#domain/roles.ts";
import { OPEN_STATUSES } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { db, type Params } from "#server/core/statements.ts";
import { needsFeedback } from "#server/resources/interviews/service.ts";

/** The most interviews read, more than an organization has at a time; beyond that, a reason doesn't name its interview. */
const MOST = 2_000;

type Given = { organizationId: OrganizationId; at: string };
/** Selects the interviews of open cards whose feedback is missing, latest first. */
export const feedbackDue = ({ organizationId, at }: Params<Given>) =>
  db
    .selectFrom("shares as sh")
    .innerJoin("members as m", (join) =>
      join
        .on("m.organization_id", "=", organizationId)
        .onRef("m.account_id", "=", "sh.account_id")
        .on("m.role", "in", APPLICANTS),
    )
    .innerJoin("interviews as i", "i.account_id", "sh.account_id")
    .innerJoin("applications as a", (join) =>
      join
        .onRef("a.account_id", "=", "i.account_id")
        .onRef("a.id", "=", "i.application_id")
        .onRef("a.board_id", "=", "sh.board_id"),
    )
    .innerJoin("companies as c", (join) =>
      join.onRef("c.account_id", "=", "a.account_id").onRef("c.id", "=", "a.company_id"),
    )
    .select([
      "i.id",
      "m.email as applicantEmail",
      "i.scheduled_at as scheduledAt",
      "i.type",
      "a.job_title as title",
      "c.name as companyName",
      "sh.id as shareId",
      "a.id as applicationId",
    ])
    .where("sh.organization_id", "=", organizationId)
    .where("a.status", "in", OPEN_STATUSES)
    .where(needsFeedback(raw<string>`${at}::timestamptz - interval '1 hour' * ${FEEDBACK_GRACE_HOURS}`))
    .where("i.scheduled_at", ">=", raw<string>`${at}::timestamptz - interval '1 day' * ${FEEDBACK_DUE_DAYS}`)
    .orderBy("i.scheduled_at", "desc")
    .orderBy("i.id", "desc")
    .limit(MOST);

import { notFound, OperationError } from "#server/core/errors.ts";
import { assertMatches } from "#server/core/etag.ts";
import type { Verb } from "#server/core/execute.ts";
import { applications } from "../contract.ts";
import { deleteCard, writeCard } from "../store/write.ts";
import { companyForChange } from "./company.ts";
import { fieldsToWrite } from "./fields.ts";
import { holdApplication, requireApplication } from "./require.ts";

/**
 * Changes the given fields of a card, held to the version of `If-Match` where one is given.
 * @throws status_not_updatable, version_mismatch, company_not_found, company_name_taken, resume_not_found
 */
export const updateApplication: Verb<typeof applications.update> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const current = await holdApplication(sql, accountId, input.applicationId, input.company?.id);
  if (input.status !== undefined) {
    throw new OperationError(
      "status_not_updatable",
      "The status is changed with applications.move, not here.",
      {
        issues: [{ path: ["status"], message: "Use applications.move." }],
      },
    );
  }
  assertMatches(ctx.ifMatch, JSON.stringify(applications.get.output.parse(current)));
  const fields = fieldsToWrite(current.job, input);
  const companyId = await companyForChange(sql, accountId, current.company.id, input.company, now);
  const filed = companyId === current.company.id ? undefined : companyId;
  await writeCard(sql, current.id, { ...fields, companyId: filed }, now);
  return requireApplication(sql, accountId, current.id);
};

/** Deletes a card with its history. */
export const deleteApplication: Verb<typeof applications.delete> = async ({ ctx, input }) => {
  if (!(await deleteCard(ctx.sql, ctx.accountId, input.applicationId))) throw notFound("application");
  return { id: input.applicationId, deleted: true };
};

import { z } from "zod";
import { STAFF } from "#domain/roles.ts";
import { type AccountId, applicationAccess, type OrganizationAccess } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { notFound } from "#server/core/errors.ts";
import { type Sql, sqlOn, statement } from "#server/core/sql.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { mayDelete, mayEdit } from "#server/resources/coach-notes/policy.ts";
import { downloadLink } from "#server/resources/resumes/download-link.ts";
import { pageProcedure } from "./procedure.ts";

/** A note beside a shared card, with what the reader may do to it. */
export type SharedCardNote = {
  id: string;
  authorDisplayName: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  mayEdit: boolean;
  mayDelete: boolean;
};
type NoteRow = Omit<SharedCardNote, "mayEdit" | "mayDelete"> & { authorId: string | null };

const NOTES_MAX = 500;
const NOTES = statement(
  "shared_card_notes",
  `SELECT n.id, n.author_id AS "authorId", n.author_name AS "authorDisplayName", n.body, n.created_at AS "createdAt",
     n.updated_at AS "updatedAt"
   FROM coach_notes n WHERE n.account_id = $3 AND n.application_id = $1 AND n.organization_id = $2
   ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTES_MAX}`,
);
const RESUME = statement(
  "shared_card_resume",
  `SELECT resume_id AS "resumeId" FROM applications WHERE id = $1 AND account_id = $2`,
);

const sharedCard = z.strictObject({ organizationSlug: z.string(), applicationId: z.string() });

/** What the coach's page of a shared board asks beside the board itself. */
export const sharedCardsRouter = t.router({
  /** The organization's notes beside a card, the latest first. */
  notes: pageProcedure.input(sharedCard).query(async ({ ctx, input }): Promise<SharedCardNote[]> => {
    const sql = sqlOn(pool);
    const { organization, accountId } = await staffAccess(sql, ctx.caller, input);
    const { id, role } = organization;
    const rows = await sql.query<NoteRow>(NOTES, [input.applicationId, id, accountId]);
    const writer = { accountId: ctx.caller.accountId, role };
    return rows.map(({ authorId, ...note }) => ({
      ...note,
      mayEdit: mayEdit({ authorId }, writer),
      mayDelete: mayDelete({ authorId }, writer),
    }));
  }),
  /** A link to the résumé on the card, good for minutes while the caller may read it; null where it carries none. */
  resumeLink: pageProcedure.input(sharedCard).query(async ({ ctx, input }): Promise<string | null> => {
    const sql = sqlOn(pool);
    const { organization, accountId } = await staffAccess(sql, ctx.caller, input);
    const { applicationId } = input;
    const [row] = await sql.query<{ resumeId: string | null }>(RESUME, [applicationId, accountId]);
    if (!row?.resumeId) return null;
    const reader = { memberId: organization.memberId, applicationId };
    return downloadLink({ accountId, resumeId: row.resumeId }, now(), reader).url;
  }),
});

/** The caller's way to the card as staff of this organization, and whose card it is. @throws not_found */
async function staffAccess(
  sql: Sql,
  caller: Actor,
  { organizationSlug, applicationId }: z.output<typeof sharedCard>,
): Promise<{ organization: OrganizationAccess; accountId: AccountId }> {
  const { organizations, applicantAccountId: accountId } = await applicationAccess(
    sql,
    caller,
    applicationId,
    STAFF,
  );
  const organization = organizations.find(({ slug }) => slug === organizationSlug);
  if (!organization) throw notFound("application");
  return { organization, accountId };
}

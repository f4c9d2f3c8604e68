import { now } from "#server/lib/clock.ts";
import { newId } from "./ids.ts";
import { type Sql, statement } from "./sql.ts";

/** What the log of an organization can hold. */
export const AUDIT_ACTIONS = [
  "organization_created",
  "organization_updated",
  "organization_deleted",
  "invitation_sent",
  "invitation_resent",
  "invitation_accepted",
  "invitation_declined",
  "invitation_revoked",
  "member_role_changed",
  "member_removed",
  "member_left",
  "group_shared",
  "group_unshared",
  "complimentary_seats_changed",
  "subscription_changed",
  "cohort_created",
  "cohort_renamed",
  "cohort_deleted",
  "cohort_archived",
  "cohort_restored",
  "cohort_assigned",
  "cohort_membership_ended",
  "note_created",
  "note_updated",
  "note_deleted",
  "roster_exported",
  "payment_event_reprocessed",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Where nothing of the organization changed: what was done is told by itself. */
type Occurrence = "roster_exported" | "payment_event_reprocessed";
type Fields = Readonly<Record<string, unknown>>;

/** What changed, in the public spelling: null before what is made, and after what ends. Never a secret, never a note's text. */
export type AuditedChange = Fields & { readonly before: Fields | null; readonly after: Fields | null };

export type AuditEntry = AuditedEvent &
  (
    | { readonly action: Exclude<AuditAction, Occurrence>; readonly details: AuditedChange }
    | { readonly action: Occurrence; readonly details: Fields }
  );

type AuditedEvent = {
  readonly organizationId: string;
  /** Null for our own support team, or for the payment provider. */
  readonly actorAccountId: string | null;
  /** Whom it was about. */
  readonly subjectEmail?: string;
  /** What it was about: the name of a cohort, a board, an organization. */
  readonly subjectLabel?: string;
  readonly boardId?: string;
};

const INSERT = statement(
  "audit_insert",
  `INSERT INTO audit_events (id, organization_id, sandbox_id, action, actor_account_id, actor_label, performed_by_support,
     subject_email, subject_label, board_id, details, created_at)
   SELECT $1, o.id, o.sandbox_id, $3, a.id,
     coalesce(nullif(btrim(a.display_name), ''), split_part(a.email, '@', 1), $10), $11::boolean,
     $5, $6, $7, $8::jsonb, $9::timestamptz
   FROM organizations o LEFT JOIN accounts a ON a.id = $4 WHERE o.id = $2`,
);

/**
 * Writes an entry into the organization's log, in the transaction of what it tells of. It is dated as it is written, while what it
 * tells of is held: of two changes that ran at once the later one stands later, whichever was asked for first.
 */
export async function recordAuditEvent(sql: Sql, entry: AuditEntry): Promise<void> {
  const bySupport = entry.actorAccountId === null && entry.action !== "subscription_changed";
  await sql.query(INSERT, [
    newId("auditEvent"),
    entry.organizationId,
    entry.action,
    entry.actorAccountId,
    entry.subjectEmail ?? null,
    entry.subjectLabel ?? null,
    entry.boardId ?? null,
    JSON.stringify(entry.details),
    now().toISOString(),
    bySupport ? "Support" : "Billing",
    bySupport,
  ]);
}

import { useTranslations } from "next-intl";
import { useId } from "react";
import { DayRange } from "#components/ui/day-range.tsx";
import { Select } from "#components/ui/input.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";

import { LIMITS } from "#domain/limits.ts";
import type { AuditAction, AuditFilter } from "./audit-log.ts";

/** The actions in the order of the menu: as they usually happen in an organization. A new action doesn't compile until it is listed. */
const PLACES: Record<AuditAction, true> = {
  organization_created: true,
  organization_updated: true,
  organization_deleted: true,
  invitation_sent: true,
  invitation_resent: true,
  invitation_accepted: true,
  invitation_declined: true,
  invitation_revoked: true,
  member_role_changed: true,
  credential_blocked: true,
  credential_allowed: true,
  join_link_created: true,
  join_link_revoked: true,
  join_rule_changed: true,
  join_requested: true,
  join_request_approved: true,
  join_request_declined: true,
  member_removed: true,
  member_left: true,
  group_shared: true,
  group_unshared: true,
  complimentary_seats_changed: true,
  subscription_changed: true,
  billing_portal_opened: true,
  roster_synced: true,
  roster_sync_undone: true,
  roster_record_updated: true,
  applicant_field_created: true,
  applicant_field_deleted: true,
  cohort_created: true,
  cohort_renamed: true,
  cohort_deleted: true,
  cohort_archived: true,
  cohort_restored: true,
  cohort_assigned: true,
  cohort_membership_ended: true,
  cohort_membership_corrected: true,
  attention_handled: true,
  coach_assigned: true,
  coach_unassigned: true,
  lead_coach_changed: true,
  intent_stated: true,
  outcome_recorded: true,
  outcome_corrected: true,
  outcome_contested: true,
  outcome_proof_changed: true,
  outcomes_exported: true,
  contact_logged: true,
  contact_log_entry_updated: true,
  contact_log_entry_deleted: true,
  contact_log_exported: true,
  message_sent: true,
  weekly_nudge_changed: true,
  message_template_created: true,
  message_template_changed: true,
  message_template_deleted: true,
  task_assigned: true,
  assigned_task_done: true,
  assigned_task_confirmed: true,
  assigned_task_deleted: true,
  booking_page_changed: true,
  appointment_booked: true,
  appointment_moved: true,
  appointment_canceled: true,
  task_template_created: true,
  task_template_changed: true,
  task_template_deleted: true,
  note_created: true,
  note_updated: true,
  note_deleted: true,
  roster_exported: true,
  organization_taken_out: true,
  retention_changed: true,
  leavers_deleted: true,
  payment_event_reprocessed: true,
  webhook_created: true,
  webhook_updated: true,
  webhook_secret_rotated: true,
  webhook_deleted: true,
};
const ACTIONS = Object.keys(PLACES) as AuditAction[];

export type AuditFiltersProps = {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  /** Suggested addresses; any other can be typed. */
  people: readonly string[];
};

/** Filters the log by action, by who acted, by whom it is about, and by day. */
export function AuditFilters({ filter, onChange, people }: AuditFiltersProps) {
  const t = useTranslations("audit");
  const listId = useId();
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t("actionLabel")}
        value={filter.action ?? ""}
        onChange={({ target }) =>
          onChange({ ...filter, action: ACTIONS.find((action) => action === target.value) ?? null })
        }
        options={[
          { value: "", label: t("anyAction") },
          ...ACTIONS.map((action) => ({ value: action, label: t(`actions.${action}`) })),
        ]}
        className="w-full sm:w-60"
      />
      {(["by", "about"] as const).map((whom) => (
        <SearchInput
          key={whom}
          label={t(`people.${whom}`)}
          maxLength={LIMITS.text.email}
          list={listId}
          value={filter[whom]}
          onText={(text) => onChange({ ...filter, [whom]: text })}
          className="w-full sm:w-64"
        />
      ))}
      <DayRange
        days={filter}
        onChange={(days) => onChange({ ...filter, ...days })}
        labels={{ since: t("from"), until: t("to") }}
      />
      <datalist id={listId}>
        {people.map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </search>
  );
}

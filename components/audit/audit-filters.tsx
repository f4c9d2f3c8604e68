import { useTranslations } from "next-intl";
import { useId } from "react";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import type { AuditAction } from "./audit-keys.ts";

/** In the order of an organization's life. */
const ACTIONS: readonly AuditAction[] = [
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
];

export type AuditFiltersProps = {
  action: AuditAction | null;
  onAction: (action: AuditAction | null) => void;
  person: string;
  onPerson: (person: string) => void;
  people: readonly string[];
};

/** Narrows the log by what was done, and by whoever did it or whom it was about. */
export function AuditFilters({ action, onAction, person, onPerson, people }: AuditFiltersProps) {
  const t = useTranslations("audit");
  const listId = useId();
  return (
    <search className="flex flex-wrap gap-2">
      <Select
        aria-label={t("actionLabel")}
        value={action ?? ""}
        onChange={({ target }) => onAction(ACTIONS.find((one) => one === target.value) ?? null)}
        options={[
          { value: "", label: t("anyAction") },
          ...ACTIONS.map((one) => ({ value: one, label: t(`actions.${one}`) })),
        ]}
        className="w-full sm:w-60"
      />
      <Input
        type="search"
        aria-label={t("personLabel")}
        placeholder={t("personLabel")}
        maxLength={254}
        list={listId}
        value={person}
        onChange={({ target }) => onPerson(target.value)}
        className="w-full sm:w-80"
      />
      <datalist id={listId}>
        {people.map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </search>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { SelectField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Member } from "./members-data.ts";

export type SuccessorFieldProps = {
  organizationSlug: string;
  /** The member of staff whose work ends. */
  member: Member;
  /** Empty for no one. */
  value: string;
  onChange: (memberId: string) => void;
};

/** Asks who takes over the applicants of a member of staff; shows nothing if they coach no one. */
export function SuccessorField({ organizationSlug, member, value, onChange }: SuccessorFieldProps) {
  const t = useTranslations("members.successor");
  const limit = LIMITS.requests.pageSizeMost;
  const loads = useQuery(trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit }));
  const staff = loads.data?.data ?? [];
  const count = staff.find(({ memberId }) => memberId === member.id)?.applicants ?? 0;
  if (count === 0) return null;
  const others = staff.filter(({ memberId }) => memberId !== member.id);
  return (
    <SelectField
      label={t("label", { count })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: "", label: t("nobody") },
        ...others.map(({ memberId, displayName, email, applicants }) => ({
          value: memberId,
          label: t("coach", { name: displayName ?? email, count: applicants }),
        })),
      ]}
    />
  );
}

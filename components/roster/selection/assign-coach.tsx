"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { MembershipDialog } from "#components/cohorts/membership-dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import type { CoachChoice } from "../roster-data.ts";

const WAYS = ["add", "lead", "remove"] as const;
type Way = (typeof WAYS)[number];

export type AssignCoachProps = {
  organizationSlug: string;
  emails: readonly string[];
  /** The staff, the viewer first. */
  coaches: readonly CoachChoice[];
  onClose: (isDone: boolean) => void;
};

/** Adds a coach to the selected applicants, makes one their lead, or removes one. */
export function AssignCoach({ organizationSlug, emails, coaches, onClose }: AssignCoachProps) {
  const t = useTranslations("roster.selection");
  const toast = useToast();
  const queryClient = useQueryClient();
  const [coachId, setCoachId] = useState(coaches[0]?.id ?? "");
  const [way, setWay] = useState<Way>("lead");
  const limit = LIMITS.requests.pageSizeMost;
  const loads = useQuery(trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit }));
  const loadOf = new Map(loads.data?.data.map(({ memberId, applicants }) => [memberId, applicants]));
  const change = useMutation({
    mutationFn: async () => {
      let changed = 0;
      for (let at = 0; at < emails.length; at += LIMITS.requests.bulkApplicants) {
        const applicantEmails = emails.slice(at, at + LIMITS.requests.bulkApplicants);
        const given = { organizationSlug, coachId, applicantEmails };
        const { data } =
          way === "remove"
            ? await api.caseload.unassign.mutate(given)
            : await api.caseload.assign.mutate({ ...given, lead: way === "lead" });
        changed += data.filter(
          ({ outcome }) => outcome !== "unchanged" && outcome !== "not_an_applicant",
        ).length;
      }
      return changed;
    },
    onSuccess: (count) => {
      const name = coaches.find(({ id }) => id === coachId)?.name ?? "";
      toast.success(t(`assigned.${way}`, { count, name }));
      onClose(true);
    },
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  return (
    <MembershipDialog
      title={t("assignTitle", { count: emails.length })}
      action={t("assignConfirm")}
      pending={change.isPending}
      onSubmit={() => change.mutate()}
      onClose={() => onClose(false)}
    >
      <Field label={t("coach")} required>
        {(control) => (
          <Select
            {...control}
            value={coachId}
            onChange={({ target }) => setCoachId(target.value)}
            options={coaches.map(({ id, name }) => {
              const count = loadOf.get(id);
              return { value: id, label: count === undefined ? name : t("coachLoad", { name, count }) };
            })}
          />
        )}
      </Field>
      <Field label={t("way")} required>
        {(control) => (
          <Select
            {...control}
            value={way}
            onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? "lead")}
            options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
        )}
      </Field>
    </MembershipDialog>
  );
}

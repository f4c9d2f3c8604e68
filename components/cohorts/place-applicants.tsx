import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn } from "#domain/application-date.ts";
import { isStaff } from "#domain/roles.ts";
import type { Cohort } from "./cohort-data.ts";
import { DayField } from "./ending-fields.tsx";
import { instantOfDay, isPastDay } from "./membership-days.ts";
import { useMembershipChanges } from "./use-membership-changes.ts";

const SHOWN = 100;

export type PlaceApplicantsProps = {
  organizationSlug: string;
  cohort: Cohort;
  /** The people who are already in the cohort. */
  there: ReadonlySet<string>;
  onClose: () => void;
};

/** Places the selected applicants in a cohort. */
export function PlaceApplicants({ organizationSlug, cohort, there, onClose }: PlaceApplicantsProps) {
  const t = useTranslations("cohorts");
  const { place, offer } = useMembershipChanges(organizationSlug);
  const memberships = useTranslations("memberships");
  const zone = useViewerZone();
  const [joinedOn, setJoinedOn] = useState(() => dayIn(zone, new Date()));
  const [isTried, setTried] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const applicants = useQuery({
    queryKey: [...trpc.members.list.queryKey({ organizationSlug }), "applicants"],
    queryFn: async () => {
      const members = await everyRow((page) => api.members.list.query({ organizationSlug, ...page }));
      return members.filter(({ role }) => !isStaff(role));
    },
  });
  const wanted = search.trim().toLowerCase();
  const free = applicants.data?.filter(
    ({ email, displayName }) =>
      !there.has(email) && `${displayName ?? ""} ${email}`.toLowerCase().includes(wanted),
  );
  const toggle = (email: string) => setChosen(toggled(chosen, email));
  function confirm(): void {
    setTried(true);
    if (!isPastDay(joinedOn, zone)) return;
    place.mutate(
      { cohortId: cohort.id, applicantEmails: [...chosen], joinedAt: instantOfDay(joinedOn, zone) },
      {
        onSuccess: (placed) => {
          offer(t("placedToast", { count: placed.changed, name: cohort.name }), placed);
          onClose();
        },
      },
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("placeTitle", { name: cohort.name })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={chosen.size === 0}
              pending={place.isPending}
              onClick={confirm}
            >
              {t("placeConfirm", { count: chosen.size })}
            </Button>
          </>
        }
      >
        <div className="mb-3">
          <DayField label={memberships("joinedOn")} day={joinedOn} onDay={setJoinedOn} isTried={isTried} />
        </div>
        <SearchInput label={t("searchApplicants")} value={search} onText={setSearch} />
        <LoadState query={applicants} className="mt-3" skeleton="mt-3 h-24" />
        <ul className="mt-3 grid max-h-80 gap-1 overflow-y-auto">
          {free?.slice(0, SHOWN).map(({ email, displayName }) => (
            <li key={email}>
              <Checkbox
                label={displayName ? `${displayName} (${email})` : email}
                checked={chosen.has(email)}
                onChange={() => toggle(email)}
              />
            </li>
          ))}
        </ul>
        {free && free.length > SHOWN ? (
          <p className="mt-2 text-sm text-ink-muted">{t("narrow", { count: free.length - SHOWN })}</p>
        ) : null}
        {free?.length === 0 ? <p className="text-sm text-ink-muted">{t("nobodyFree")}</p> : null}
      </DialogContent>
    </Dialog>
  );
}

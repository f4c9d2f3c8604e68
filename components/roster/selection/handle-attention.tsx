import { AlarmClock, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, ofOrganization } from "#components/api/client.ts";
import { inPortions } from "#components/api/portions.ts";
import { useChange } from "#components/api/use-change.ts";
import { useReport } from "#components/left-out/left-out.tsx";
import type { LeftOut } from "#components/left-out/people.ts";
import { Button } from "#components/ui/button.tsx";
import { DayMenu } from "#components/ui/day-menu.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { LIMITS } from "#domain/limits.ts";
import { usePanelKeys } from "../panel/use-panel-keys.ts";

type Mark = { as: "contacted" } | { as: "snoozed"; until: string } | { as: null };
/** A mark with its applicants: the undo affects the same ones, regardless of the selection by then. */
type Marking = Mark & { emails: readonly string[] };

/** Returns the mutation that marks applicants as contacted or snoozed, or removes the mark. The message about a new mark offers an undo. */
function useMarking(organizationSlug: string) {
  const t = useTranslations("roster.handled");
  const report = useReport();
  const affects = ofOrganization(organizationSlug);
  // The undo brings back an earlier mark.
  const undoing = useChange({
    mutationFn: (emails: readonly string[]) =>
      inPortions(emails, LIMITS.requests.bulkApplicants, (applicantEmails) =>
        api.roster.undoHandled.mutate({ organizationSlug, applicantEmails }),
      ),
    affects,
  });
  return useChange({
    mutationFn: ({ emails, ...mark }: Marking) =>
      inPortions(emails, LIMITS.requests.bulkApplicants, (applicantEmails) =>
        api.roster.handle.mutate({ organizationSlug, applicantEmails, ...mark }),
      ),
    onSuccess: (sent, { as, emails }) => {
      const leftOut = sent.flatMap(({ data }) =>
        data.flatMap(({ applicantEmail, outcome }): LeftOut | [] => {
          if (outcome === "not_an_applicant") return { applicantEmail, reason: outcome };
          return outcome === "unchanged" ? { applicantEmail, reason: "unmarked" } : [];
        }),
      );
      const done = t(`done.${as ?? "none"}`, { count: emails.length - leftOut.length });
      // In a review of several applicants, a message for each mark would pile up.
      const undo = as === null ? undefined : () => undoing.mutate(emails);
      report({ done, leftOut, undo, ...(undo ? { id: "roster-handled" } : {}) });
    },
    affects,
  });
}

const NO_KEYS = {};

export type HandleAttentionProps = {
  organizationSlug: string;
  emails: readonly string[];
  /** True if the applicants are marked now. */
  isMarked?: boolean;
  /** True in the panel of one applicant, where `c` marks them as contacted. */
  hasKey?: boolean;
};

/** Marks applicants as contacted, or snoozes them until a day. They need no attention until the mark ends. */
export function HandleAttention(props: HandleAttentionProps) {
  const { organizationSlug, emails, isMarked = false, hasKey = false } = props;
  const t = useTranslations("roster.handled");
  const marking = useMarking(organizationSlug);
  const contact = () => marking.mutate({ as: "contacted", emails });
  usePanelKeys(hasKey && !isMarked && !marking.isPending ? { c: contact } : NO_KEYS);
  if (isMarked) {
    return (
      <Button size="sm" disabled={marking.isPending} onClick={() => marking.mutate({ as: null, emails })}>
        {t("unmark")}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        aria-keyshortcuts={hasKey ? "c" : undefined}
        disabled={marking.isPending}
        onClick={contact}
      >
        <MessageCircle aria-hidden />
        {t("contacted")}
        {hasKey ? (
          <Kbd aria-hidden className="-mr-1 pointer-coarse:hidden">
            C
          </Kbd>
        ) : null}
      </Button>
      <DayMenu
        trigger={
          <Button size="sm" disabled={marking.isPending}>
            <AlarmClock aria-hidden />
            {t("snooze")}
          </Button>
        }
        title={t("snoozeUntil")}
        submitLabel={t("snoozeConfirm")}
        onChoose={(morning) => marking.mutate({ as: "snoozed", until: morning.toISOString(), emails })}
      />
    </>
  );
}

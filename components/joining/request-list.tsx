import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { inPortions } from "#components/api/portions.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { waitingRequests } from "./joining-data.ts";

export type RequestListProps = { organizationSlug: string; initial: Outputs["joining"]["listRequests"] };

/** Lists the people who wait to join; staff approve or decline the selected ones. */
export function RequestList({ organizationSlug, initial }: RequestListProps) {
  const t = useTranslations("joining.requests");
  const headingId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useInfiniteQuery(
    trpc.joining.listRequests.infiniteQueryOptions(waitingRequests(organizationSlug), pagesFrom(initial)),
  );
  const requests = list.data.pages.flatMap(({ data }) => data);
  if (requests.length === 0) return null;
  // A single request needs no selection.
  const isChoice = requests.length > 1;
  const selected = requests.filter(({ id }) => !isChoice || chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => setChosen(toggled(chosen, id));
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {t("title")}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t("description")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isChoice ? (
          <Checkbox
            label={t("chooseAll", { count: requests.length })}
            checked={selected.length === requests.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? requests.map(({ id }) => id) : []))}
          />
        ) : null}
        <Decisions
          organizationSlug={organizationSlug}
          joinRequestIds={selected}
          isChoice={isChoice}
          onDone={() => setChosen(new Set())}
        />
      </div>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {requests.map(({ id, applicantEmail, applicantDisplayName, askedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
              {isChoice ? (
                <Checkbox
                  aria-label={t("choose", { name: applicantDisplayName ?? applicantEmail })}
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
              ) : null}
              <div className="min-w-0 flex-1 basis-56">
                <p className="truncate font-medium">{applicantDisplayName ?? applicantEmail}</p>
                <p className="wrap-anywhere text-ink-muted">
                  {applicantEmail} · {t("asked")} <LocalTime value={askedAt} format="date" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("more")} />
    </section>
  );
}

type Decision = "approve" | "decline";
type DecisionsProps = {
  organizationSlug: string;
  joinRequestIds: readonly string[];
  /** True if people select among several requests, so that the buttons say how many. */
  isChoice: boolean;
  onDone: () => void;
};

/** Approves or declines the selected requests, and says how many were. */
function Decisions({ organizationSlug, joinRequestIds, isChoice, onDone }: DecisionsProps) {
  const t = useTranslations("joining.requests");
  const toast = useToast();
  const count = joinRequestIds.length;
  const decide = useChange({
    mutationFn: (decision: Decision) => decideInPortions(organizationSlug, joinRequestIds, decision),
    onSuccess: (data, decision) => {
      const status = decision === "approve" ? "approved" : "declined";
      const done = data.filter(({ outcome }) => outcome === status).length;
      const rest = data.length - done;
      toast.success(
        [t(status, { count: done }), ...(rest > 0 ? [t("settled", { count: rest })] : [])].join(". "),
      );
      onDone();
    },
    affects: ofOrganization(organizationSlug),
  });
  const isGoing = (decision: Decision) => decide.isPending && decide.variables === decision;
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        variant="primary"
        disabled={count === 0 || decide.isPending}
        pending={isGoing("approve")}
        onClick={() => decide.mutate("approve")}
      >
        {t("approve", { count: isChoice ? count : 0 })}
      </Button>
      <Button
        size="sm"
        disabled={count === 0 || decide.isPending}
        pending={isGoing("decline")}
        onClick={() => decide.mutate("decline")}
      >
        {t("decline", { count: isChoice ? count : 0 })}
      </Button>
    </div>
  );
}

async function decideInPortions(organizationSlug: string, ids: readonly string[], decision: Decision) {
  const sent = await inPortions(ids, LIMITS.requests.pageSizeMost, (joinRequestIds) =>
    api.joining.decide.mutate({ organizationSlug, joinRequestIds, decision }),
  );
  return sent.flatMap(({ data }) => data);
}

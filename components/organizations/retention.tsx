"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Select } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

const MONTHS = [6, 12, 24, 36, 60];

type Props = { organizationSlug: string; initial: number | null };

/**
 * Sets the number of months after which the records about leavers are deleted, and shows the people affected before the
 * number is saved.
 */
export function Retention({ organizationSlug, initial }: Props) {
  const t = useTranslations("organizations.retention");
  const id = useId();
  const [saved, setSaved] = useState(initial);
  const [months, setMonths] = useState(initial);
  const save = useChange({
    mutationFn: () => api.organizationRetention.set.mutate({ organizationSlug, months }),
    says: () => t("saved"),
    onSuccess: () => setSaved(months),
  });
  const choices = [...new Set([...MONTHS, ...(saved === null ? [] : [saved])])].sort((a, b) => a - b);
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t("label")}
        </label>
        <Select
          id={id}
          value={months === null ? "" : String(months)}
          onChange={({ target }) => setMonths(target.value === "" ? null : Number(target.value))}
          options={[
            { value: "", label: t("keep") },
            ...choices.map((choice) => ({ value: String(choice), label: t("months", { count: choice }) })),
          ]}
          className="w-full sm:w-72"
        />
      </div>
      {months === null ? null : <Leavers organizationSlug={organizationSlug} months={months} />}
      {months === saved ? null : (
        <Button variant="primary" pending={save.isPending} onClick={() => save.mutate()}>
          {t("save")}
        </Button>
      )}
    </div>
  );
}

/** Lists the people whose records would be deleted now for a number of months. */
function Leavers({ organizationSlug, months }: { organizationSlug: string; months: number }) {
  const t = useTranslations("organizations.retention");
  const list = useInfiniteQuery(
    trpc.organizationRetention.preview.infiniteQueryOptions(
      { organizationSlug, months },
      { ...inPages, placeholderData: keepPreviousData },
    ),
  );
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  return (
    <div className="grid w-full gap-2 text-sm">
      <LoadFailed query={list} />
      <p aria-live="polite">{total === undefined ? t("counting") : t("total", { count: total })}</p>
      {people.length > 0 ? (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line">
          {people.map(({ email, displayName, lastRecordedAt }) => (
            <li key={email} className="flex flex-wrap justify-between gap-x-4 px-3.5 py-2">
              <span className="min-w-0 wrap-anywhere">
                {displayName ?? email} {displayName ? <span className="text-ink-muted">{email}</span> : null}
              </span>
              <LocalTime value={lastRecordedAt} format="date" className="text-ink-muted" />
            </li>
          ))}
        </ul>
      ) : null}
      <MoreButton list={list} label={t("more")} className="" />
    </div>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { NudgeDialog } from "./nudge-dialog.tsx";

type Props = { organizationSlug: string; mayManage: boolean };

/** Says to whom the weekly nudge is sent and when; managers change it. */
export function WeeklyNudge({ organizationSlug, mayManage }: Props) {
  const t = useTranslations("outreach.nudge");
  const headingId = useId();
  const [editing, setEditing] = useState(false);
  const query = useQuery(trpc.nudges.get.queryOptions({ organizationSlug }));
  const nudge = query.data ?? null;
  if (query.isSuccess && !mayManage && !nudge?.isOn) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="font-semibold">
          {t("title")}
        </h2>
        {mayManage && query.isSuccess ? (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t(nudge ? "edit" : "setUp")}
          </Button>
        ) : null}
      </div>
      <LoadFailed query={query} />
      {query.isSuccess && !nudge?.isOn ? <p className="text-ink-muted">{t("off")}</p> : null}
      {nudge?.isOn ? (
        <Card className="grid gap-1 px-4 py-3 sm:px-5">
          <p className="text-ink-muted">
            {nudge.senderName === null ? t("noSender") : t("from", { name: nudge.senderName })}
            {" · "}
            {nudge.inactiveDays === null ? null : t("toInactive", { days: nudge.inactiveDays })}
            {nudge.inactiveDays !== null && nudge.isToNotSharing ? " · " : null}
            {nudge.isToNotSharing ? t("toNotSharing") : null}
            {" · "}
            {t("next")} <LocalTime value={nudge.nextAt} />
          </p>
          <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{nudge.body}</p>
        </Card>
      ) : null}
      {editing ? (
        <NudgeDialog organizationSlug={organizationSlug} nudge={nudge} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { FileLink } from "#components/files/file-link.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { RecordedOutcome } from "./entry-values.ts";

type Version = Outputs["outcomes"]["get"]["versions"][number];
type Facts = Omit<Version, "replacedAt" | "replacedByName">;

/** Shows an outcome with its recorder, the reason why the applicant contests it, and on demand its former versions. */
export function OutcomeFacts({
  organizationSlug,
  outcome,
}: {
  organizationSlug: string;
  outcome: RecordedOutcome;
}) {
  const t = useTranslations("outcomeEntry");
  const { recordedAt, updatedAt, recordedByName, contest, contestedAt, mistakenAt } = outcome;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid min-w-0 gap-0.5">
      <Fields facts={outcome} />
      {outcome.proof ? <FileLink organizationSlug={organizationSlug} file={outcome.proof} /> : null}
      <span className="text-ink-muted">
        {t("recordedBy", { name: recordedByName })} <LocalTime value={recordedAt} format="date" />
      </span>
      {mistakenAt ? (
        <Badge tone="neutral" className="my-1 justify-self-start">
          {t("mistaken")}
        </Badge>
      ) : null}
      {contest && contestedAt ? (
        <div className="my-1 grid gap-0.5 rounded-control border border-line px-3 py-2">
          <span className="font-medium">
            {t("contested")} <LocalTime value={contestedAt} format="date" />
          </span>
          <span className="wrap-anywhere whitespace-pre-line">{contest}</span>
        </div>
      ) : null}
      {updatedAt === recordedAt ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2 justify-self-start"
        >
          {t(isOpen ? "hideVersions" : "showVersions")}
        </Button>
      )}
      {isOpen ? <Versions organizationSlug={organizationSlug} outcomeId={outcome.id} /> : null}
    </div>
  );
}

/** Shows the fields of an outcome or of a former version. */
function Fields({ facts }: { facts: Facts }) {
  const t = useTranslations("outcomeEntry");
  const format = useFormatter();
  const { kind, employer, title, happenedOn, basePay, place, startsOn, inField, source, evidence } = facts;
  const details = [
    inField === null ? null : t(`inFields.${inField ? "yes" : "no"}`),
    basePay &&
      `${format.number(basePay.amount, { style: "currency", currency: basePay.currency })} ${t(`periods.${basePay.period}`)}`,
    place,
    startsOn &&
      t("starts", { day: format.dateTime(new Date(startsOn), { dateStyle: "medium", timeZone: "UTC" }) }),
    t("fromSource", { source: t(`sources.${source}`) }),
    evidence && t("documentedBy", { evidence }),
  ].filter((detail) => detail !== null);
  return (
    <>
      <span className="font-medium wrap-anywhere">
        {[t(`kinds.${kind}`), title, employer].filter((part) => part !== null).join(" · ")}
      </span>
      <span className="text-ink-muted wrap-anywhere">
        {format.dateTime(new Date(happenedOn), { dateStyle: "medium", timeZone: "UTC" })} ·{" "}
        {details.join(" · ")}
      </span>
    </>
  );
}

/** Lists an outcome's former versions, the oldest first. */
function Versions(query: { organizationSlug: string; outcomeId: string }) {
  const t = useTranslations("outcomeEntry");
  const read = useQuery(trpc.outcomes.get.queryOptions(query));
  if (read.isLoadingError) return <LoadFailed query={read} />;
  if (!read.data) return <p className="text-ink-muted">{t("loading")}</p>;
  const { versions } = read.data;
  if (versions.length === 0) return <p className="text-ink-muted">{t("noVersions")}</p>;
  return (
    <ol aria-label={t("versions")} className="grid gap-2 border-l-2 border-line pl-3">
      {versions.map((version) => (
        <li key={version.replacedAt} className="grid gap-0.5">
          <Fields facts={version} />
          <span className="text-ink-muted">
            {version.mistakenAt ? `${t("mistaken")} · ` : null}
            {t("replacedBy", { name: version.replacedByName })}{" "}
            <LocalTime value={version.replacedAt} format="date" />
          </span>
        </li>
      ))}
    </ol>
  );
}

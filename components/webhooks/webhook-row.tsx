import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { DropdownMenuItem, RowMenu } from "#components/ui/dropdown-menu.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { useOperations, type Webhook } from "./operations.ts";

export type WebhookRowProps = {
  webhook: Webhook;
  onShow: () => void;
  onEdit: () => void;
  onTest: () => void;
  onStatus: (status: "active" | "paused") => void;
  onRotate: () => void;
  onDelete: () => void;
};

/** Shows one webhook: its URL, its event types, and whether deliveries arrive. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook, onShow, onEdit, onTest, onStatus, onRotate, onDelete } = props;
  const t = useTranslations("webhooks");
  const { types: offered } = useOperations();
  const { url, description, eventTypes, status, statusReason, failingSince, createdBy } = webhook;
  const types =
    eventTypes.length === offered.length
      ? t("allTypes")
      : t("typeCount", { count: eventTypes.length, types: eventTypes.join(", ") });
  return (
    <li className="flex items-start justify-between gap-4 py-4 pr-3 pl-5">
      <div className="grid min-w-0 justify-items-start gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-all">{url}</span>
          <StatusBadge webhook={webhook} />
        </p>
        {statusReason === null ? null : <p>{t(`statusReasons.${statusReason}`, limitsInTexts)}</p>}
        {description === null ? null : <p className="text-ink-muted">{description}</p>}
        <p className="text-ink-muted">{types}</p>
        {createdBy === null ? null : (
          <p className="text-ink-muted wrap-anywhere">
            {t("createdBy", { type: createdBy.type, name: createdBy.name ?? "" })}
          </p>
        )}
        {failingSince === null ? null : (
          <p className="text-ink-muted">
            {t("failingSince")} <LocalTime value={failingSince} format="dateTime" />
          </p>
        )}
        <Button size="sm" className="mt-1" onClick={onShow} aria-label={t("deliveriesOf", { url })}>
          {t("deliveries")}
        </Button>
      </div>
      <RowMenu label={t("actionsFor", { url })}>
        <DropdownMenuItem onSelect={onTest}>{t("sendTest")}</DropdownMenuItem>
        <DropdownMenuItem onSelect={onEdit}>{t("edit")}</DropdownMenuItem>
        {status === "active" ? (
          <DropdownMenuItem onSelect={() => onStatus("paused")}>{t("pause")}</DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => onStatus("active")}>{t("resume")}</DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onRotate}>{t("rotate")}</DropdownMenuItem>
        <DropdownMenuItem destructive onSelect={onDelete}>
          {t("delete")}
        </DropdownMenuItem>
      </RowMenu>
    </li>
  );
}

function StatusBadge({ webhook: { status, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  if (status === "failed") return <Badge tone="danger">{t("switchedOff")}</Badge>;
  if (status === "paused") return <Badge>{t("paused")}</Badge>;
  if (failingSince !== null) return <Badge tone="warning">{t("failing")}</Badge>;
  return <Badge tone="success">{t("active")}</Badge>;
}

import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { CardLink, ListCard } from "./list-card.tsx";

type Props = { slug: string; invitations: Outputs["organizationInvitations"]["list"] };

/** Invitations that nobody has answered yet. */
export function WaitingInvitations({ slug, invitations: { data } }: Props) {
  const t = useTranslations("staffToday");
  const roles = useTranslations("organizations.roles");
  return (
    <ListCard
      title={t("invitations")}
      footer={<CardLink href={`/o/${slug}/members`}>{t("members")}</CardLink>}
    >
      {data.map(({ id, email, role, status, sentAt }) => (
        <li key={id} className="grid gap-0.5 px-4 py-2.5 text-sm">
          <p className="truncate">{email}</p>
          <p className="flex flex-wrap items-center gap-2 text-ink-muted">
            <span>
              {roles(role)} · {t("sent")} <LocalTime value={sentAt} format="date" />
            </span>
            {status === "expired" ? <Badge tone="warning">{t("expired")}</Badge> : null}
          </p>
        </li>
      ))}
    </ListCard>
  );
}

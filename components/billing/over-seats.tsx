"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { can } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";

export type OverSeatsProps = {
  slug: string;
  role: Role;
  seats: { used: number; total: number; over: number };
  /** On the billing page itself, which needs no way to it. */
  onBillingPage?: boolean;
};

/** In place of what is closed to an organization over its seats: by how many, and both ways out. */
export function OverSeats({ slug, role, seats, onBillingPage = false }: OverSeatsProps) {
  const t = useTranslations("billing.over");
  const { used, total, over } = seats;
  const mayBuy = can(role, "billing.create_checkout_session");
  return (
    <Callout
      tone="warning"
      title={t("title", { over })}
      action={
        <>
          {mayBuy && !onBillingPage ? (
            <ButtonLink variant="primary" href={`/o/${slug}/billing`}>
              {t("addSeats")}
            </ButtonLink>
          ) : null}
          {can(role, "members.remove") ? (
            <ButtonLink href={`/o/${slug}/members`}>{t("removeApplicants")}</ButtonLink>
          ) : null}
        </>
      }
    >
      {t("text", { used, total })} {mayBuy ? null : t("askOwner")}
    </Callout>
  );
}

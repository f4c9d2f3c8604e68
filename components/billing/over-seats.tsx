"use client";
import { useTranslations } from "next-intl";
import type { Role } from "#components/organizations/sections.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Callout } from "#components/ui/callout.tsx";

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
  const isManager = role === "owner" || role === "admin";
  return (
    <Callout
      tone="warning"
      title={t("title", { over })}
      action={
        <>
          {role === "owner" && !onBillingPage ? (
            <ButtonLink variant="primary" href={`/o/${slug}/billing`}>
              {t("addSeats")}
            </ButtonLink>
          ) : null}
          {isManager ? <ButtonLink href={`/o/${slug}/members`}>{t("removeApplicants")}</ButtonLink> : null}
        </>
      }
    >
      {t("text", { used, total })} {role === "owner" ? null : t("askOwner")}
    </Callout>
  );
}

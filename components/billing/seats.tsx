import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { cn } from "#components/ui/cn.ts";
import { can } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";

export type OverSeatsProps = {
  slug: string;
  role: Role;
  seats: { used: number; total: number; over: number };
  /** True on the billing page, which needs no link to itself. */
  onBillingPage?: boolean;
};

/** Says, in place of features closed to an organization over its seats, how many are missing, and how to fix that. */
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

/** Shows the used seats as a bar, and who uses them. */
export function SeatsMeter({ seats }: { seats: Billing["seats"] }) {
  const t = useTranslations("billing.seats");
  const { used, total, over } = seats;
  const share = total === 0 ? (used > 0 ? 1 : 0) : Math.min(used / total, 1);
  const parts = [
    ["complimentary", seats.complimentary],
    ["purchased", seats.purchased],
    over > 0 ? (["over", over] as const) : (["available", seats.available] as const),
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{t("used", { used, total })}</p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <div
          className={cn("h-full rounded-full", over > 0 ? "bg-danger" : "bg-accent")}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <dl className="grid grid-cols-[repeat(3,auto)] gap-4">
        {parts.map(([name, count]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm text-ink-muted">{t(name)}</dt>
            <dd
              className={cn(
                "text-base font-medium tabular-nums",
                name === "over" ? "text-danger-text" : null,
              )}
            >
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export type Billing = Outputs["billing"]["get"];

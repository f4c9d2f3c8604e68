import { ArrowRight, SquareTerminal } from "lucide-react";
import { useTranslations } from "next-intl";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type RequestOriginProps = { redirectHost: string | null; verifiedHost: string | null };

/** Says where the person goes after answering, or that the app waits elsewhere; and how far the app's name can be trusted. */
export function RequestOrigin({ redirectHost, verifiedHost }: RequestOriginProps) {
  const t = useTranslations("oauth");
  const Icon = redirectHost === null ? SquareTerminal : ArrowRight;
  const leads = LOOPBACK.test(redirectHost ?? "") ? "leadsHere" : "leadsTo";
  const host = () => <strong className="font-semibold text-ink">{redirectHost}</strong>;
  return (
    <div className="grid gap-1 rounded-card border border-line bg-sunken px-4 py-3 text-sm leading-relaxed text-ink-muted">
      <p className="flex gap-2 wrap-anywhere">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{redirectHost === null ? t("waits") : t.rich(leads, { host })}</span>
      </p>
      <p className="pl-6">{verifiedHost === null ? t("unchecked") : t("named", { host: verifiedHost })}</p>
    </div>
  );
}

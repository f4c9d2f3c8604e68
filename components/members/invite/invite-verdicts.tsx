import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Verdicts } from "./invite-dialog.tsx";

const icons = { sent: Check, already_member: Minus, already_invited: Minus };

/** What became of each address. */
export function InviteVerdicts({ verdicts }: { verdicts: Verdicts }) {
  const t = useTranslations("members.invite");
  const sent = verdicts.filter(({ outcome }) => outcome === "sent").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="text-sm">
        {t("sentCount", { count: sent, others: verdicts.length - sent })}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {verdicts.map(({ email, outcome }) => {
          const Icon = icons[outcome];
          return (
            <li key={email} className="flex items-center justify-between gap-4 px-3 py-2 text-sm">
              <span className="truncate">{email}</span>
              <span
                className={
                  outcome === "sent"
                    ? "flex shrink-0 items-center gap-1.5 text-success-text"
                    : "flex shrink-0 items-center gap-1.5 text-ink-muted"
                }
              >
                <Icon aria-hidden className="size-4" />
                {t(`outcome.${outcome}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { Check, Minus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Address } from "./addresses.ts";
import type { Verdicts } from "./invite.ts";

const icons = { sent: Check, already_member: Minus, already_invited: Minus };

export type InviteVerdictsProps = { verdicts: Verdicts; unreadable: readonly Address[] };

/** What became of each address, and of each line that held none. */
export function InviteVerdicts({ verdicts, unreadable }: InviteVerdictsProps) {
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
        {unreadable.map(({ line, text }) => (
          <li key={`${line} ${text}`} className="flex items-center justify-between gap-4 px-3 py-2 text-sm">
            <span className="truncate">{t("unreadableLine", { line, text })}</span>
            <span className="flex shrink-0 items-center gap-1.5 text-danger-text">
              <X aria-hidden className="size-4" />
              {t("outcome.unreadable")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

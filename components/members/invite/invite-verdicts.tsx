import { Check, Minus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LeftOut } from "./addresses.ts";
import type { Verdicts } from "./invite.ts";

const LOOKS = {
  sent: { icon: Check, tone: "text-success-text" },
  already_member: { icon: Minus, tone: "text-ink-muted" },
  already_invited: { icon: Minus, tone: "text-ink-muted" },
  repeated: { icon: Minus, tone: "text-ink-muted" },
  unreadable: { icon: X, tone: "text-danger-text" },
} as const;

export type InviteVerdictsProps = { verdicts: Verdicts; leftOut: readonly LeftOut[] };

/** What became of each address, and of each line that held none, or one once more; first what needs a look. */
export function InviteVerdicts({ verdicts, leftOut }: InviteVerdictsProps) {
  const t = useTranslations("members.invite");
  const sent = verdicts.filter(({ outcome }) => outcome === "sent");
  const others = verdicts.filter(({ outcome }) => outcome !== "sent");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="text-sm">
        {t("sentCount", { count: sent.length, others: others.length })}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {leftOut.map(({ line, text, kind }) => (
          <Verdict key={`${line} ${text}`} of={t("unreadableLine", { line, text })} outcome={kind} />
        ))}
        {[...others, ...sent].map(({ email, outcome }) => (
          <Verdict key={email} of={email} outcome={outcome} />
        ))}
      </ul>
    </div>
  );
}

function Verdict({ of, outcome }: { of: string; outcome: keyof typeof LOOKS }) {
  const t = useTranslations("members.invite.outcome");
  const { icon: Icon, tone } = LOOKS[outcome];
  return (
    <li className="flex items-center justify-between gap-4 px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{of}</span>
      <span className={`flex shrink-0 items-center gap-1.5 ${tone}`}>
        <Icon aria-hidden className="size-4" />
        {t(outcome)}
      </span>
    </li>
  );
}

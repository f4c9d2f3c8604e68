import { CalendarX2, EyeOff, MessageSquareWarning, Moon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { Reason } from "../roster-data.ts";

const LOOKS = {
  no_share: { icon: EyeOff, tone: "neutral" },
  no_activity_14_days: { icon: Moon, tone: "danger" },
  no_applications_7_days: { icon: CalendarX2, tone: "warning" },
  interview_without_feedback: { icon: MessageSquareWarning, tone: "info" },
} as const;

export type ReasonBadgeProps = {
  reason: Reason;
  /** True to show only the icon, with the words in a tooltip and for screen readers. */
  isShort?: boolean;
};

/** Shows in a word or two why an applicant needs a coach. */
export function ReasonBadge({ reason, isShort = false }: ReasonBadgeProps) {
  const t = useTranslations("roster.reasons");
  const { icon: Icon, tone } = LOOKS[reason];
  const name = t(reason);
  return (
    <Badge tone={tone} {...(isShort ? { "data-tooltip": name } : {})}>
      <Icon aria-hidden />
      {isShort ? <span className="sr-only">{name}</span> : name}
    </Badge>
  );
}

import {
  Archive,
  BadgeCheck,
  Bookmark,
  CircleX,
  Gift,
  type LucideIcon,
  MessagesSquare,
  Send,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { Status } from "#domain/values.ts";

/** Each status's sign. Its colors hang on `data-status` (app/tokens.css), its name is `status.<status>` in the messages. */
const statusIcons: Record<Status, LucideIcon> = {
  saved: Bookmark,
  applied: Send,
  interviewing: MessagesSquare,
  offer: Gift,
  rejected: CircleX,
  accepted: BadgeCheck,
  archived: Archive,
};

/** A card's status as icon and word in its hue: the same wherever a status is shown. */
export function StatusBadge({ status, className }: { status: Status; className?: string }) {
  const t = useTranslations("status");
  const Icon = statusIcons[status];
  return (
    <span data-status={status} className={cn("status-badge", className)}>
      <Icon aria-hidden />
      {t(status)}
    </span>
  );
}

/** A status's sign in its color; silent, so its name stands beside it. */
export function StatusIcon({ status, className }: { status: Status; className?: string }) {
  const Icon = statusIcons[status];
  return <Icon aria-hidden data-status={status} className={cn("size-4 shrink-0 text-status", className)} />;
}

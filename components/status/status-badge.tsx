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

/** The icon of each status. Its colors depend on `data-status` (app/tokens.css), its name is `status.<status>` in the messages. */
const statusIcons: Record<Status, LucideIcon> = {
  saved: Bookmark,
  applied: Send,
  interviewing: MessagesSquare,
  offer: Gift,
  rejected: CircleX,
  accepted: BadgeCheck,
  archived: Archive,
};

/** Shows a card's status as icon and word in its color, the same everywhere. */
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

/** Shows a status's icon in its color; hidden from screen readers, so its name must be beside it. */
export function StatusIcon({ status, className }: { status: Status; className?: string }) {
  const Icon = statusIcons[status];
  return <Icon aria-hidden data-status={status} className={cn("size-4 shrink-0 text-status", className)} />;
}
